import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../security/clock.ts';
import { seconds } from '../../time/units.ts';
import type { GoogleWalletSettings } from './walletSettings.ts';

/** Kinds of what Google Wallet keeps: what an event is, and one pass for it. */
type GoogleRecordKind = 'eventTicketClass' | 'eventTicketObject';
export interface GoogleRecord {
  id: string;
}
/** Creates or replaces a record at Google Wallet. */
export type SaveGoogleRecord = (kind: GoogleRecordKind, record: GoogleRecord) => Promise<void>;

const tokenUrl = 'https://oauth2.googleapis.com/token';
const apiUrl = 'https://walletobjects.googleapis.com/walletobjects/v1';
const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const timeoutMs = seconds(8);
/** A token is renewed this long before it ends. */
const marginMs = seconds(60);

type Fetch = typeof globalThis.fetch;

/** Asks for an access token of the service account, and keeps it while it is good (RFC 7523). */
function accessTokens({ account, privateKey }: GoogleWalletSettings, clock: Clock, fetch: Fetch) {
  let kept: { token: string; until: number } | undefined;
  return async (): Promise<string> => {
    const now = clock();
    if (kept && now.getTime() < kept.until) return kept.token;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(tokenUrl)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + seconds(3600)))
      .sign(createPrivateKey(privateKey));
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: grant, assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`Google's token endpoint answers ${answer.status}`);
    const { access_token: token, expires_in: lasts } = (await answer.json()) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof lasts !== 'number')
      throw new Error("Google's token endpoint sent an unreadable answer");
    kept = { token, until: now.getTime() + seconds(lasts) - marginMs };
    return token;
  };
}

/**
 * Saves records by Google's API, as the service account: replaces one that is there, else creates it.
 * @throws Error for any other answer than that it was saved
 */
export function googlePassStore(
  settings: GoogleWalletSettings,
  clock: Clock,
  fetch: Fetch = globalThis.fetch,
): SaveGoogleRecord {
  const accessToken = accessTokens(settings, clock, fetch);
  return async (kind, record) => {
    const send = async (method: 'PUT' | 'POST', path: string) =>
      fetch(`${apiUrl}/${path}`, {
        method,
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify(record),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    let answer = await send('PUT', `${kind}/${encodeURIComponent(record.id)}`);
    if (answer.status === 404) answer = await send('POST', kind);
    // Created by another request meanwhile, of the same words.
    if (!answer.ok && answer.status !== 409)
      throw new Error(`Google Wallet answers ${answer.status} to a ${kind}`);
  };
}
