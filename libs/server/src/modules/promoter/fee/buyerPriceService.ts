import type { BuyerPriceList, BuyerPriceRequest, DraftBuyerPriceRequest, Locale } from '@foyer/contract';
import type { Platform } from '../../../platform/platform.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { eventAccountOf } from '../../../sale/gateway-account/gatewayAccounts.ts';
import {
  feesAndTaxesIn,
  readFeeRows,
  type FeeAndTaxRows,
} from '../../../sale/pricing/priceRulesRepository.ts';
import { listBuyerPrices, type PriceChoice } from './buyerPrices.ts';
import { readEventFees } from './feeRepository.ts';
import { readOwnFees } from './feeService.ts';
import { isOwn } from './ownFees.ts';

interface PriceContext {
  platform: Platform;
  site: EventScope;
  locale: Locale;
}
type FeeRows = FeeAndTaxRows['fees'];

/** Prices the offers of an event by fees, its live ones among them. */
async function priceOffers(
  { platform, locale }: PriceContext,
  event: EventRow,
  { feesOf, ...choice }: PriceChoice & { feesOf: (live: FeeRows) => FeeRows },
): Promise<BuyerPriceList> {
  const db = platform.database.query;
  const { eventId, currency, clientId, venue } = event;
  const { settledBy } = await eventAccountOf(db, eventId);
  const stored = await readFeeRows(db, eventId);
  return listBuyerPrices(db, event, {
    rules: { currency, ...feesAndTaxesIn({ ...stored, fees: feesOf(stored.fees) }, locale) },
    parties: {
      clientId,
      locationId: venue?.locationId ?? null,
      gateway: settledBy === null ? platform.gateways.payment.name : null,
    },
    locale,
    ...choice,
  });
}

const eventOf = ({ platform, site }: PriceContext, eventId: string): Promise<EventRow> =>
  readEvent(platform.database.query, eventId, withUnpublished(site));

/** Prices the offers of an event by its live fees [C7.75d]. */
export async function getBuyerPrices(
  context: PriceContext,
  { eventId, ...choice }: BuyerPriceRequest,
): Promise<BuyerPriceList> {
  const event = await eventOf(context, eventId);
  return priceOffers(context, event, { ...choice, feesOf: (live) => live });
}

/** Reads the organiser's fees of a draft: those of the request, else the stored ones, else the live ones. */
async function draftFees(
  { platform }: PriceContext,
  { eventId, currency }: EventRow,
  fees: DraftBuyerPriceRequest['fees'],
): Promise<FeeRows> {
  const db = platform.database.query;
  if (fees) {
    const own = await readOwnFees(db, { eventId, fees, currency }, platform.newId);
    return own.map((fee) => ({
      ...fee,
      eventId,
      state: 'draft',
      fulfilment: null,
      charityId: null,
      since: new Date(0),
    }));
  }
  const stored = (await readEventFees(db, eventId)).filter(isOwn);
  const draft = stored.filter(({ state }) => state === 'draft');
  return draft.length > 0 ? draft : stored;
}

/** Prices the offers of an event by the fees that its organiser prepares [C7.75c]. @throws Failure */
export async function getDraftBuyerPrices(
  context: PriceContext,
  { eventId, fees, ...choice }: DraftBuyerPriceRequest,
): Promise<BuyerPriceList> {
  const event = await eventOf(context, eventId);
  const draft = await draftFees(context, event, fees);
  return priceOffers(context, event, {
    ...choice,
    feesOf: (live) => [...live.filter((fee) => !isOwn(fee)), ...draft],
  });
}
