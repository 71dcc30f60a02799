import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { OneClickMails } from '../../../platform/mail/oneClickPlugin.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { type CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import { readLines } from '../../../sale/cart/saleSnapshot.ts';
import { stockOfLine, type StoredLine } from '../../../sale/commitment/storedLine.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { freeByStock, stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { mayHold } from '../../../sale/offer/offerPolicy.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { eventMail } from '../../../sale/order/mail/eventMail.ts';
import { endCartReminders, findRemindedBuyer } from './cartReminderRepository.ts';

/** Cart reminders, for one-click unsubscription by mail programs. */
export const cartReminderMails: OneClickMails = {
  path: '/api/user/cartReminder/public/oneClick',
  context: 'cartReminder',
  page: (paths) => paths.profilePreferences(),
  switchOff: endCartReminders,
};

/** Line of an ended cart whose offer is still on sale. */
interface OfferedLine {
  line: StoredLine;
  offer: OfferFacts;
}

/** Lists the lines of an ended cart if all of them could be held again now; `undefined` if one could not. */
async function findOffered(
  platform: Platform,
  db: Queryable,
  { eventId, commitmentId }: CommitmentKey,
): Promise<OfferedLine[] | undefined> {
  const facts = await currentFacts(platform, db, { eventId, scope: everyEvent });
  if (!facts) return undefined;
  const [now, free] = [await readDatabaseTime(db), await freeByStock(db, eventId)];
  const { status } = facts.event;
  const lines = await readLines(db, { eventId, commitmentId });
  const offered = lines.flatMap((line) => {
    const offer = facts.offers.get(line.offerGroupId);
    if (!offer || !mayHold(offer, { status, now }).allowed) return [];
    const { allotmentId } = offer;
    const seats =
      line.seating === 'seated' ? [{ itemId: line.inventoryItemId, quantity: line.quantity }] : [];
    const isLeft = [...seats, ...stockOfLine(line)].every(
      ({ itemId, quantity }) =>
        (free.get(stockIdOf({ inventoryItemId: itemId, allotmentId })) ?? 0) >= quantity,
    );
    return isLeft ? [{ line, offer }] : [];
  });
  return lines.length > 0 && offered.length === lines.length ? offered : undefined;
}

/**
 * Reminds a buyer once of a cart whose time to pay ran out, if its items are still on sale and nothing was bought
 * since. The mail's key makes it safe to repeat.
 */
export const remindOfCartJob = defineJob<CommitmentKey>({
  name: 'remindOfCart',
  handle: async (cart, { platform }) => {
    const db = platform.database.query;
    const buyer = await findRemindedBuyer(db, cart);
    const offered = buyer && (await findOffered(platform, db, cart));
    if (!offered) return;
    const { eventId, commitmentId } = cart;
    const { locale, siteHost, ...recipient } = buyer;
    const mail = await eventMail(platform, {
      ...{ eventId, recipient, locale, siteHost },
      dedupeKey: `cartReminder:${commitmentId}`,
      unsubscribe: { mails: cartReminderMails, text: 'cartReminder.unsubscribe' },
      words: ({ say, event, paths }) => ({
        subject: say('cartReminder.subject', { event: event.name }),
        heading: say('cartReminder.intro'),
        facts: offered.map(({ line, offer }) => `${line.quantity} × ${inLocale(offer.names, locale)}`),
        paragraphs: [say('cartReminder.text')],
        action: {
          text: say('cartReminder.action'),
          path: `/${locale}${paths.event({ eventId, vanityName: event.vanityName })}`,
        },
      }),
    });
    await platform.gateways.mail.send(mail);
  },
});
