export * from "@preact/signals";
export * from "preact";
export * from "preact/hooks";
export { jsx, jsxs } from "preact/jsx-runtime";
