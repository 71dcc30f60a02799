import { isIPv4 } from 'node:net';

type Variables = Record<string, string | undefined>;

/** Reads a switch. @throws Error for anything but on and off */
function isOn(variables: Variables, name: string): boolean {
  const text = variables[name];
  if (text && text !== 'on' && text !== 'off') throw new Error(`${name}=${text} is neither on nor off`);
  return text === 'on';
}

/**
 * Tells whether the sandbox is on: its mailbox, clock, payment gateway and hosted card fields. Off by default, because
 * the mailbox shows every mailed link and the gateway sells for test cards. FOYER_SANDBOX
 */
export const isSandboxIn = (variables: Variables): boolean => isOn(variables, 'FOYER_SANDBOX');

/** Tells whether the sample is wanted. FOYER_SAMPLE */
export const isSampleWanted = (variables: Variables): boolean => isOn(variables, 'FOYER_SAMPLE');

const isLoopback = (address: string): boolean =>
  address === 'localhost' || address === '::1' || (isIPv4(address) && address.startsWith('127.'));

/** Tells whether an origin is of this machine alone: `localhost`, a name below it, or a loopback address. */
export function isLocalOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isLoopback(host) || host.endsWith('.localhost');
}

/** @throws Error if the variable exposes the sandbox to other machines and FOYER_SANDBOX_EXPOSED=on does not allow it */
function checkExposed(variables: Variables, name: string, value: string): void {
  if (isOn(variables, 'FOYER_SANDBOX_EXPOSED')) return;
  throw new Error(
    `${name}=${value} would show the sandbox, with every mailed link, to other machines. ` +
      `Remove ${name}, or allow it with FOYER_SANDBOX_EXPOSED=on.`,
  );
}

/**
 * Returns the address to listen on: by default all interfaces, in the sandbox the loopback interface only. FOYER_BIND
 * @throws Error if the sandbox would be reachable from other hosts and FOYER_SANDBOX_EXPOSED=on does not allow it
 */
export function bindAddressIn(variables: Variables): string {
  const isSandbox = isSandboxIn(variables);
  const address = variables.FOYER_BIND || (isSandbox ? '127.0.0.1' : '0.0.0.0');
  if (isSandbox && !isLoopback(address)) checkExposed(variables, 'FOYER_BIND', address);
  return address;
}

/**
 * Refuses a sandbox with a public origin: behind a proxy it is reachable although it listens on this machine only.
 * @throws Error if FOYER_SANDBOX_EXPOSED=on does not allow it
 */
export function checkSandboxOrigin(variables: Variables, origin: string): void {
  if (isSandboxIn(variables) && !isLocalOrigin(origin)) checkExposed(variables, 'FOYER_ORIGIN', origin);
}

/**
 * Refuses a shop in production whose visitors would send passwords and links in the clear, and whose pages browsers would not
 * trust with payments and entry codes. A trial on a private network runs in another environment, or with the sandbox.
 * @throws Error
 */
export function checkSecureOrigin(variables: Variables, origin: string): void {
  if (isSandboxIn(variables) || variables.NODE_ENV !== 'production') return;
  if (origin.startsWith('http:') && !isLocalOrigin(origin))
    throw new Error(`FOYER_ORIGIN=${origin} must be https with NODE_ENV=production`);
}

/**
 * Refuses the sample catalogue and its demo accounts, which have a public password, outside the sandbox and in
 * production.
 * @throws Error
 */
export function checkSampleAllowed(variables: Variables): void {
  if (isSandboxIn(variables) && variables.NODE_ENV !== 'production') return;
  throw new Error(
    'The sample catalogue is for the sandbox only: set FOYER_SANDBOX=on, and do not set NODE_ENV=production. Nothing was written.',
  );
}
