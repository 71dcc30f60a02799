import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { ServerModule } from '../../platform/module/serverModule.ts';
import { minutes } from '../../platform/time/units.ts';
import {
  commitQuantity,
  openCommitment,
  replaceLines,
  type CommitmentKey,
} from '../../sale/commitment/commitmentRepository.ts';
import type { StoredLine } from '../../sale/commitment/storedLine.ts';
import { claimHold, releaseCommitment, type ClaimOutcome } from '../../sale/hold/heldRepository.ts';
import { lockBuyer } from '../../sale/limit/buyerRepository.ts';
import type { Buyer } from './buyers.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Manifest of kinds of commitment that only tests have; of `scratchGuests`, fewer count than it takes. */
export const scratchModule: ServerModule = { commitmentKinds: ['scratch', 'scratchGuests'] };

/** Commitment of the scratch kind with its hold. */
export interface Scratch extends CommitmentKey {
  holdId: string;
  heldUntil: Date;
  sale: SaleFixture;
  buyer: Buyer;
}

/** Line of standing places. */
export const standingLine = ({ standing, standingItem }: SaleFixture, quantity: number): StoredLine => ({
  lineId: randomUUID(),
  kind: 'purchase',
  priceSource: 'offer',
  cartGuid: 'scratch-line-0000',
  offerGroupId: standing,
  inventoryItemId: standingItem,
  allotmentId: null,
  category: 'EVENT_ACCESS',
  seating: 'ga',
  quantity,
  tokensEach: 1,
  seatCodes: [],
  ages: [{ ageGroup: 'ADULT', quantity }],
  fulfilment: undefined,
  maySplit: false,
  accessible: false,
  amount: null,
  quotedUnits: {},
  parts: [],
});

async function setPlaces(tx: TransactionScope, scratch: Scratch, quantity: number): Promise<ClaimOutcome> {
  const { eventId, holdId, heldUntil, sale } = scratch;
  await replaceLines(tx, scratch, [standingLine(sale, quantity)]);
  const quantities = [{ itemId: sale.standingItem, allotmentId: null, quantity }];
  return claimHold(tx, { eventId, holdId, heldUntil, quantities });
}

/** Opens a commitment of a scratch kind that holds standing places, of which all count unless it says how many. */
export const holdScratch = (
  database: Database,
  sale: SaleFixture,
  buyer: Buyer,
  quantity: number,
  countsAs?: number,
): Promise<Scratch> =>
  inTransaction(database, async (tx, now) => {
    const { eventId } = sale;
    const { userId } = buyer;
    const heldUntil = new Date(now.getTime() + minutes(10));
    const scratch = { eventId, commitmentId: randomUUID(), holdId: randomUUID(), heldUntil, sale, buyer };
    await lockBuyer(tx, { eventId, userId });
    const { commitmentId, holdId } = scratch;
    const kind = countsAs === undefined ? { kind: 'scratch' } : { kind: 'scratchGuests', countsAs };
    const row = { eventId, commitmentId, holdId, heldUntil, ...kind, userId, quantity };
    if (!(await openCommitment(tx, row))) throw new Error('The scratch commitment was not opened');
    if ((await setPlaces(tx, scratch, quantity)).outcome !== 'held') throw new Error('Sold out');
    return scratch;
  });

/** Changes the number of places of a scratch commitment. */
export const changeScratch = (database: Database, scratch: Scratch, quantity: number): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockBuyer(tx, { eventId: scratch.eventId, userId: scratch.buyer.userId });
    if (!(await commitQuantity(tx, scratch, quantity))) throw new Error('The scratch commitment is over');
    if ((await setPlaces(tx, scratch, quantity)).outcome !== 'held') throw new Error('Sold out');
  });

/** Gives a scratch commitment back. */
export const releaseScratch = (database: Database, scratch: Scratch): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockBuyer(tx, { eventId: scratch.eventId, userId: scratch.buyer.userId });
    await releaseCommitment(tx, scratch);
  });
