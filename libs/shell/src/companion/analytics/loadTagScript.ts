import { pageNonce } from '../../browser/browserDoors.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

const allowed = ['/sandbox/tags/', 'https://www.googletagmanager.com/'];
let policy: { createScriptURL: (address: string) => string } | undefined;

function trusted(address: string): string {
  if (!allowed.some((each) => address.startsWith(each))) throw new Error('No tag comes from there');
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('foyer-tags', { createScriptURL: (each) => each });
  return policy.createScriptURL(address);
}

/** Loads a tag's script; failures, as by a blocker, are ignored. */
export function loadTagScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.nonce = pageNonce() ?? '';
  script.src = trusted(address);
  script.onerror = () => script.remove();
  document.head.append(script);
}
