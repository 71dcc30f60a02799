import type { Platform } from '../../platform/platform.ts';
import { hashSeed, type RoomPlace, type WaitingRoom } from './waitingRoom.ts';

type TokenContent = [placeId: string, userId: string, number: number | null];

/** Of one room: a room that was closed and made anew has another seed. */
const contextOf = ({ eventId, seed }: WaitingRoom): string => `roomPlace:${eventId}:${hashSeed(seed)}`;

/** Cookie with the token of an event's place; the waiting page sets it. */
export const placeCookie = (eventId: string): string => `foyer-place-${eventId}`;

/** Seals a place in line, so that its owner can present it and it can't be forged or changed. */
export function placeToken({ sealer }: Platform, room: WaitingRoom, place: RoomPlace): string {
  const content: TokenContent = [place.placeId, place.userId, place.number];
  return sealer.seal(JSON.stringify(content), contextOf(room)).toString('base64url');
}

/** Opens the token of a room; undefined for a forged one, and one of another room. */
function openPlace({ sealer }: Platform, room: WaitingRoom, token: string): RoomPlace | undefined {
  try {
    const text = sealer.unseal(Buffer.from(token, 'base64url'), contextOf(room));
    const [placeId, userId, number] = JSON.parse(text) as TokenContent;
    return { placeId, userId, number };
  } catch {
    return undefined;
  }
}

/** Reads the place that a request shows in its cookies. */
export function placeOf(
  platform: Platform,
  room: WaitingRoom,
  cookies: string | undefined,
): RoomPlace | undefined {
  const prefix = `${placeCookie(room.eventId)}=`;
  const cookie = cookies
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(prefix));
  return cookie === undefined ? undefined : openPlace(platform, room, cookie.slice(prefix.length));
}
