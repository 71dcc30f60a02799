interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const policies = new Map<string, ScriptPolicy>();

/**
 * Returns the address of a script as Trusted Types accept it; as it is where a browser has none of them.
 * @param policy its name, which the page's Content-Security-Policy has to allow
 * @param homes beginnings of addresses that the policy accepts
 * @throws Error for any other address
 */
export function trustedScript(address: string, policy: string, homes: readonly string[]): string {
  if (!homes.some((home) => address.startsWith(home))) throw new Error('No script comes from there');
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const known =
    policies.get(policy) ?? trustedTypes.createPolicy(policy, { createScriptURL: (each) => each });
  policies.set(policy, known);
  return known.createScriptURL(address);
}
