import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { OneClickMails } from '../../../platform/mail/oneClickPlugin.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import { minutes } from '../../../platform/time/units.ts';
import { eventMail } from '../../../sale/order/mail/eventMail.ts';
import { endEventReminders, takeHolders, type RemindedHolder } from './streamReminderRepository.ts';

const aheadMs = minutes(15);
const batchSize = 100;

/** Reminders of events, for one-click unsubscription by mail programs. */
export const eventReminderMails: OneClickMails = {
  path: '/api/user/eventReminder/public/oneClick',
  context: 'eventReminder',
  page: (paths) => paths.profilePreferences(),
  switchOff: endEventReminders,
};

const reminderMail = (platform: Platform, { eventId, startsAt, locale, ...recipient }: RemindedHolder) =>
  eventMail(platform, {
    ...{ eventId, recipient, locale, siteHost: null },
    dedupeKey: `streamReminder:${eventId}:${recipient.userId}:${startsAt.getTime()}`,
    unsubscribe: { mails: eventReminderMails, text: 'streamReminder.unsubscribe' },
    words: ({ say, event, paths }) => {
      const { timezone: timeZone } = event;
      const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(startsAt);
      return {
        subject: say('streamReminder.subject', { event: event.name }),
        heading: say('streamReminder.intro'),
        facts: [say('streamReminder.at', { time })],
        paragraphs: [say('streamReminder.text')],
        action: {
          text: say('streamReminder.action'),
          path: `/${locale}${paths.player({ eventId, vanityName: event.vanityName })}`,
        },
      };
    },
  });

/** Mails a batch of holders. @returns false when none is left */
const remindBatch = (platform: Platform): Promise<boolean> =>
  inTransaction(platform.database, async (tx, now) => {
    const until = new Date(now.getTime() + aheadMs);
    const holders = await takeHolders(tx, { now, until, limit: batchSize });
    for (const holder of holders) await queueMails(tx, platform, [await reminderMail(platform, holder)]);
    return holders.length === batchSize;
  });

/** Mails who can watch a stream that it begins within a quarter of an hour. */
export const remindOfStreamsJob = defineJob<Record<string, never>>({
  name: 'remindOfStreams',
  everySeconds: 60,
  handle: async (_payload, { platform }) => {
    if (!platform.config.abilities.includes('streaming')) return;
    while (await remindBatch(platform));
  },
});
