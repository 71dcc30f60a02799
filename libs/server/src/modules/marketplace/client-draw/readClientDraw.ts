import type { ClientDraw, DrawExport, ExportedEntry, Locale, WindowResults } from '@foyer/contract';
import { assembleRecord, type DrawRecord } from '@foyer/verify-draw';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { presentPermission } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { findDraw } from '../draw/core/drawRepository.ts';
import { presentPublicDraw, readPublishedEntries, stateOf } from '../draw/entry/readDraw.ts';
import { listChanges, logChange, type ChangeOrder } from '../window/windowChanges.ts';
import { presentStock, readWindowStock } from '../window/windowStock.ts';
import { mayCloseEarly, mayPrepare } from '../window/windowTimes.ts';
import { countDraw, listDrawn } from './clientDrawRepository.ts';

const presentResults = ({
  winners,
  wonUnits: units,
  paid,
  paidUnits,
  lapsed,
}: Awaited<ReturnType<typeof countDraw>>): WindowResults => ({
  ...{ winners, units, paid, paidUnits, lapsed },
  open: winners - paid,
});

/**
 * Reads the draw of an event for its organiser: figures, but neither its seed nor single entries [C1.03].
 * @throws notFound
 */
export const readClientDraw = (
  { platform, locale }: { platform: Platform; locale: Locale },
  eventId: string,
): Promise<ClientDraw> =>
  inTransaction(platform.database, async (tx, now) => {
    const draw = found(await findDraw(tx, eventId));
    const { closedEarly, committedAt, seedCommitment } = draw;
    const figures = await countDraw(tx, eventId);
    const stock = await readWindowStock(tx, draw);
    return {
      ...{ eventId, marketplaceId: draw.marketplaceId, autoClaim: draw.autoClaim },
      state: stateOf(draw, now),
      opensAt: draw.opensAt.toISOString(),
      closesAt: draw.closesAt.toISOString(),
      ...(closedEarly === null ? {} : { closedEarly }),
      resultsAt: draw.resultsAt.toISOString(),
      ...(committedAt ? { committedAt: committedAt.toISOString() } : {}),
      ...(seedCommitment === null ? {} : { seedCommitment }),
      stock: stock.map((each) => presentStock(each, locale)),
      entries: figures.entries,
      units: figures.units,
      ...(draw.state === 'drawn' ? { results: presentResults(figures) } : {}),
      changes: await listChanges(tx, 'draw', eventId),
      allowed: {
        open: presentPermission(mayPrepare(draw, now)),
        close: presentPermission(mayCloseEarly(draw, now)),
        changeStock: presentPermission(mayPrepare(draw, now)),
      },
      serverTime: now.toISOString(),
    };
  });

/** Lines of a page of an export. */
const pageSize = 1000;

/** Presents a drawn entry: until all wins are paid, one without a win may still get one. */
const presentLine = ({
  state,
  wonGroupId,
  wonQuantity,
  ...line
}: Awaited<ReturnType<typeof listDrawn>>[number]): ExportedEntry => ({
  ...line,
  state: state === 'entered' ? 'pendingResults' : state,
  ...(wonGroupId === null ? {} : { wonGroupId }),
  ...(wonQuantity === null ? {} : { wonQuantity }),
});

/**
 * Reads a page of a finished draw's entries, and logs the reader.
 * @throws notFound
 */
export const exportDraw = (
  platform: Platform,
  { eventId, by, after = 0 }: Omit<ChangeOrder, 'reason'> & { after?: number | undefined },
): Promise<DrawExport> =>
  inTransaction(platform.database, async (tx, now) => {
    const draw = found(await findDraw(tx, eventId));
    const lines = draw.state === 'drawn' ? await listDrawn(tx, eventId, { after, limit: pageSize }) : [];
    await logChange({ platform, tx }, 'draw', {
      ...{ eventId, by, change: 'export' },
      details: { exported: lines.length },
    });
    return {
      eventId,
      state: stateOf(draw, now),
      entries: lines.map(presentLine),
      ...(lines.length === pageSize ? { next: lines.at(-1)!.place } : {}),
    };
  });

/**
 * Reads the public record of a draw, and logs the reader; undefined before the draw.
 * @throws notFound
 */
export const exportRecord = (
  platform: Platform,
  { eventId, by }: Omit<ChangeOrder, 'reason'>,
): Promise<DrawRecord | undefined> =>
  inTransaction(platform.database, async (tx, now) => {
    const context = { platform, tx, now, site: everyEvent, locale: 'en-US' as const };
    const { record } = await presentPublicDraw(context, eventId);
    if (!record) return undefined;
    async function* pages() {
      let from: string | undefined;
      do {
        const of = { eventId, ...(from === undefined ? {} : { from }) };
        const { entries, next } = await readPublishedEntries(context, of);
        yield entries;
        from = next;
      } while (from !== undefined);
    }
    await logChange({ platform, tx }, 'draw', {
      ...{ eventId, by, change: 'export' },
      details: { exported: record.counts.entries },
    });
    return assembleRecord(record, pages());
  });
