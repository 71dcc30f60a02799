import { isolateText } from '@foyer/util';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMailedPerson } from '../assignment/assigneeRepository.ts';
import { eventMail } from '../order/mail/eventMail.ts';
import {
  findGivenTo,
  findLastChange,
  type EventChangeKey,
  type GivenTokens,
} from './eventChangeRepository.ts';

type HolderMail = EventChangeKey & GivenTokens;

/** Tells who holds {product} that another person paid for, or of a season pass, that the event is off, postponed or moved. */
export const sendHolderMailJob = defineJob<HolderMail>({
  name: 'sendHolderMail',
  retryLimit: 20,
  handle: async ({ eventId, changeId, holderId, ownerId, isOfSeason, siteHost }, { platform }) => {
    const db = platform.database.query;
    const change = await findLastChange(db, eventId);
    const holder = await findMailedPerson(db, holderId);
    // A later change has mails of its own.
    if (change?.changeId !== changeId || !holder) return;
    const { emailAddress, firstName, userLocale: locale } = holder;
    const owner = await findMailedPerson(db, ownerId);
    const { kind } = change;
    await platform.gateways.mail.send(
      await eventMail(platform, {
        ...{ eventId, locale, siteHost, recipient: { userId: holderId, emailAddress, firstName } },
        dedupeKey: `held:${changeId}:${holderId}:${ownerId}${isOfSeason ? ':season' : ''}`,
        words: ({ say, event, paths }) => {
          const named = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
          const name = isolateText(named || say('handOver.someone'));
          const date = new Intl.DateTimeFormat(locale, {
            ...{ dateStyle: 'full', timeStyle: 'short', timeZone: event.timezone },
          }).format(new Date(event.startsAt));
          return {
            subject: say(`held.${kind}.subject`, { event: event.name }),
            heading: say(`held.${kind}.intro`, { event: event.name }),
            facts: kind === 'rescheduled' ? [date] : [],
            paragraphs: [
              isOfSeason
                ? say('held.season')
                : say(kind === 'cancelled' ? 'held.refunded' : 'held.ask', { name }),
            ],
            action: { text: say('held.action'), path: paths.myTokens() },
          };
        },
      }),
    );
  },
});

/** Adds the mails to the holders of a changed event, before refunds void what they hold. */
export async function mailHolders(
  tx: TransactionScope,
  { jobs }: Platform,
  key: EventChangeKey,
): Promise<void> {
  const additions = (await findGivenTo(tx, key.eventId)).map((held) => ({
    payload: { ...key, ...held },
    dedupeKey: `${key.changeId}:${held.holderId}:${held.ownerId}${held.isOfSeason ? ':season' : ''}`,
  }));
  await jobs.addAll(tx, sendHolderMailJob, additions);
}
