import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { CommitmentKind, ServerModule } from '../../../platform/module/serverModule.ts';
import { minutes } from '../../../platform/time/units.ts';
import {
  commitQuantity,
  openCommitment,
  replaceLines,
  type CommitmentKey,
} from '../../../sale/commitment/commitmentRepository.ts';
import type { GivenUp, StoredLine } from '../../../sale/commitment/storedLine.ts';
import { claimHold, releaseCommitment, type ClaimOutcome } from '../../../sale/hold/heldRepository.ts';
import { quantitiesOf } from '../../../sale/hold/plannedLine.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import type { Buyer } from '../people/buyers.ts';
import type { SaleFixture } from '../fixtures/saleFixture.ts';

const kind = (name: string): CommitmentKind => ({
  name,
  marketplaceType: null,
  isRequest: false,
  pledgesCard: false,
  counts: true,
});

/** Kinds that only tests have: of guests, fewer count than it takes; a swap gives {product} up. */
export const scratchKinds = {
  plain: kind('scratch'),
  guests: kind('scratchGuests'),
  swap: kind('scratchSwap'),
  /** Counts against no limit. */
  free: { ...kind('scratchFree'), counts: false },
};

/** Their manifest. */
export const scratchModule: ServerModule = { commitmentKinds: Object.values(scratchKinds) };

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
  priceSource: 'offer',
  sourceId: null,
  marketplaceType: 'purchase',
  sellerId: null,
  sellerSides: null,
  fromTokens: false,
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

/** What a scratch commitment takes and gives up. */
export interface ScratchContent {
  lines: readonly StoredLine[];
  givenUp?: readonly GivenUp[];
  /** {product} that count against limits; all if absent. */
  countsAs?: number;
}

const kindOf = ({ givenUp, countsAs }: ScratchContent): CommitmentKind => {
  if (givenUp) return scratchKinds.swap;
  return countsAs === undefined ? scratchKinds.plain : scratchKinds.guests;
};

/** Line that takes over {product} of standing places, or of seats. */
export const takenOverLine = (
  sale: SaleFixture,
  quantity: number,
  seatCodes: readonly string[] = [],
): StoredLine => ({
  ...standingLine(sale, quantity),
  priceSource: 'listing',
  sourceId: randomUUID(),
  fromTokens: true,
  ...(seatCodes.length > 0
    ? {
        offerGroupId: sale.seated,
        inventoryItemId: sale.seatedItem,
        seating: 'seated',
        seatCodes: [...seatCodes],
      }
    : {}),
});

async function setContent(
  tx: TransactionScope,
  { eventId, commitmentId, holdId, heldUntil }: Scratch,
  { lines, givenUp }: ScratchContent,
): Promise<ClaimOutcome> {
  await replaceLines(tx, { eventId, commitmentId }, lines, givenUp);
  const picked = lines.flatMap(({ fromTokens, seatCodes }) => (fromTokens ? [] : seatCodes));
  const quantities = quantitiesOf(lines, []);
  return claimHold(tx, { eventId, holdId, heldUntil, picked, quantities, ...(givenUp ? { givenUp } : {}) });
}

/** Opens a commitment of a scratch kind that holds what it takes, and what it gives up. */
export const holdContent = (
  database: Database,
  sale: SaleFixture,
  buyer: Buyer,
  content: ScratchContent,
): Promise<Scratch> =>
  inTransaction(database, async (tx, now) => {
    const { eventId } = sale;
    const { userId } = buyer;
    const heldUntil = new Date(now.getTime() + minutes(10));
    const scratch = { eventId, commitmentId: randomUUID(), holdId: randomUUID(), heldUntil, sale, buyer };
    await lockBuyer(tx, { eventId, userId });
    const { commitmentId, holdId } = scratch;
    const { countsAs } = content;
    const row = {
      ...{ eventId, commitmentId, holdId, heldUntil, userId, kind: kindOf(content) },
      quantity: content.lines.reduce((sum, line) => sum + line.quantity * line.tokensEach, 0),
      ...(countsAs === undefined ? {} : { countsAs }),
    };
    if (!(await openCommitment(tx, row))) throw new Error('The scratch commitment was not opened');
    const { outcome } = await setContent(tx, scratch, content);
    if (outcome !== 'held') throw new Error(`Not held: ${outcome}`);
    return scratch;
  });

/** Opens a commitment of a scratch kind that holds standing places, of which all count unless it says how many. */
export const holdScratch = (
  database: Database,
  sale: SaleFixture,
  buyer: Buyer,
  quantity: number,
  countsAs?: number,
): Promise<Scratch> =>
  holdContent(database, sale, buyer, {
    lines: [standingLine(sale, quantity)],
    ...(countsAs === undefined ? {} : { countsAs }),
  });

/** Changes the number of places of a scratch commitment. */
export const changeScratch = (database: Database, scratch: Scratch, quantity: number): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockBuyer(tx, { eventId: scratch.eventId, userId: scratch.buyer.userId });
    if (!(await commitQuantity(tx, scratch, quantity))) throw new Error('The scratch commitment is over');
    const { outcome } = await setContent(tx, scratch, { lines: [standingLine(scratch.sale, quantity)] });
    if (outcome !== 'held') throw new Error('Sold out');
  });

/** Gives a scratch commitment back. */
export const releaseScratch = (database: Database, scratch: Scratch): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockBuyer(tx, { eventId: scratch.eventId, userId: scratch.buyer.userId });
    await releaseCommitment(tx, scratch);
  });
