import type {
  Locale,
  PromoterAccount,
  PromoterAccountList,
  PromoterCashReceipt,
  PromoterRefundDue,
  PromoterSettlement,
  SettlementLine,
} from '@foyer/contract';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { findEngagedPromoters, findEngagement, hasEnded } from '../engagement/engagementRepository.ts';
import { readPromoterStock, sumStock } from '../engagement/promoterStock.ts';
import {
  countPending,
  listReceipts,
  listRefundsDue,
  type ReceiptRow,
  type RefundDueRow,
} from './cashRepository.ts';
import {
  listOpenLines,
  listSettlements,
  readBalance,
  type LineRow,
  type SettlementRow,
} from './settlementRepository.ts';

/** Who reads accounts of promoters, and which events the site of the request reaches. */
export interface Reading {
  db: Queryable;
  scope: EventScope;
  locale: Locale;
}

const mostLines = 500;
const mostDocuments = 100;
const mostRefunds = 200;

type Money = (amount: number) => { amount: number; currency: string };

export const presentSettlement = (row: SettlementRow): PromoterSettlement => {
  const { settlementId, number, state, proposedBy, currency, cash, commission, kept } = row;
  const money: Money = (amount) => ({ amount, currency });
  return {
    ...{ settlementId, number, state, proposedBy },
    cash: money(cash),
    commission: money(commission),
    kept: money(kept),
    toHandOver: money(cash - kept),
    proposedAt: row.proposedAt.toISOString(),
    ...(row.answeredAt === null ? {} : { answeredAt: row.answeredAt.toISOString() }),
  };
};

export const presentReceipt = ({
  receiptId,
  number,
  amount,
  currency,
  createdAt,
}: ReceiptRow): PromoterCashReceipt => ({
  ...{ receiptId, number, amount: { amount, currency } },
  handedOverAt: createdAt.toISOString(),
});

const presentLine = (row: LineRow, money: Money): SettlementLine => ({
  kind: row.kind,
  bookedAt: row.bookedAt.toISOString(),
  ...(row.orderNumber === null ? {} : { orderNumber: row.orderNumber }),
  ...(row.transactionId === null ? {} : { transactionId: row.transactionId }),
  cash: money(row.cash),
  commission: money(row.commission),
});

const presentDue = (row: RefundDueRow, money: Money): PromoterRefundDue => ({
  ...{ refundId: row.refundId, transactionId: row.transactionId, orderNumber: row.orderNumber },
  guest: {
    ...(row.guestAddress === null ? {} : { emailAddress: row.guestAddress }),
    ...(row.guestFirstName === null ? {} : { firstName: row.guestFirstName }),
    ...(row.guestLastName === null ? {} : { lastName: row.guestLastName }),
  },
  amount: money(row.amount),
});

async function findPromoter(db: Queryable, userId: string) {
  const { firstName, lastName, emailAddress } = await db
    .selectFrom('userAccount')
    .select(['firstName', 'lastName', 'emailAddress'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { promoterId: userId, name: [firstName, lastName].filter(Boolean).join(' ') || emailAddress };
}

/** Returns the account of a promoter for an event, from the ledger [C6.06e, C6.06f]. @throws Failure notFound */
export async function readAccount(
  { db, scope, locale }: Reading,
  key: { eventId: string; userId: string },
): Promise<PromoterAccount> {
  const { eventId } = key;
  const event = found((await readSummaries(db, [eventId], { scope, locale })).get(eventId));
  const engagement = found(await findEngagement(db, key));
  const { cash, commission } = await readBalance(db, key);
  const openLines = await listOpenLines(db, key, mostLines);
  const settlements = await listSettlements(db, key, mostDocuments);
  const { endsAt } = engagement;
  const money: Money = (amount) => ({ amount, currency: event.currency });
  return {
    promoter: await findPromoter(db, key.userId),
    event,
    stock: sumStock(await readPromoterStock(db, key)),
    money: { commissionEarned: money(commission), cashOwed: money(cash) },
    ...(endsAt === null
      ? {}
      : { endsAt: endsAt.toISOString(), hasEnded: hasEnded(engagement, await readDatabaseTime(db)) }),
    pendingSales: await countPending(db, key),
    refundsDue: (await listRefundsDue(db, key, mostRefunds)).map((row) => presentDue(row, money)),
    openLines: openLines.map((row) => presentLine(row, money)),
    settlements: settlements.map(presentSettlement),
    receipts: (await listReceipts(db, key, mostDocuments)).map(presentReceipt),
    proposable: openLines.length > 0 && settlements[0]?.state !== 'proposed',
  };
}

/** Lists the accounts of all promoters of an event, for its organiser. @throws Failure notFound */
export async function readAccounts(reading: Reading, eventId: string): Promise<PromoterAccountList> {
  found(await readSummaries(reading.db, [eventId], reading).then((all) => all.get(eventId)));
  const accounts: PromoterAccount[] = [];
  for (const { userId } of await findEngagedPromoters(reading.db, eventId))
    accounts.push(await readAccount(reading, { eventId, userId }));
  return { accounts };
}
