import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { deleteLeases, deleteWatched, listWatched } from './playbackRepository.ts';
import { playbackRoutes } from './playbackRoutes.ts';
import { connectionCheck } from './connectionCheck.ts';
import { streamPlugin } from './streamPlugin.ts';

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
