/** Trusted Types: the page's policy only starts scripts whose address passed the check here. */

/** As in the Content-Security-Policy. */
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
  throw new TypeError(`A script of ${origin} is not part of this site.`);
}

const rules = { createScriptURL: ownAddress };
const policy = globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules;

/**
 * The address of one of this site's workers.
 * @throws for any other site
 */
export const ownScript = (address: URL) => policy.createScriptURL(address.href);
