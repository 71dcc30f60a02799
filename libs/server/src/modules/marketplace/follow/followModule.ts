import { oneClickPlugin } from '../../../platform/mail/oneClickPlugin.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { announceToFollowersJob } from './announceToFollowersJob.ts';
import { followMails } from './followAlerts.ts';
import { deleteFollows } from './followRepository.ts';
import { followRoutes } from './followRoutes.ts';
import { listFollowed, presentTopic } from './topicRepository.ts';

const mostExported = 1000;

/** Following a performer, venue or organiser, their pages, and mails when something goes on sale. */
export const followModule = {
  routes: followRoutes,
  plugins: [oneClickPlugin(followMails)],
  jobs: [announceToFollowersJob],
  tables: {
    follow: { exportedAs: 'follows' },
    followAlert: { leftOut: 'a log of sent mails, so that each is sent once' },
    followAnnouncement: 'noPersons',
  },
  personalData: [
    {
      exportData: async (db, { userId }) => {
        const rows = await listFollowed(db, { userId, scope: everyEvent, limit: mostExported });
        return {
          follows: rows.map((row) => ({
            topic: presentTopic(row, undefined),
            followedAt: row.createdAt.toISOString(),
          })),
        };
      },
      forget: (tx, { userId }) => deleteFollows(tx, userId),
    },
  ],
} satisfies ServerModule;
