import { sql } from 'kysely';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { CartRow } from './cartRepository.ts';
import type { Credit } from './credit.ts';
import type { StoredLine } from '../commitment/storedLine.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';

/** Seat in a snapshot: `owner` is the hold that has it, over or not. */
export interface SeatSnapshot extends HeldSeat {
  isFree: boolean;
  /** Allotment that it is set aside for. */
  allotmentId: string | null;
  owner: string | null;
}

/** A buyer's open cart in a snapshot; its version detects later changes. */
export interface CartSnapshot extends CartRow {
  version: number;
  /** {product} in it. */
  quantity: number;
  lines: StoredLine[];
  /** Discount of the promo code that it holds a use of. */
  discountId: string | null;
  /** What was paid for {product} that it gives up; none, but for upgrades. */
  credits?: Credit[] | null;
}

/** Snapshot of a sale for a buyer. Nothing is locked, so all of it may be outdated at once. */
export interface SaleSnapshot {
  /** Database time. */
  now: Date;
  saleVersion: string;
  /** {product} that the buyer has bought and committed, those in the cart among them. */
  counted: number;
  /** Maximum of {product} for the buyer, over all purchase paths. */
  allowed: number;
  cart: CartSnapshot | undefined;
  /** The requested seats, and those of the cart. */
  seats: SeatSnapshot[];
}

interface SnapshotRow {
  now: Date;
  saleVersion: string;
  counted: number;
  allowed: number;
  cart: CartJson | null;
  seats: SeatSnapshot[] | null;
}

/** Commitment in the JSON of `commitment_as_json`. */
export type CommitmentJson = Omit<CommitmentSnapshot, 'firstHeldAt' | 'heldUntil'> & {
  firstHeldAt: string | null;
  heldUntil: string | null;
  /** Of a cart. */
  purchaseTokenSealed: string | null;
};

/** Cart in that JSON: it always has a buyer, and a hold with an end. */
type CartJson = Omit<CartSnapshot, 'firstHeldAt' | 'heldUntil' | 'purchaseTokenSealed'> & {
  firstHeldAt: string;
  heldUntil: string;
  purchaseTokenSealed: string;
};

/** Reads seats by code, in any state. Locks nothing. */
export async function readSeatSnapshots(
  db: Queryable,
  eventId: string,
  seatCodes: readonly string[],
): Promise<SeatSnapshot[]> {
  const { rows } = await sql<{ seats: SeatSnapshot[] | null }>`
    select seats_as_json(${eventId}, ${seatCodes}) as seats`.execute(db);
  return rows[0]!.seats ?? [];
}

interface SaleQuery {
  eventId: string;
  userId: string;
  seatCodes: readonly string[];
}

const callSnapshot = functionCall<SaleQuery, SnapshotRow | undefined>('sale_snapshot');

/** Commitment of any kind: a cart's without its token. */
export interface CommitmentSnapshot extends Omit<
  CartSnapshot,
  'userId' | 'holdId' | 'firstHeldAt' | 'heldUntil' | 'purchaseTokenSealed'
> {
  /** Null for an invited person who has not come yet. */
  userId: string | null;
  /** Both null if it holds nothing. */
  holdId: string | null;
  firstHeldAt: Date | null;
  /** Null if it holds nothing, and for a hold until it is settled. */
  heldUntil: Date | null;
}

const timeOf = (json: string | null): Date | null => (json === null ? null : new Date(json));
const linesOf = ({ lines }: Pick<CartJson, 'lines'>): StoredLine[] =>
  lines.map((line) => ({ ...line, fulfilment: line.fulfilment ?? undefined }));

export const toCommitmentSnapshot = ({
  purchaseTokenSealed: _sealed,
  ...commitment
}: CommitmentJson): CommitmentSnapshot => ({
  ...commitment,
  firstHeldAt: timeOf(commitment.firstHeldAt),
  heldUntil: timeOf(commitment.heldUntil),
  lines: linesOf(commitment),
});

/** Reads a commitment with its lines. Locks nothing. */
export async function readCommitment(
  db: Queryable,
  { eventId, commitmentId }: Pick<CommitmentSnapshot, 'eventId' | 'commitmentId'>,
): Promise<CommitmentSnapshot> {
  const { rows } = await sql<{ commitment: CommitmentJson | null }>`
    select commitment_as_json(${eventId}, ${commitmentId}) as commitment`.execute(db);
  return toCommitmentSnapshot(found(rows[0]?.commitment ?? undefined));
}

/** Reads the lines of a commitment. Locks nothing. */
export const readLines = async (
  db: Queryable,
  key: Pick<CommitmentSnapshot, 'eventId' | 'commitmentId'>,
): Promise<StoredLine[]> => (await readCommitment(db, key)).lines;

const toCartSnapshot = (cart: CartJson): CartSnapshot => ({
  ...cart,
  firstHeldAt: new Date(cart.firstHeldAt),
  heldUntil: new Date(cart.heldUntil),
  lines: linesOf(cart),
  purchaseTokenSealed: Buffer.from(cart.purchaseTokenSealed, 'base64'),
});

/** Takes a snapshot of a sale for a buyer in one statement; undefined for an unknown event. */
export async function readSaleSnapshot(
  db: Queryable,
  { eventId, userId, seatCodes }: SaleQuery,
): Promise<SaleSnapshot | undefined> {
  const row = await callSnapshot(db, { eventId, userId, seatCodes });
  return row && { ...row, cart: row.cart ? toCartSnapshot(row.cart) : undefined, seats: row.seats ?? [] };
}
