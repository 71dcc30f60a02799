import { type Failure, failure, found } from '../../../platform/http/answers/failure.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookEntry } from '../../../sale/ledger/ledgerRepository.ts';
import { handOverPostings, keptPostings } from '../../../sale/ledger/salePostings.ts';
import { findEngagement, type EngagementKey } from '../engagement/engagementRepository.ts';
import { insertReceipt } from './cashRepository.ts';
import { mailReceipt, mailSettlement } from './settlementMail.ts';
import {
  findSettlement,
  listSettlements,
  lockPromoter,
  readBalance,
  readSettledBalance,
  releaseLines,
  settle,
  storeSettlement,
  takeOpenLines,
  type SettledBalance,
  type SettlementKey,
  type SettlementRow,
  type SettlementSide,
} from './settlementRepository.ts';

/** Side of an account that acts, in a transaction. */
export interface Acting extends InTransaction {
  platform: Platform;
  side: SettlementSide;
  /** Member who acts for the organiser; null for a command, or the promoter. */
  memberId: string | null;
}

/** Organisation and currency of an event. */
const findMoneyOf = ({ tx }: Acting, eventId: string): Promise<{ clientId: string; currency: string }> =>
  tx
    .selectFrom('event')
    .select(['clientId', 'currency'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();

/** Commission that is kept from the cash, as far as it goes; negative for what a refund took back too late. */
const keptOf = ({ cash, commission }: SettledBalance): number => Math.min(commission, Math.max(cash, 0));

/** Whether the books still have what a settlement keeps: commission may have been paid out meanwhile. */
const isCovered = (kept: number, { cash, commission }: SettledBalance): boolean =>
  kept > 0 ? kept <= Math.min(cash, commission) : kept === 0 || commission <= kept;

/**
 * Proposes to settle all open lines of a promoter; an open proposal of the same side is changed to them.
 * @throws Failure notFound, nothingToSettle, settlementProposed by the other side
 */
export async function proposeSettlement(acting: Acting, key: EngagementKey): Promise<void> {
  const { platform, tx, side, memberId } = acting;
  const { eventId, userId: promoterId } = key;
  found(await findEngagement(tx, key));
  await lockPromoter(tx, promoterId);
  const [latest] = await listSettlements(tx, key, 1);
  const open = latest?.state === 'proposed' ? latest : undefined;
  if (open && open.proposedBy !== side) throw failure('settlementProposed');
  const settlementId = open?.settlementId ?? platform.newId();
  const { currency } = await findMoneyOf(acting, eventId);
  const named = { eventId, settlementId, promoterId, currency, proposedBy: side, memberId };
  if (!open) await storeSettlement(tx, { ...named, cash: 0, commission: 0, kept: 0 });
  if ((await takeOpenLines(tx, key, settlementId)) === 0 && !open) throw failure('nothingToSettle');
  const balance = await readSettledBalance(tx, key);
  await storeSettlement(tx, { ...named, ...balance, kept: keptOf(balance) });
  await mailSettlement(tx, platform, { eventId, settlementId }, 'proposed');
}

/** Books what a settlement keeps of the cash; the booking is one of its lines. */
async function bookSettlement({ platform, tx }: Acting, settlement: SettlementRow): Promise<void> {
  const { eventId, settlementId, promoterId, currency, kept } = settlement;
  const dedupeKey = `settlement:${settlementId}`;
  await bookEntry(tx, platform.newId, {
    ...{ kind: 'promoterSettlement', subjectKind: 'settlement', subjectId: settlementId },
    ...{ eventId, dedupeKey, currency, postings: keptPostings(kept, promoterId) },
  });
  await tx
    .insertInto('promoterSettlementLine')
    .columns(['promoterId', 'ledgerTransactionId', 'eventId', 'settlementId'])
    .expression((db) =>
      db
        .selectFrom('ledgerTransaction')
        .select((each) => [
          each.val(promoterId).as('promoterId'),
          'ledgerTransactionId',
          each.val(eventId).as('eventId'),
          each.val(settlementId).as('settlementId'),
        ])
        .where('dedupeKey', '=', dedupeKey),
    )
    .execute();
}

/**
 * Accepts what the other side proposed, or declines it; or withdraws what the own side did. Repeating an answer changes
 * nothing.
 * @param promoterId whose settlement it is; any of the event if absent
 * @returns the promoter; a Failure `settlementOutdated` if the books have no longer what it keeps: then it is withdrawn
 * @throws Failure notFound, settlementNotOpen, settlementOwn
 */
export async function answerSettlement(
  acting: Acting,
  key: SettlementKey,
  { accepted, promoterId }: { accepted: boolean; promoterId?: string },
): Promise<string | Failure> {
  const { platform, tx, side, memberId } = acting;
  const { promoterId: userId } = found(await findSettlement(tx, key, promoterId));
  await lockPromoter(tx, userId);
  const settlement = found(await findSettlement(tx, key));
  const state = accepted ? 'accepted' : 'withdrawn';
  if (settlement.state === state) return userId;
  if (settlement.state !== 'proposed') throw failure('settlementNotOpen');
  if (accepted && settlement.proposedBy === side) throw failure('settlementOwn');
  const isOutdated =
    accepted && !isCovered(settlement.kept, await readBalance(tx, { eventId: key.eventId, userId }));
  if (!accepted || isOutdated) {
    await releaseLines(tx, key);
    await settle(tx, key, { state: 'withdrawn', memberId });
    return isOutdated ? failure('settlementOutdated') : userId;
  }
  await bookSettlement(acting, settlement);
  await settle(tx, key, { state, memberId });
  await mailSettlement(tx, platform, key, 'accepted');
  return userId;
}

/**
 * Records cash that a promoter handed over, with a receipt; negative for what the organiser gave back.
 * @throws Failure notFound, cashNotOwed for more than the books say, or another currency
 */
export async function recordCash(
  acting: Acting,
  key: EngagementKey,
  money: { amount: number; currency: string },
): Promise<void> {
  const { platform, tx, memberId } = acting;
  const { eventId, userId: promoterId } = key;
  found(await findEngagement(tx, key));
  await lockPromoter(tx, promoterId);
  const { clientId, currency } = await findMoneyOf(acting, eventId);
  const { cash } = await readBalance(tx, key);
  const { amount } = money;
  const isOwed = amount > 0 ? amount <= cash : amount < 0 && amount >= cash;
  if (!isOwed || money.currency !== currency) throw failure('cashNotOwed');
  const receiptId = platform.newId();
  await insertReceipt(tx, { eventId, receiptId, promoterId, amount, currency, memberId });
  await bookEntry(tx, platform.newId, {
    ...{ kind: 'cashHandedOver', subjectKind: 'settlement', subjectId: receiptId },
    ...{ eventId, dedupeKey: `cash:${receiptId}`, currency },
    postings: handOverPostings(amount, { sellerId: promoterId, clientId }),
  });
  await mailReceipt(tx, platform, { eventId, receiptId });
}
