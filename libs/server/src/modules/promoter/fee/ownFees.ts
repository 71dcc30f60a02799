import { lineTextPattern } from '@foyer/util';
import type { CustomFee, Locale, MarketplaceType } from '@foyer/contract';
import { failure, type FailureDetails } from '../../../platform/http/answers/failure.ts';
import { checkFeeRule, UnpriceableFeeError, type FeeRule } from '../../../sale/pricing/priceRules.ts';
import { checkFeeName, type NamedCharge } from './feeNames.ts';

type Texts = Partial<Record<Locale, string>>;

/** Organiser's fee as it is stored. */
export interface OwnFee {
  code: string;
  label: Texts;
  purpose: Texts;
  recipient: 'organiser';
  basis: 'ticket';
  kind: FeeRule['kind'];
  amount: number | null;
  ratePpm: number | null;
  /** Minor units. */
  steps: { upTo?: number; amount: number }[] | null;
  payer: FeeRule['payer'];
  mandatory: true;
  refundable: boolean;
  categories: ['EVENT_ACCESS'];
  marketplaceTypes: MarketplaceType[];
  rank: number;
}

/** Share of a resale's profit; it is not one of the fees of the list. */
export const profitShareCode = 'profitShare';

/** Minor units, so that prices stay within what the contract can say. */
export const mostAmount = 100_000_000;

/** Fees of organisers come after those of the platform, in the order of the list. */
const firstRank = 1000;

/** Whether a fee is one of the list that the organiser sets: per {product}, of the organiser, and in the all-in price. */
export const isOwn = (fee: {
  recipient: string;
  basis: string;
  kind: string;
  mandatory: boolean;
  categories: readonly string[];
}): boolean =>
  fee.recipient === 'organiser' &&
  fee.basis === 'ticket' &&
  fee.kind !== 'profitPercent' &&
  fee.mandatory &&
  fee.categories.join() === 'EVENT_ACCESS';

const isLine = new RegExp(lineTextPattern);

const refuse = (field: string, details: FailureDetails = {}) =>
  failure('invalidRequest', { field, ...details });

/** Converts the figures of a fee to minor units. @throws Failure for another currency than the event's, or too much */
function figuresOf(fee: CustomFee, at: string, currency: string) {
  const minor = (money: { amount: number; currency: string }): number => {
    if (money.currency !== currency) throw refuse(at, { reason: 'currency' });
    if (money.amount < 0 || money.amount > mostAmount) throw refuse(at, { reason: 'amount' });
    return money.amount;
  };
  return {
    amount: fee.kind === 'amount' && fee.amount ? minor(fee.amount) : null,
    ratePpm: fee.kind === 'percent' ? (fee.ratePpm ?? null) : null,
    steps:
      fee.kind === 'stepped' && fee.steps
        ? fee.steps.map(({ upTo, amount }) => ({
            ...(upTo ? { upTo: minor(upTo) } : {}),
            amount: minor(amount),
          }))
        : null,
  };
}

/** Refuses a fee whose figures don't price anything; those of a `pending` one are not known yet. */
function checkFigures(fee: OwnFee, at: string): void {
  if (fee.kind === 'pending') return;
  const { amount, ratePpm, steps } = fee;
  const figures = { amount: amount ?? undefined, ratePpm: ratePpm ?? undefined, steps: steps ?? undefined };
  try {
    checkFeeRule({ ...fee, ...figures, label: '', purpose: '' });
  } catch (fault) {
    if (fault instanceof UnpriceableFeeError) throw refuse(at, { reason: 'figures' });
    throw fault;
  }
}

function checkedNames(names: Texts, others: readonly NamedCharge[]): Texts {
  return Object.fromEntries(
    Object.entries(names).map(([locale, name]) => [locale, checkFeeName(name, others)]),
  );
}

function checkLines(texts: Texts, at: string): void {
  const all: (string | undefined)[] = Object.values(texts);
  if (!all.every((text = '') => isLine.test(text))) throw refuse(at);
}

/**
 * Checks the fees that an organiser sets, and converts them.
 * @param known codes of the organiser's fees of the event; a fee with another code is refused
 * @param others charges whose names are taken: fees of others, and taxes
 * @throws Failure invalidFeeName, feeNameTaken, invalidRequest
 */
export function ownFees(
  fees: readonly CustomFee[],
  {
    known,
    others,
    currency,
    newCode,
  }: { known: ReadonlySet<string>; others: readonly NamedCharge[]; currency: string; newCode: () => string },
): OwnFee[] {
  const done: NamedCharge[] = [...others];
  const codes = new Set<string>();
  return fees.map((fee, at) => {
    const field = `fees.${at}`;
    const code = fee.code ?? newCode();
    if ((fee.code !== undefined && !known.has(code)) || codes.has(code)) throw refuse(`${field}.code`);
    codes.add(code);
    const isForSellers = fee.payer === 'seller';
    if (isForSellers && fee.marketplaceTypes.join() !== 'secondaryExchange') throw refuse(`${field}.payer`);
    checkLines(fee.purpose, `${field}.purpose`);
    const label = checkedNames(fee.names, done);
    done.push({ code, names: label });
    const own: OwnFee = {
      code,
      label,
      purpose: fee.purpose,
      recipient: 'organiser',
      basis: 'ticket',
      kind: fee.kind,
      ...figuresOf(fee, field, currency),
      payer: fee.payer,
      mandatory: true,
      refundable: fee.refundable,
      categories: ['EVENT_ACCESS'],
      marketplaceTypes: [...fee.marketplaceTypes],
      rank: firstRank + at,
    };
    checkFigures(own, field);
    return own;
  });
}
