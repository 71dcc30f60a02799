import type { EventFee, EventFees, EventTax, FeeStep, LocaleTexts, Money } from '@foyer/contract';
import type { FeeRow, readEventTaxes } from './feeRepository.ts';
import { isOwn } from './ownFees.ts';

type TaxRow = Awaited<ReturnType<typeof readEventTaxes>>[number];

/** Tells whose charge a fee is [C3.09h, C3.09i, C3.09k, C3.09l]. */
function chargeOf({ kind, recipient }: Pick<FeeRow, 'kind' | 'recipient'>): EventFee['charge'] {
  if (kind === 'profitPercent') return 'profitShare';
  if (recipient === 'payment') return 'payment';
  return recipient === 'platform' ? 'provider' : 'custom';
}

function presentFee(row: FeeRow, currency: string): EventFee {
  const money = (amount: number): Money => ({ amount, currency });
  const steps = row.steps as { upTo?: number; amount: number }[] | null;
  const presentStep = ({ upTo, amount }: { upTo?: number; amount: number }): FeeStep => ({
    ...(upTo === undefined ? {} : { upTo: money(upTo) }),
    amount: money(amount),
  });
  return {
    code: row.code,
    names: row.label as LocaleTexts,
    purpose: row.purpose as LocaleTexts,
    charge: chargeOf(row),
    own: isOwn(row),
    recipient: row.recipient as EventFee['recipient'],
    ...(row.charityId === null ? {} : { charityId: row.charityId }),
    basis: row.basis as EventFee['basis'],
    kind: row.kind as EventFee['kind'],
    ...(row.amount === null ? {} : { amount: money(row.amount) }),
    ...(row.ratePpm === null ? {} : { ratePpm: row.ratePpm }),
    ...(steps === null ? {} : { steps: steps.map(presentStep) }),
    payer: row.payer as EventFee['payer'],
    marketplaceTypes: row.marketplaceTypes as EventFee['marketplaceTypes'],
    mandatory: row.mandatory,
    refundable: row.refundable,
  };
}

const presentTax = ({ code, label, ratePpm, included }: TaxRow): EventTax => ({
  code,
  names: label as LocaleTexts,
  charge: 'tax',
  ratePpm,
  included,
});

/** Presents the fees of an event for its organiser, with the texts of all locales. */
export function presentFees(
  { eventId, currency }: { eventId: string; currency: string },
  fees: readonly FeeRow[],
  taxes: readonly TaxRow[],
): EventFees {
  const of = (state: string) =>
    fees.filter((row) => row.state === state).map((row) => presentFee(row, currency));
  const draft = of('draft');
  return {
    eventId,
    live: of('live'),
    ...(draft.length === 0 ? {} : { draft }),
    taxes: taxes.map(presentTax),
  };
}
