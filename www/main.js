import init from "./pkg/forward_check.js";

await init();
document.documentElement.dataset.ready = "true";
