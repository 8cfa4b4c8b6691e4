/** What the development server does like a host of the packed site. */
import type { Plugin } from "vite";

/** Files whose public address differs from their place in `www/`, from the root of the site. */
const PLACES: Record<string, string> = {
  // Of what cargo compiled; the packed site has all.
  "/LICENSES.txt": "/www/pkg/LICENSES.txt",
  // The service worker controls what is below it, so it is at the root.
  "/sw.js": "/www/offline/sw.ts",
  "/www/embed.js": "/www/embedding/embed.ts",
};

export function development(): Plugin {
  return {
    name: "development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://host");
        // Browsers ask for an icon at the root of every host.
        if (pathname === "/favicon.ico") return response.writeHead(204).end();
        request.url = PLACES[pathname] ?? request.url;
        next();
      });
      // Only the address goes to stdout, for scripts; the rest is for people.
      server.printUrls = () => {
        console.log(`Forward Check is at ${server.resolvedUrls?.local[0]}`);
        console.error(
          "A change in www/ is shown at once. After a change in src/, run `cargo xtask play` again. Ctrl-C stops it.",
        );
      };
    },
  };
}
