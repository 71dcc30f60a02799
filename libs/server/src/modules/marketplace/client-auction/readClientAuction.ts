import type { AuctionExport, ClientAuction, ClientAuctionGroup, Locale, Money } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { presentPermission } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { moneyIn } from '../../../sale/pricing/minorUnits.ts';
import { shownState } from '../auction/core/auctionPolicy.ts';
import { stateOf } from '../auction/offer/auctionPresenter.ts';
import {
  findAuction,
  listGroups,
  type AuctionRow,
  type GroupRow,
} from '../auction/core/auctionRepository.ts';
import { listChanges, logChange, type ChangeOrder } from '../window/windowChanges.ts';
import { readWindowStock, stockOf, type ManagedStock } from '../window/windowStock.ts';
import { mayCloseEarly, mayPrepare } from '../window/windowTimes.ts';
import {
  countGroups,
  currencyOf,
  listRankedOffers,
  type GroupFigures,
  type RankedLine,
} from './clientAuctionRepository.ts';
import { mayWorsen } from './manageAuction.ts';

function presentResults(
  { winners, wonUnits: units, paid, paidUnits, paidFace, lapsed }: GroupFigures,
  { cutOff }: GroupRow,
  money: (amount: number) => Money,
): Pick<ClientAuctionGroup, 'results' | 'cutOff' | 'paidFace'> {
  return {
    results: { winners, units, paid, paidUnits, lapsed, open: winners - paid },
    ...(cutOff === null ? {} : { cutOff: money(cutOff) }),
    paidFace: money(paidFace),
  };
}

/** Group of an auction with everything that is shown of it. */
interface ManagedGroup {
  auction: AuctionRow;
  group: GroupRow;
  stock: ManagedStock;
  figures: GroupFigures | undefined;
}

function presentGroup(
  { auction, group, stock, figures }: ManagedGroup,
  { money, locale, now }: { money: (amount: number) => Money; locale: Locale; now: Date },
): ClientAuctionGroup {
  const { offerGroupId, minimum, maximum, step } = group;
  const { name } = stock.offers.find((offer) => offer.offerGroupId === offerGroupId)!;
  const isAhead = mayPrepare(auction, now);
  const worsen = presentPermission(isAhead.allowed ? mayWorsen(figures) : isAhead);
  return {
    offerGroupId,
    name: inLocale(name, locale),
    minimum: money(minimum),
    ...(maximum === null ? {} : { maximum: money(maximum) }),
    step: money(step),
    quantity: stock.quantity,
    free: stock.free,
    offers: figures?.offers ?? 0,
    units: figures?.units ?? 0,
    ...(figures && auction.state === 'allocated' ? presentResults(figures, group, money) : {}),
    allowed: { lowerStock: worsen, changeMinimum: worsen },
  };
}

/**
 * Reads the auction of an event for its organiser: figures, but no single offer before the close [C1.04].
 * @throws notFound
 */
export const readClientAuction = (
  { platform, locale }: { platform: Platform; locale: Locale },
  eventId: string,
): Promise<ClientAuction> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = found(await findAuction(tx, eventId));
    const { closedEarly } = auction;
    const money = moneyIn(await currencyOf(tx, eventId));
    const stocks = await readWindowStock(tx, auction);
    const figures = await countGroups(tx, eventId);
    return {
      ...{ eventId, marketplaceId: auction.marketplaceId },
      state: stateOf(auction, now),
      opensAt: auction.opensAt.toISOString(),
      closesAt: auction.closesAt.toISOString(),
      ...(closedEarly === null ? {} : { closedEarly }),
      resultsAt: auction.resultsAt.toISOString(),
      groups: (await listGroups(tx, eventId)).map((group) => {
        const { offerGroupId } = group;
        const of = {
          auction,
          group,
          stock: stockOf(stocks, offerGroupId),
          figures: figures.get(offerGroupId),
        };
        return presentGroup(of, { money, locale, now });
      }),
      changes: await listChanges(tx, 'auction', eventId),
      allowed: {
        open: presentPermission(mayPrepare(auction, now)),
        close: presentPermission(mayCloseEarly(auction, now)),
        changeStock: presentPermission(mayPrepare(auction, now)),
      },
      serverTime: now.toISOString(),
    };
  });

/** Lines of a page of an export. */
const pageSize = 1000;

const presentLine = (
  { offerGroupId, place, price, reachedAt, quantity, ...line }: RankedLine,
  money: (amount: number) => Money,
): AuctionExport['offers'][number] => ({
  ...{ offerGroupId, place, quantity },
  price: money(price),
  reachedAt: reachedAt.toISOString(),
  state: shownState(line, false),
});

/**
 * Reads a page of an allocated auction's offers, and logs the reader.
 * @throws notFound
 */
export const exportAuction = (
  platform: Platform,
  { eventId, by, after = 0 }: Omit<ChangeOrder, 'reason'> & { after?: number | undefined },
): Promise<AuctionExport> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = found(await findAuction(tx, eventId));
    const money = moneyIn(await currencyOf(tx, eventId));
    const isOver = auction.state === 'allocated';
    const lines = isOver ? await listRankedOffers(tx, eventId, { after, limit: pageSize }) : [];
    await logChange({ platform, tx }, 'auction', {
      ...{ eventId, by, change: 'export' },
      details: { exported: lines.length },
    });
    return {
      eventId,
      state: stateOf(auction, now),
      offers: lines.map((line) => presentLine(line, money)),
      ...(lines.length === pageSize ? { next: after + lines.length } : {}),
    };
  });
