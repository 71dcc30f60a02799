import type { PromoterPaymentKind } from '@foyer/contract';
import { findEventId, findRoleHolder } from '../../modules/identity/role/roleRepository.ts';
import {
  findEngagedPromoters,
  type CommissionRow,
} from '../../modules/promoter/engagement/engagementRepository.ts';
import { engagePromoter } from '../../modules/promoter/engagement/engagePromoter.ts';
import { isForPromoters } from '../../modules/promoter/inventory/readInventory.ts';
import { readPromoterBooks } from '../../modules/promoter/engagement/promoterBooks.ts';
import { readPromoterStock, sumStock } from '../../modules/promoter/engagement/promoterStock.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { everyEvent } from '../../sale/event/eventScope.ts';
import { currentFacts } from '../../sale/offer/saleFacts.ts';
import type { Command } from '../command/command.ts';
import { withPlatform } from '../command/withPlatform.ts';
import { findOffer } from './windowAnswers.ts';

const usage = 'show EVENT, or engage EMAIL EVENT KINDS COMMISSION [most=N] [OFFER=PLACES]...';
const kinds: readonly PromoterPaymentKind[] = ['cash', 'card'];
const ppmOfPercent = 10_000;
const mostOfGuest = 50;

interface Engaging {
  change: 'engage';
  emailAddress: string;
  event: string;
  paymentKinds: PromoterPaymentKind[];
  commission: CommissionRow[];
  mostPerGuest: number | null;
  stock: { offer: string; quantity: number }[];
}
type Words = { change: 'show'; event: string } | Engaging;

/** @throws Error that names the kinds */
function readKind(word: string): PromoterPaymentKind {
  const kind = kinds.find((each) => each === word);
  if (!kind) throw new Error(`Name kinds of payment: ${kinds.join(', ')}.`);
  return kind;
}

/** Reads `10%`, `250`, or either after a kind of payment and a colon. @throws Error */
function readRule(word: string): CommissionRow {
  const [, kind, figure, percent] = /^(?:(\w+):)?(\d+(?:\.\d+)?)(%?)$/.exec(word) ?? [];
  const value = Number(figure);
  if (figure === undefined || (percent ? value > 100 : !Number.isInteger(value)))
    throw new Error(`Name commission as a share (10%) or whole cents (250), not "${word}".`);
  return {
    paymentKind: kind === undefined ? null : readKind(kind),
    ratePpm: percent ? Math.round(value * ppmOfPercent) : null,
    amount: percent ? null : value,
  };
}

/** @throws Error for a number of places that is none */
function readStock(words: readonly string[]): Engaging['stock'] {
  return words.map((word) => {
    const [, offer, quantity] = /^(.+)=(\d{1,6})$/.exec(word) ?? [];
    if (offer === undefined) throw new Error(`foyer promoter ${usage}`);
    return { offer, quantity: Number(quantity) };
  });
}

/** @throws Error that explains the usage */
export function readPromoterWords(words: readonly string[]): Words {
  const [change, first, event, paymentKinds, commission, ...rest] = words;
  if (change === 'show' && first && event === undefined) return { change, event: first };
  if (change !== 'engage' || !first || !event || !paymentKinds || !commission)
    throw new Error(`foyer promoter ${usage}`);
  const [most] = rest.filter((word) => word.startsWith('most='));
  const mostPerGuest = most === undefined ? null : Number(most.slice('most='.length));
  if (mostPerGuest !== null && !(mostPerGuest >= 1 && mostPerGuest <= mostOfGuest))
    throw new Error(`most is 1 to ${mostOfGuest}.`);
  return {
    ...{ change, emailAddress: first, event, mostPerGuest },
    paymentKinds: paymentKinds.split(',').map(readKind),
    commission: commission.split(',').map(readRule),
    stock: readStock(rest.filter((word) => word !== most)),
  };
}

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

async function engage(platform: Platform, words: Engaging): Promise<string> {
  const { emailAddress, event, stock, paymentKinds, commission, mostPerGuest } = words;
  const { database, newId } = platform;
  const eventId = await eventOf(platform, event);
  const account = await findRoleHolder(database.query, emailAddress);
  if (!account) throw new Error(`There is no account "${emailAddress}".`);
  const facts = (await currentFacts(platform, database.query, { eventId, scope: everyEvent }))!;
  const offers = [...facts.offers.values()]
    .filter(isForPromoters)
    .map(({ offerGroupId, names }) => ({ offerGroupId, name: inLocale(names, 'en-US') }));
  const terms = {
    ...{ paymentKinds, commission, mostPerGuest },
    stock: stock.map(({ offer, quantity }) => ({ offerGroupId: findOffer(offers, offer), quantity })),
  };
  await inTransaction(database, (tx) =>
    engagePromoter(tx, newId, { eventId, userId: account.userId }, terms),
  );
  return show(platform, event);
}

/** Engages promoters, sets stock aside for them, and shows what became of it. */
export const promoterCommand: Command = {
  summary: 'Engage a promoter for an event on terms, with places of its own, or show what promoters sold',
  usage,
  details:
    'KINDS are cash and card, joined by a comma. COMMISSION is 10% or 250 (cents) of each ticket, or several, such as cash:10%,5%',
  run: async (input) => {
    const words = readPromoterWords(input.arguments);
    await withPlatform(input, async (platform) => {
      input.say(words.change === 'show' ? await show(platform, words.event) : await engage(platform, words));
    });
  },
};
