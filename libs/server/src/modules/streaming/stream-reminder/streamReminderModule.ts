import { oneClickPlugin } from '../../../platform/mail/oneClickPlugin.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { eventReminderMails, remindOfStreamsJob } from './remindOfStreamsJob.ts';
import { deleteReminders } from './streamReminderRepository.ts';

/** Mails before a stream begins. */
export const streamReminderModule = {
  plugins: [oneClickPlugin(eventReminderMails)],
  jobs: [remindOfStreamsJob],
  tables: { streamReminder: { leftOut: 'mails that were sent, about {product} that the export has' } },
  personalData: [
    {
      exportData: () => Promise.resolve({}),
      forget: (tx, { userId }) => deleteReminders(tx, userId),
    },
  ],
} satisfies ServerModule;
