import type { ConferenceMedia, OpenConferenceMediaRequest } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { findConference, findGuest, keepMedia, takeMedia } from './conferenceRepository.ts';
import { readPlace } from './conferenceService.ts';
import { inProcessEndpoint, inProcessServer, isInProcess } from '../stage-media/inProcessMedia.ts';
import { hasOwnMedia } from './conferencePolicy.ts';
import {
  MediaServerError,
  whipServer,
  type MediaResource,
  type MediaServer,
} from '../stage-media/mediaServer.ts';
import { mediaTokenContext } from './organiseConference.ts';

interface Guest {
  platform: Platform;
  userId: string;
  site: EventScope;
}

interface Connection {
  eventId: string;
  way: 'publish' | 'watch';
  address: string;
}

const serverOf = (platform: Platform, { address }: MediaResource): MediaServer =>
  isInProcess(address) ? inProcessServer(platform) : whipServer;

const contextOf = (userId: string): string => `conferenceMedia:${userId}`;

function readConnection({ platform, userId }: Guest, mediaId: string): Connection {
  try {
    const text = platform.sealer.unseal(Buffer.from(mediaId, 'base64url'), contextOf(userId));
    return JSON.parse(text) as Connection;
  } catch {
    throw failure('notFound');
  }
}

/** Opens the token of a stage's media server. */
async function resourceOf(
  { database, sealer }: Platform,
  { eventId, address }: Pick<Connection, 'eventId' | 'address'>,
): Promise<MediaResource> {
  const sealed = (await findConference(database.query, eventId))?.sealedMediaToken;
  return { address, token: sealed ? sealer.unseal(sealed, mediaTokenContext(eventId)) : null };
}

async function orUnavailable<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof MediaServerError ? failure('stageUnavailable') : error;
  }
}

/**
 * Connects a guest with the stage. One guest sends once: what was sent before, as by a page that was reloaded, ends.
 * No transaction is open while the media server is asked.
 */
export async function openMedia(
  guest: Guest,
  { eventId, way, offer }: OpenConferenceMediaRequest,
): Promise<ConferenceMedia> {
  const { platform, userId, site } = guest;
  const { database } = platform;
  const { step } = await inTransaction(database, (tx, now) =>
    readPlace({ tx, now, userId, site, platform }, eventId),
  );
  if (step !== 'ready') throw failure('conferenceNotInvited');
  const conference = found(await findConference(database.query, eventId));
  const endpoint = hasOwnMedia(conference, platform.config)
    ? inProcessEndpoint({ eventId, userId, way })
    : conference[way === 'publish' ? 'publishUrl' : 'watchUrl'];
  if (endpoint === null) throw failure('stageUnavailable');
  if (way === 'publish') await endPublished(platform, { eventId, userId });
  const resource = await resourceOf(platform, { eventId, address: endpoint });
  const media = serverOf(platform, resource);
  const { address, answer } = await orUnavailable(media.open(resource, offer));
  const text = JSON.stringify({ eventId, way, address } satisfies Connection);
  const sealed = platform.sealer.seal(text, contextOf(userId));
  const isKept =
    way === 'watch' ||
    (await inTransaction(database, (tx) => keepMedia(tx, { eventId, userId, sealedMedia: sealed })));
  if (!isKept) {
    // Taken off the stage while the media server answered.
    await media.close({ ...resource, address });
    throw failure('conferenceNotInvited');
  }
  return { mediaId: sealed.toString('base64url'), answer };
}

/** Ends what a guest sends. */
export async function endPublished(
  platform: Platform,
  guest: { eventId: string; userId: string },
): Promise<void> {
  const sealed = await inTransaction(platform.database, (tx) => takeMedia(tx, guest));
  if (!sealed) return;
  const { address } = JSON.parse(platform.sealer.unseal(sealed, contextOf(guest.userId))) as Connection;
  const resource = await resourceOf(platform, { eventId: guest.eventId, address });
  await serverOf(platform, resource).close(resource);
}

export async function restartMedia(
  guest: Guest,
  { mediaId, fragment }: { mediaId: string; fragment: string },
): Promise<{ fragment: string }> {
  const connection = readConnection(guest, mediaId);
  const { userId, platform } = guest;
  const row = await findGuest(platform.database.query, { eventId: connection.eventId, userId });
  if (row?.state !== 'ready') throw failure('notFound');
  const resource = await resourceOf(platform, connection);
  return { fragment: await orUnavailable(serverOf(platform, resource).restart(resource, fragment)) };
}

export async function closeMedia(guest: Guest, mediaId: string): Promise<{ ok: true }> {
  const connection = readConnection(guest, mediaId);
  const resource = await resourceOf(guest.platform, connection);
  await serverOf(guest.platform, resource).close(resource);
  return { ok: true };
}
