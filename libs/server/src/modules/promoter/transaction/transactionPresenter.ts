import type {
  Locale,
  PromoterEntryCodes,
  PromoterTransaction,
  PromoterTransactionPage,
  SeatRef,
} from '@foyer/contract';
import { Secret, TOTP } from 'otpauth';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { pageOf, readTimeCursor } from '../../../platform/http/answers/timeCursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { minutes, seconds } from '../../../platform/time/units.ts';
import { findSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import { presentSeats } from '../../../sale/inventory/seatPresenter.ts';
import { entryCodeRules, openEntrySecret } from '../../../sale/token/entrySecret.ts';
import { listAdmitting, listPromoterSales, type TransactionRow } from './promoterSaleRepository.ts';

/** Promoter who asks about an event. */
export interface Asking {
  platform: Platform;
  promoterId: string;
  eventId: string;
  locale: Locale;
}

const defaultPageLength = 20;
/** How long a promoter can show the entry codes of a sale. */
const codesMs = minutes(10);
/** How long a promoter can undo a sale for cash. */
const undoMs = minutes(10);

/** Returns until when a sale can be undone; undefined if it can't. */
export function undoableUntil(
  { paymentKind, soldAt, isUntouched }: Pick<TransactionRow, 'paymentKind' | 'soldAt' | 'isUntouched'>,
  now: Date,
): Date | undefined {
  if (paymentKind !== 'cash' || soldAt === null || !isUntouched) return undefined;
  const until = new Date(soldAt.getTime() + undoMs);
  return now < until ? until : undefined;
}

async function seatsOf({ platform, eventId }: Asking, rows: readonly TransactionRow[]): Promise<SeatRef[]> {
  const db = platform.database.query;
  const codes = rows.flatMap(({ items }) => items.flatMap(({ seatCodes }) => seatCodes));
  return presentSeats(db, eventId, await findSeats(db, eventId, codes));
}

function present(
  row: TransactionRow,
  { locale, seats, now }: { locale: Locale; seats: readonly SeatRef[]; now: Date },
): PromoterTransaction {
  const { eventId, commitmentId, state, paymentKind, currency } = row;
  return {
    ...{ eventId, transactionId: commitmentId, state, paymentKind },
    guest: {
      ...(row.guestAddress === null ? {} : { emailAddress: row.guestAddress }),
      ...(row.guestFirstName === null ? {} : { firstName: row.guestFirstName }),
      ...(row.guestLastName === null ? {} : { lastName: row.guestLastName }),
    },
    items: row.items.map(({ offerGroupId, names, quantity, seatCodes }) => ({
      ...{ offerGroupId, quantity, name: inLocale(names, locale) },
      seats: seats.filter(({ seatCode }) => seatCodes.includes(seatCode)),
    })),
    total: { amount: row.total, currency },
    commission: { amount: row.commission, currency },
    createdAt: row.createdAt.toISOString(),
    ...(row.orderNumber === null ? {} : { orderNumber: row.orderNumber }),
    ...(row.state === 'pending' && row.heldUntil ? { heldUntil: row.heldUntil.toISOString() } : {}),
    serverTime: now.toISOString(),
  };
}

/** Lists transactions of a promoter, latest first [C7.27, C4.21]. */
export async function readTransactions(
  asking: Asking,
  query: { state: 'pending' | 'completed'; search?: string; cursor?: string; limit?: number },
): Promise<PromoterTransactionPage> {
  const { limit = defaultPageLength, cursor, search, state } = query;
  const db = asking.platform.database.query;
  const rows = await listPromoterSales(db, {
    ...asking,
    ...{
      isPending: state === 'pending',
      search: search?.trim(),
      after: readTimeCursor(cursor),
      limit: limit + 1,
    },
  });
  const { shown, next } = pageOf(rows, {
    limit,
    positionOf: ({ createdAt, commitmentId }) => ({ at: createdAt, id: commitmentId }),
  });
  const around = { ...asking, seats: await seatsOf(asking, shown), now: await readDatabaseTime(db) };
  return { transactions: shown.map((row) => present(row, around)), ...next };
}

/** Computes the codes of now. The secrets stay here. */
async function entryCodesOf(
  { platform, eventId }: Asking,
  { orderId, soldAt }: TransactionRow,
  now: Date,
): Promise<{ entryCodes?: PromoterEntryCodes }> {
  if (orderId === null || soldAt === null || now.getTime() >= soldAt.getTime() + codesMs) return {};
  const tokens = await listAdmitting(platform.database.query, { eventId, orderId });
  if (tokens.length === 0) return {};
  const { digits, periodSeconds } = entryCodeRules;
  const periodMs = seconds(periodSeconds);
  const codes = tokens.map(({ tokenId, entrySecret }) => {
    const secret = Secret.fromBase32(openEntrySecret(platform, tokenId, entrySecret));
    const totp = new TOTP({ secret, algorithm: 'SHA256', digits, period: periodSeconds });
    return { tokenId, code: `F1.${tokenId}.${totp.generate({ timestamp: now.getTime() })}` };
  });
  return {
    entryCodes: {
      codes,
      refreshAt: new Date((Math.floor(now.getTime() / periodMs) + 1) * periodMs).toISOString(),
      shownUntil: new Date(soldAt.getTime() + codesMs).toISOString(),
    },
  };
}

/** Returns a transaction of a promoter, with the entry codes for a while [C7.27]. @throws Failure notFound */
export async function readTransaction(asking: Asking, transactionId: string): Promise<PromoterTransaction> {
  const db = asking.platform.database.query;
  const [row] = await listPromoterSales(db, { ...asking, transactionId });
  const sale = found(row);
  const now = await readDatabaseTime(db);
  const around = { ...asking, seats: await seatsOf(asking, [sale]), now };
  const until = undoableUntil(sale, now);
  return {
    ...present(sale, around),
    ...(until ? { undoableUntil: until.toISOString() } : {}),
    ...(await entryCodesOf(asking, sale, now)),
  };
}
