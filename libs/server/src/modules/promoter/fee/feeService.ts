import type { CustomFee, EventFees, Locale } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { lockEvent } from '../../../sale/event/eventRepository.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { checkFeeName, type NamedCharge } from './feeNames.ts';
import { presentFees } from './feePresenter.ts';
import { readEventFees, readEventTaxes, replaceFees, type FeeRow, type FeeState } from './feeRepository.ts';
import { isOwn, ownFees, profitShareCode, type OwnFee } from './ownFees.ts';

interface EventOf {
  eventId: string;
  /** Of the site, whose organiser's events alone it reaches. */
  scope: EventScope;
}

const named = ({ code, label }: { code: string; label: unknown }): NamedCharge => ({
  code,
  names: label as NamedCharge['names'],
});

/** Charges of an event whose names the organiser's fees can't have: those of others, and taxes. */
async function chargesOfOthers(db: Queryable, eventId: string, fees: readonly FeeRow[]) {
  const taxes = await readEventTaxes(db, eventId);
  return [...fees.filter((fee) => !isOwn(fee)), ...taxes].map(named);
}

/** Answers the fees and taxes of an event, published or not [C7.75b]. */
export async function getEventFees(db: Queryable, { eventId, scope }: EventOf): Promise<EventFees> {
  const { currency } = await readEvent(db, eventId, withUnpublished(scope));
  const [fees, taxes] = await Promise.all([readEventFees(db, eventId), readEventTaxes(db, eventId)]);
  return presentFees({ eventId, currency }, fees, taxes);
}

/** Checks a name against all live fees and taxes but the fee that is renamed [C7.75a]. @throws Failure */
export async function validateFeeName(
  db: Queryable,
  { eventId, name, code }: { eventId: string; name: string; code?: string | undefined },
): Promise<void> {
  const fees = (await readEventFees(db, eventId)).filter(({ state }) => state === 'live');
  const others = await chargesOfOthers(db, eventId, fees);
  checkFeeName(
    name,
    [...others, ...fees.filter(isOwn).map(named)].filter((fee) => fee.code !== code),
  );
}

/** Checks the fees that an organiser sets for an event, and converts them. @throws Failure */
export async function readOwnFees(
  db: Queryable,
  { eventId, fees, currency }: { eventId: string; fees: readonly CustomFee[]; currency: string },
  newCode: () => string,
): Promise<OwnFee[]> {
  const rows = await readEventFees(db, eventId);
  const known = new Set(rows.filter(isOwn).map(({ code }) => code));
  return ownFees(fees, { known, others: await chargesOfOthers(db, eventId, rows), currency, newCode });
}

interface ChangeContext {
  tx: TransactionScope;
  now: Date;
  scope: EventScope;
}

/** Replaces the organiser's own fees, in the draft or live; live ones end the draft [C7.75e]. */
export async function setEventFees(
  { platform, tx, now, scope }: ChangeContext & { platform: Platform },
  { eventId, state, fees }: { eventId: string; state: FeeState; fees: readonly CustomFee[] },
): Promise<EventFees> {
  const { currency } = await readEvent(tx, eventId, withUnpublished(scope));
  await lockEvent(tx, eventId);
  const own = await readOwnFees(tx, { eventId, fees, currency }, platform.newId);
  const former = (await readEventFees(tx, eventId)).filter(isOwn);
  const codesOf = (of: FeeState) => former.filter((fee) => fee.state === of).map(({ code }) => code);
  await replaceFees(tx, { eventId, state, codes: codesOf(state), fees: own, now });
  if (state === 'live') {
    await replaceFees(tx, { eventId, state: 'draft', codes: codesOf('draft'), fees: [], now });
    await countStock(tx, eventId);
  }
  return getEventFees(tx, { eventId, scope });
}

/** Words of the profit share, which sellers read. */
const profitShareTexts = {
  label: {
    'en-US': 'Organizer’s share of the profit',
    'en-CA': 'Organizer’s share of the profit',
    'fr-CA': 'Part du profit de l’organisateur',
    'es-US': 'Parte de la ganancia del organizador',
  },
  purpose: {
    'en-US': 'Share of the price above the face value',
    'en-CA': 'Share of the price above the face value',
    'fr-CA': 'Part du prix au-dessus de la valeur nominale',
    'es-US': 'Parte del precio por encima del valor nominal',
  },
} satisfies Record<string, Record<Locale, string>>;

/** Sets the organiser's share of the profit of resales [C7.75f]. @param ratePpm parts per million; 0 for none */
export async function setResaleProfitShare(
  { tx, now, scope }: ChangeContext,
  { eventId, ratePpm }: { eventId: string; ratePpm: number },
): Promise<EventFees> {
  await lockEvent(tx, eventId);
  const share: OwnFee = {
    code: profitShareCode,
    ...profitShareTexts,
    recipient: 'organiser',
    basis: 'ticket',
    kind: 'profitPercent',
    amount: null,
    ratePpm,
    steps: null,
    payer: 'seller',
    mandatory: true,
    refundable: true,
    categories: ['EVENT_ACCESS'],
    marketplaceTypes: ['secondaryExchange'],
    rank: 0,
  };
  const fees = ratePpm === 0 ? [] : [share];
  await replaceFees(tx, { eventId, state: 'live', codes: [profitShareCode], fees, now });
  return getEventFees(tx, { eventId, scope });
}
