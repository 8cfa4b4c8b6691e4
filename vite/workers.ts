/**
 * Workers of the packed page. Vite recognizes `new Worker(new URL("…", import.meta.url))`; the page passes that address
 * through its Trusted Types policy first (`www/core/trusted.ts`), so here it becomes an import that Vite knows.
 */
import type { Plugin } from "vite";

const NAMED = /new URL\("(\.[\w./-]+\.worker\.ts)", import\.meta\.url\)/g;

/** A module in which the addresses of workers are imports; null if it names none. */
export function withImportedWorkers(code: string): string | null {
  const imports: string[] = [];
  const text = code.replace(NAMED, (_, file) => {
    const name = `worker_${imports.length}`;
    imports.push(`import ${name} from "${file}?worker&url";\n`);
    return `new URL(${name}, import.meta.url)`;
  });
  // At the end: what the page throws still names its line.
  return imports.length > 0 ? text + imports.join("") : null;
}

export function namedWorkers(): Plugin {
  return {
    name: "named-workers",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: NAMED },
      handler: (code) => withImportedWorkers(code),
    },
  };
}
