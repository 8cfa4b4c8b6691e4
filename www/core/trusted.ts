/**
 * Trusted Types: where the browser has them, the page's security policy refuses to start any script
 * whose address has not been looked at here.
 */

/** The page's policy names it. */
const POLICY = "forward-check";

interface Policy {
  createScriptURL: (address: string) => string;
}

declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

function ownAddress(address: string) {
  const { origin } = new URL(address);
  if (origin === new URL(import.meta.url).origin) return address;
  throw new TypeError(`A script of ${origin} is none of this site.`);
}

const rules = { createScriptURL: ownAddress };
const policy = globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules;

/**
 * The address of a worker of this site, as the browser wants it.
 * @throws if it is another site's
 */
export const ownScript = (address: URL) => policy.createScriptURL(address.href);
