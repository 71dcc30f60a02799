import type { Sealer } from '../../../platform/security/sealing.ts';

/** Content of a code, which is this grant sealed, so that no table holds what opens a session [AZ-06]. */
export interface ExchangeGrant {
  /** Id under which the code is consumed, once. */
  codeId: string;
  userId: string;
  /** Session that requested the code; the code ends with it. */
  sessionId: string;
  hostOrigin: string;
  expiresAt: string;
}

const purpose = 'exchangeCode';
const names = ['codeId', 'userId', 'sessionId', 'hostOrigin', 'expiresAt'] as const;
const isGrant = (value: unknown): value is ExchangeGrant =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

export const sealGrant = (sealer: Sealer, grant: ExchangeGrant): string =>
  sealer.seal(JSON.stringify(grant), purpose).toString('base64url');

/** Unseals a code; undefined if it is foreign or was altered. */
export function unsealGrant(sealer: Sealer, code: string): ExchangeGrant | undefined {
  const bytes = Buffer.from(code, 'base64url');
  // Accepts only the canonical spelling: the last base64 character has bits without meaning.
  if (bytes.toString('base64url') !== code) return undefined;
  try {
    const grant: unknown = JSON.parse(sealer.unseal(bytes, purpose));
    return isGrant(grant) ? grant : undefined;
  } catch {
    return undefined;
  }
}
