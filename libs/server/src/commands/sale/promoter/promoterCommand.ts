import { Failure } from '../../../platform/http/answers/failure.ts';
import { findEventId, findRoleHolder } from '../../../modules/identity/role/roleRepository.ts';
import { findEngagedPromoters } from '../../../modules/promoter/engagement/engagementRepository.ts';
import { engagePromoter } from '../../../modules/promoter/engagement/engagePromoter.ts';
import { isForPromoters } from '../../../modules/promoter/inventory/readInventory.ts';
import { readPromoterBooks } from '../../../modules/promoter/engagement/promoterBooks.ts';
import { readPromoterStock, sumStock } from '../../../modules/promoter/engagement/promoterStock.ts';
import { returnUnsold } from '../../../modules/promoter/engagement/returnUnsold.ts';
import { giveCashBack } from '../../../modules/promoter/settlement/cashRefund.ts';
import {
  answerSettlement,
  proposeSettlement,
  recordCash,
  type Acting,
} from '../../../modules/promoter/settlement/settleAccount.ts';
import { listSettlements } from '../../../modules/promoter/settlement/settlementRepository.ts';
import { findRefundKey } from '../../../sale/refund/refundRepository.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import type { Command } from '../../command/command.ts';
import { withPlatform } from '../../command/withPlatform.ts';
import {
  promoterUsage,
  readPromoterWords,
  type AccountWords,
  type Engaging,
  type PromoterWords,
} from './promoterWords.ts';
import { findOffer } from '../window/windowAnswers.ts';

async function eventOf({ database }: Platform, event: string): Promise<string> {
  const eventId = await findEventId(database.query, event);
  if (eventId === undefined) throw new Error(`There is no event "${event}".`);
  return eventId;
}

async function show(platform: Platform, event: string): Promise<string> {
  const db = platform.database.query;
  const eventId = await eventOf(platform, event);
  const promoters = await findEngagedPromoters(db, eventId);
  const lines = await Promise.all(
    promoters.map(async ({ userId, emailAddress, paymentKinds }) => {
      const { allotted, left, pending, sold } = sumStock(await readPromoterStock(db, { userId, eventId }));
      const own = (await readPromoterBooks(db, userId)).find((each) => each.eventId === eventId);
      const money = own ? `; earned ${own.commission}, owes ${own.cash} cents ${own.currency}` : '';
      return `${emailAddress} (${paymentKinds.join(', ') || 'no kind of payment'}): ${left} of ${allotted} left, ${pending} pending, ${sold} sold${money}`;
    }),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nobody is engaged.';
}

async function keyOf(platform: Platform, { emailAddress, event }: { emailAddress: string; event: string }) {
  const eventId = await eventOf(platform, event);
  const account = await findRoleHolder(platform.database.query, emailAddress);
  if (!account) throw new Error(`There is no account "${emailAddress}".`);
  return { eventId, userId: account.userId };
}

async function engage(platform: Platform, words: Engaging): Promise<string> {
  const { event, stock, paymentKinds, commission, mostPerGuest, endsAt } = words;
  const { database, newId } = platform;
  const key = await keyOf(platform, words);
  const { eventId } = key;
  const facts = (await currentFacts(platform, database.query, { eventId, scope: everyEvent }))!;
  const offers = [...facts.offers.values()]
    .filter(isForPromoters)
    .map(({ offerGroupId, names }) => ({ offerGroupId, name: inLocale(names, 'en-US') }));
  const terms = {
    ...{ paymentKinds, commission, mostPerGuest, endsAt },
    stock: stock.map(({ offer, quantity }) => ({ offerGroupId: findOffer(offers, offer), quantity })),
  };
  await inTransaction(database, (tx) => engagePromoter(tx, newId, key, terms));
  return show(platform, event);
}

/** Accepts what the promoter proposed, or else proposes what is open. */
async function settle(acting: Acting, key: { eventId: string; userId: string }): Promise<string> {
  const [latest] = await listSettlements(acting.tx, key, 1);
  if (latest?.state !== 'proposed' || latest.proposedBy === 'organiser') {
    await proposeSettlement(acting, key);
    return 'Proposed: the promoter is asked to accept it.';
  }
  const answered = await answerSettlement(acting, latest, { accepted: true });
  return answered instanceof Failure
    ? 'The books have changed since it was proposed, so it was withdrawn.'
    : `Settlement ${latest.number} is accepted.`;
}

async function changeAccount(platform: Platform, words: AccountWords): Promise<string> {
  const key = await keyOf(platform, words);
  return inTransaction(platform.database, async (tx, now) => {
    const acting: Acting = { platform, tx, now, side: 'organiser', memberId: null };
    if (words.change !== 'cash')
      return words.change === 'settle' ? settle(acting, key) : `Returned: ${await returnUnsold(tx, key)}.`;
    const { currency } = await tx
      .selectFrom('event')
      .select('currency')
      .where('eventId', '=', key.eventId)
      .executeTakeFirstOrThrow();
    await recordCash(acting, key, { amount: words.amount, currency });
    return 'Noted, and the promoter is mailed a receipt.';
  });
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function payBack(platform: Platform, refundId: string): Promise<string> {
  const key = uuid.test(refundId) ? await findRefundKey(platform.database.query, refundId) : undefined;
  if (!key) throw new Error(`There is no refund "${refundId}".`);
  await giveCashBack(platform, key, undefined);
  return `${refundId} was given back by the organiser.`;
}

const refusals: Readonly<Record<string, string>> = {
  nothingToSettle: 'There is nothing to settle.',
  cashNotOwed: 'That is not what is owed.',
  notFound: 'The account is not engaged for this event, or the refund is not of a sale for cash.',
};

async function answer(platform: Platform, words: PromoterWords): Promise<string> {
  if (words.change === 'show') return show(platform, words.event);
  if (words.change === 'engage') return engage(platform, words);
  try {
    return words.change === 'paid-back'
      ? await payBack(platform, words.refundId)
      : await changeAccount(platform, words);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Error(refusals[error.code] ?? error.code, { cause: error });
  }
}

/** Engages promoters, sets stock aside for them, settles with them, and shows what became of it. */
export const promoterCommand: Command = {
  summary: 'Engage a promoter for an event, settle with one, record cash, or show what promoters sold',
  usage: promoterUsage,
  details:
    'KINDS are cash, card and link, joined by commas. COMMISSION is 10% or 250 (cents) of each ticket, or several, such as cash:10%,5%. settle accepts what the promoter proposed, or else proposes; paid-back is for a refund that the organiser gave a guest in cash',
  run: async (input) => {
    const words = readPromoterWords(input.arguments);
    await withPlatform(input, async (platform) => input.say(await answer(platform, words)));
  },
};
