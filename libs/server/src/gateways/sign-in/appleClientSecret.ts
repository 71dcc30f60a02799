import { importPKCS8, SignJWT } from 'jose';
import type { ClientProof } from './signInSettings.ts';

const lifetimeSeconds = 300;

/**
 * Apple knows no client secret but a token that the team's own key has signed. It is made anew for every exchange, and
 * good for five minutes.
 * @param audience the issuer that it is meant for
 */
export async function appleClientSecret(
  { teamId, keyId, privateKey }: Extract<ClientProof, { kind: 'appleKey' }>,
  { clientId, audience }: { clientId: string; audience: string },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
