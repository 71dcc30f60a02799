import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { deleteLeases, deleteWatched, listWatched } from './playbackRepository.ts';
import { playbackRoutes } from './playbackRoutes.ts';
import { streamPlugin } from './streamPlugin.ts';

const mostBytes = 1024 * 1024;

/** Bytes that no compression makes fewer. */
const noise = randomBytes(mostBytes);

/** Measures a connection: so many bytes down, and up what a page sends. */
function connectionCheck(app: FastifyInstance): void {
  app.get<{ Params: { size: number } }>(
    '/stream/check/:size',
    {
      schema: {
        params: {
          type: 'object',
          properties: { size: { type: 'integer', minimum: 1, maximum: mostBytes } },
        },
      },
    },
    (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return reply.type('application/octet-stream').send(noise.subarray(0, request.params.size));
    },
  );
  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, _body, parsed) => parsed(null),
    );
    scope.post('/stream/check', { bodyLimit: mostBytes }, (_request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return reply.code(204).send();
    });
    done();
  });
}

const mostExported = 1000;

/** Playback of streams: one session per user, its playlists, and who has watched. */
export const playbackModule = {
  routes: playbackRoutes,
  plugins: [streamPlugin, connectionCheck],
  tables: {
    playbackLease: { leftOut: 'the last playback session, of a stream that watchedStreams names' },
    streamViewer: { exportedAs: 'watchedStreams' },
    streamMinute: { exportedAs: 'watchedStreams' },
    streamFeedback: { exportedAs: 'watchedStreams' },
  },
  personalData: [
    {
      exportData: async (db, { userId }, { locale }) => ({
        watchedStreams: (await listWatched(db, userId, mostExported)).map(
          ({ eventId, names, firstWatchedAt, minutes, country, rating, comment }) => ({
            eventId,
            eventName: inLocale(names, locale),
            firstWatchedAt: firstWatchedAt.toISOString(),
            minutes,
            ...(country === null ? {} : { country }),
            ...(rating === null ? {} : { rating }),
            ...(comment === null ? {} : { comment }),
          }),
        ),
      }),
      forget: async (tx, { userId }) => {
        await deleteLeases(tx, { userId });
        await deleteWatched(tx, userId);
      },
    },
  ],
} satisfies ServerModule;
