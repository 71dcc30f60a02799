import type { PromoterPaymentKind } from '@foyer/contract';
import type { CommissionRow } from '../../../modules/promoter/engagement/engagementRepository.ts';

/** Usage of `foyer promoter`. */
export const promoterUsage =
  'show EVENT, engage EMAIL EVENT KINDS COMMISSION [most=N] [ends=TIME] [OFFER=PLACES]..., return EMAIL EVENT, settle EMAIL EVENT, cash EMAIL EVENT CENTS, or paid-back REFUND_ID';

const kinds: readonly PromoterPaymentKind[] = ['cash', 'card', 'link'];
const ppmOfPercent = 10_000;
const mostOfGuest = 50;

/** Terms of an engagement, and places. */
export interface Engaging {
  change: 'engage';
  emailAddress: string;
  event: string;
  paymentKinds: PromoterPaymentKind[];
  commission: CommissionRow[];
  mostPerGuest: number | null;
  endsAt: Date | null;
  stock: { offer: string; quantity: number }[];
}
/** What is done with an engagement, or its account. */
export type AccountWords = { emailAddress: string; event: string } & (
  { change: 'return' | 'settle' } | { change: 'cash'; amount: number }
);
export type PromoterWords =
  { change: 'show'; event: string } | Engaging | AccountWords | { change: 'paid-back'; refundId: string };

const explain = (): Error => new Error(`foyer promoter ${promoterUsage}`);

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
    if (offer === undefined) throw explain();
    return { offer, quantity: Number(quantity) };
  });
}

function readMost(word: string | undefined): number | null {
  const most = word === undefined ? null : Number(word.slice('most='.length));
  if (most !== null && !(most >= 1 && most <= mostOfGuest)) throw new Error(`most is 1 to ${mostOfGuest}.`);
  return most;
}

function readEnd(word: string | undefined): Date | null {
  if (word === undefined) return null;
  const endsAt = new Date(word.slice('ends='.length));
  if (Number.isNaN(endsAt.getTime())) throw new Error('ends is a time such as 2027-06-01T20:00:00Z.');
  return endsAt;
}

function readEngaging([emailAddress, event, paymentKinds, commission, ...rest]: readonly string[]): Engaging {
  if (!emailAddress || !event || !paymentKinds || !commission) throw explain();
  const [most] = rest.filter((word) => word.startsWith('most='));
  const [end] = rest.filter((word) => word.startsWith('ends='));
  return {
    ...{ change: 'engage', emailAddress, event, mostPerGuest: readMost(most), endsAt: readEnd(end) },
    paymentKinds: paymentKinds.split(',').map(readKind),
    commission: commission.split(',').map(readRule),
    stock: readStock(rest.filter((word) => word !== most && word !== end)),
  };
}

function readAccountWords(
  change: AccountWords['change'],
  [emailAddress, event, cents, ...more]: readonly string[],
): AccountWords {
  const takes = change === 'cash' ? 1 : 0;
  if (!emailAddress || !event || more.length > 0 || (cents === undefined ? 0 : 1) !== takes) throw explain();
  if (change !== 'cash') return { change, emailAddress, event };
  const amount = Number(cents);
  if (!Number.isInteger(amount) || amount === 0) throw new Error('Name cash in whole cents.');
  return { change, emailAddress, event, amount };
}

/** @throws Error that explains the usage */
export function readPromoterWords([change, ...rest]: readonly string[]): PromoterWords {
  const [first, second] = rest;
  if (change === 'show' && first && second === undefined) return { change, event: first };
  if (change === 'engage') return readEngaging(rest);
  if (change === 'return' || change === 'settle' || change === 'cash') return readAccountWords(change, rest);
  if (change === 'paid-back' && first && second === undefined) return { change, refundId: first };
  throw explain();
}
