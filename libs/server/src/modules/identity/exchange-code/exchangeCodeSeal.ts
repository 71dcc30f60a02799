import type { Sealer } from '../../../security/sealing.ts';

/** What a code is good for; sealed, it is the code itself, so that no table has what opens a session [AZ-06]. */
export interface ExchangeGrant {
  /** Under this it is used, once. */
  codeId: string;
  userId: string;
  /** The session that asked for it: with its end the code is dead too. */
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

/** What a code says; nothing where it is none of ours, or was changed. */
export function unsealGrant(sealer: Sealer, code: string): ExchangeGrant | undefined {
  const bytes = Buffer.from(code, 'base64url');
  // One code has one spelling: the last letter of base64 has bits that mean nothing.
  if (bytes.toString('base64url') !== code) return undefined;
  try {
    const grant: unknown = JSON.parse(sealer.unseal(bytes, purpose));
    return isGrant(grant) ? grant : undefined;
  } catch {
    return undefined;
  }
}
