import { importPKCS8, SignJWT } from 'jose';
import type { ClientProof } from './signInSettings.ts';

const lifetimeSeconds = 300;

/**
 * Signs Apple's client secret, a token by the team's own key. It is created for each exchange and valid for five
 * minutes.
 * @param audience issuer that the token is for
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
