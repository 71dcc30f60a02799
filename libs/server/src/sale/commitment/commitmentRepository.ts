import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall, statement } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CommitmentKind } from '../../platform/module/serverModule.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { CommitmentPhase } from './commitmentStates.ts';
import type { GivenUp, StoredLine } from './storedLine.ts';

export interface CommitmentKey {
  eventId: string;
  commitmentId: string;
}

/** Intent of a buyer towards one event, counted against limits and payable: a cart, or another kind. */
export interface CommitmentRow extends CommitmentKey {
  kind: string;
  /** Null for an invited person who has not come yet. */
  userId: string | null;
  phase: CommitmentPhase;
  /** Null if it holds nothing, and for a hold until it is settled. */
  heldUntil: Date | null;
}

/** Commitment to open. */
interface NewCommitment extends CommitmentKey {
  kind: CommitmentKind;
  userId?: string;
  marketplaceId?: string;
  siteHost?: string | undefined;
  /** {product} that it makes. */
  quantity: number;
  /** {product} that count against limits; all if absent. */
  countsAs?: number;
  /** Card that is to be charged later; required where the kind pledges one. */
  pledgedCardId?: string;
  /** Absent if it holds nothing. */
  holdId?: string;
  /** Now if absent. */
  firstHeldAt?: Date;
  heldUntil?: Date;
}

/** Rows of commitment_line, and of commitment_line_part if there are any. */
interface LineRows {
  lines: object[];
  parts?: object[];
  givenUp?: object[];
}

const selectById = statement<CommitmentRow>()<[eventId: string, commitmentId: string]>(
  `select c.event_id, c.commitment_id, c.kind, c.user_id, commitment_phase(c.state, h.held_until) as phase, h.held_until
  from commitment c left join hold h on h.commitment_id = c.commitment_id and h.event_id = c.event_id
  where c.event_id = $1 and c.commitment_id = $2 for update of c`,
);
const callOpen = functionCall<object, { isNew: boolean }>('open_commitment');
const callCommit = functionCall<
  CommitmentKey & {
    quantity: number;
    countsAs: number | undefined;
    pledgedCardId: string | undefined;
    phase: CommitmentPhase;
  },
  { isCurrent: boolean }
>('commit_quantity');
const callReplaceLines = functionCall<CommitmentKey & LineRows, unknown>('replace_lines');

/** Finds and locks a commitment by id. */
export async function lockCommitment(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
): Promise<CommitmentRow> {
  const [commitment] = await selectById(tx, eventId, commitmentId);
  return found(commitment);
}

/**
 * Opens a commitment with its hold and counts it for its buyer. Requires the lock of the buyer's row.
 * @returns false if a rule of its kind refuses it
 */
export async function openCommitment(tx: TransactionScope, commitment: NewCommitment): Promise<boolean> {
  const { kind, countsAs, pledgedCardId, ...row } = commitment;
  const { name, marketplaceType, isRequest, pledgesCard, counts } = kind;
  if (pledgesCard !== (pledgedCardId !== undefined))
    throw new Error(`A commitment of the kind ${name} ${pledgesCard ? 'pledges a card' : 'pledges none'}`);
  const ofKind = { kind: name, marketplaceType, isRequest, countsAs: counts ? countsAs : 0 };
  return (await callOpen(tx, { ...row, ...ofKind, pledgedCardId })).isNew;
}

/**
 * Changes the quantity of a commitment, and its buyer's count by the difference. Requires the lock of the buyer's
 * row.
 * @param phase in which it is changed: while paying, an authorisation alone can be reduced
 * @param pledgedCardId card that is to be charged later; the one before if absent
 * @param countsAs {product} that count against limits; as before, but at most all, if absent
 * @returns false if it can no longer be changed
 */
export async function commitQuantity(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
  quantity: number,
  {
    phase = 'held',
    countsAs,
    pledgedCardId,
  }: { phase?: CommitmentPhase; countsAs?: number; pledgedCardId?: string } = {},
): Promise<boolean> {
  return (await callCommit(tx, { eventId, commitmentId, quantity, countsAs, pledgedCardId, phase }))
    .isCurrent;
}

/** Returns the rows of lines and of their further parts, for the functions that write them. */
export function lineRows(lines: readonly StoredLine[]): LineRows {
  const parts = lines.flatMap(({ lineId, parts }) => parts.map((part) => toColumns({ ...part, lineId })));
  return {
    lines: lines.map(({ parts: _parts, ...line }, position) => toColumns({ ...line, position })),
    ...(parts.length > 0 ? { parts } : {}),
  };
}

/** Replaces the lines of a commitment, and what it gives up unless that stays as it is. Requires its lock. */
export async function replaceLines(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
  lines: readonly StoredLine[],
  givenUp?: readonly GivenUp[],
): Promise<void> {
  const rows = { ...lineRows(lines), ...(givenUp ? { givenUp: givenUp.map(toColumns) } : {}) };
  await callReplaceLines(tx, { eventId, commitmentId, ...rows });
}
