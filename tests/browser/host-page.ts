/** A page on another site than the game. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves a page that embeds the game. */
export async function hostOf(page: string) {
  const server = createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end(page),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}
