import { createHmac, timingSafeEqual } from 'node:crypto';
import { seconds } from '../../../platform/time/units.ts';

/** Time for which an address opens a stream by itself. */
export const addressMs = seconds(60);

/** What an address opens. Everything is in the address, so that a reload of a playlist asks no database. */
export interface Grant {
  sessionId: string;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
}

const signature = (sealingKey: string | Buffer, text: string): Buffer =>
  createHmac('sha256', sealingKey).update(`playback\0${text}`).digest();

const playlistFolder = (sessionId: string): string => `/stream/play/${sessionId}`;

function isSigned(sealingKey: string | Buffer, text: string, signed: string): boolean {
  const [given, right] = [Buffer.from(signed, 'base64url'), signature(sealingKey, text)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Returns the folder of a session's playlists. */
export function signedFolder(sealingKey: string | Buffer, grant: Grant): string {
  const times = [grant.startsAt, grant.endsAt, grant.expiresAt]
    .map((at) => at.getTime().toString(36))
    .join('.');
  const signed = signature(sealingKey, `${grant.sessionId}.${times}`).toString('base64url');
  return `${playlistFolder(grant.sessionId)}/${times}.${signed}`;
}

/** Reads a signed folder; undefined if its signature is wrong. The caller checks its time. */
export function readFolder(sealingKey: string | Buffer, sessionId: string, text: string): Grant | undefined {
  const [startsAt, endsAt, expiresAt, signed = ''] = text.split('.');
  if (!isSigned(sealingKey, `${sessionId}.${startsAt}.${endsAt}.${expiresAt}`, signed)) return undefined;
  const at = (part: string | undefined) => new Date(Number.parseInt(part!, 36));
  return { sessionId, startsAt: at(startsAt), endsAt: at(endsAt), expiresAt: at(expiresAt) };
}

const cookieName = 'foyer-stream';

/** Returns the cookie that opens a session's playlists as long as its lease is renewed. */
export function sessionCookie(sealingKey: string | Buffer, sessionId: string, isSecure: boolean): string {
  const value = signature(sealingKey, `cookie.${sessionId}`).toString('base64url');
  const attributes = `Path=${playlistFolder(sessionId)}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${cookieName}=${value}; ${attributes}`;
}

/** Tells whether a request has the cookie of a session. */
export function hasSessionCookie(
  sealingKey: string | Buffer,
  sessionId: string,
  header: string | undefined,
): boolean {
  const values = (header ?? '').split('; ').filter((pair) => pair.startsWith(`${cookieName}=`));
  return values.some((pair) =>
    isSigned(sealingKey, `cookie.${sessionId}`, pair.slice(cookieName.length + 1)),
  );
}
