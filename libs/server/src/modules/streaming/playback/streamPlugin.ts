import type { FastifyInstance } from 'fastify';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { FreshCache } from '../../../platform/caching/freshCache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';
import { readSegment } from '../show/showOrigin.ts';
import {
  captionSegment,
  masterPlaylist,
  mediaPlaylist,
  tracks,
  type ShowTime,
  type ShowTrack,
} from '../show/showPlaylists.ts';
import { hasSessionCookie, readFolder, sessionCookie, type Grant } from './manifestAddress.ts';
import { hasLease, openSession } from './playbackRepository.ts';

const offsets = stateKey<FreshCache<number>>('offset of playlists');

/** Returns database time by an offset that is a second old at most: playlists are reloaded too often to ask each time. */
async function playlistTime({ clock, database, state }: Platform): Promise<Date> {
  const cache = state.of(offsets, () => new FreshCache<number>({ clock, maxSize: 1 }));
  const offsetMs = await cache.read(
    'offset',
    seconds(1),
    async () => (await readDatabaseTime(database.query)).getTime() - clock().getTime(),
  );
  return new Date(clock().getTime() + offsetMs);
}

const playlistType = 'application/vnd.apple.mpegurl';
const forEver = 'public, max-age=31536000, immutable';

const recentPlaylists = stateKey<FreshCache<string>>('playlists');
const mostKept = 1000;

/** Writes the playlist of a track, which is the same for all viewers, once a second. */
function recentPlaylist(
  { state, clock }: Platform,
  track: ShowTrack | 'captions',
  show: ShowTime,
  now: Date,
): Promise<string> {
  const cache = state.of(recentPlaylists, () => new FreshCache<string>({ clock, maxSize: mostKept }));
  const key = `${track} ${show.startsAt.getTime()} ${show.endsAt.getTime()}`;
  return cache.read(key, seconds(1), () => Promise.resolve(mediaPlaylist(track, show, now)));
}

/** Tells whether a folder opens at a time: by itself, or by the cookie of a session whose lease is renewed. */
async function opens(
  { config, database }: Platform,
  { sessionId, expiresAt }: Grant,
  { cookie, now }: { cookie: string | undefined; now: Date },
): Promise<boolean> {
  if (now < expiresAt) return true;
  return hasSessionCookie(config.sealingKey, sessionId, cookie) && hasLease(database.query, sessionId, now);
}

/** Serves the playlists of a session, and the segments of the sample show, which carry no session. */
export function streamPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.get<{ Params: { sessionId: string; grant: string; file: string } }>(
    '/stream/play/:sessionId/:grant/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: {
            sessionId: { type: 'string', format: 'uuid' },
            grant: {
              type: 'string',
              maxLength: 120,
              pattern: '^[0-9a-z]+\\.[0-9a-z]+\\.[0-9a-z]+\\.[\\w-]{43}$',
            },
            file: { type: 'string', enum: ['master', ...tracks, 'captions'].map((name) => `${name}.m3u8`) },
          },
        },
      },
    },
    async (request, reply) => {
      const { sessionId, grant, file } = request.params;
      const { sealingKey, origin } = platform.config;
      void reply.header('cache-control', 'private, no-store');
      const given = readFolder(sealingKey, sessionId, grant);
      const now = await playlistTime(platform);
      if (!given || !(await opens(platform, given, { cookie: request.headers.cookie, now })))
        return reply.code(403).send();
      // Only the first to open the session gets the cookie, so that a copied address ends with its signature.
      if (
        file === 'master.m3u8' &&
        (await inTransaction(platform.database, (tx) => openSession(tx, sessionId)))
      )
        void reply.header('set-cookie', sessionCookie(sealingKey, sessionId, origin.startsWith('https:')));
      const name = file.slice(0, -'.m3u8'.length) as ShowTrack | 'captions' | 'master';
      const text = name === 'master' ? masterPlaylist() : await recentPlaylist(platform, name, given, now);
      return reply.type(playlistType).send(text);
    },
  );

  app.get<{ Params: { file: string } }>(
    '/stream/show/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: {
            file: {
              type: 'string',
              pattern: `^((${tracks.join('|')})([0-7]\\.m4s|\\.mp4)|captions[0-7]\\.vtt)$`,
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      void reply.header('access-control-allow-origin', '*');
      if (file.endsWith('.vtt'))
        return reply
          .header('cache-control', forEver)
          .type('text/vtt')
          .send(captionSegment(Number(/\d/.exec(file)![0])));
      const content = await readSegment(platform, file);
      void reply.header('cache-control', forEver);
      return reply.type(file.startsWith('video') ? 'video/mp4' : 'audio/mp4').send(content);
    },
  );
}
