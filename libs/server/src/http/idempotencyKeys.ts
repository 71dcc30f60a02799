import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Queryable, TransactionScope } from '../database/transactionScope.ts';
import type { Sealer } from '../security/sealing.ts';
import { failure } from './failure.ts';
import { SerialisedAnswer } from './serialisedAnswer.ts';

/** A call that carries an Idempotency-Key. */
export interface IdempotentRequest {
  /** Whose key it is: `user:<id>`, or `browser:<session>` for somebody who is not signed in. */
  principal: string;
  key: string;
  operationId: string;
  requestHash: Buffer;
}

/** What taking a key came to: do the work, go on with it, or send the stored answer. */
export type Claim =
  { kind: 'new' } | { kind: 'resumed'; progress: unknown } | { kind: 'replay'; answer: SerialisedAnswer };

interface ClaimRow {
  outcome: 'claimed' | 'inProgress' | 'mismatch' | 'replay' | 'resumed';
  stored_answer: Buffer | null;
  stored_progress: Buffer | null;
}

const callClaim = statement<ClaimRow>()<
  [principal: string, key: string, operationId: string, requestHash: Buffer, leaseMs: number]
>('select * from claim_idempotency_key($1, $2, $3, $4, $5)');
const complete = statement<{ key: string }>()<[principal: string, key: string, answer: Buffer]>(
  `update idempotency_key set state = 'done', answer = $3, progress = null
  where principal = $1 and key = $2 and state = 'running' returning key`,
);
const keepProgress = statement()<[principal: string, key: string, progress: Buffer]>(
  'update idempotency_key set progress = $3 where principal = $1 and key = $2',
);

/** JSON with sorted keys: the same request has the same hash, however it was written. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}

export const hashRequest = (operationId: string, query: unknown, body: unknown): Buffer =>
  createHash('sha256')
    .update(canonicalJson([operationId, query, body]))
    .digest();

/** What a key that is not the caller's means: the stored answer, or a refusal. */
export interface KnownKey {
  outcome: 'inProgress' | 'mismatch' | 'replay';
  stored_answer: Buffer | null;
}

const contextOf = ({ principal, key }: IdempotentRequest, part: string) =>
  `idempotency:${part}:${principal}:${key}`;

/** What is stored of an answer. */
export const sealAnswer = (
  request: IdempotentRequest,
  { status, body }: SerialisedAnswer,
  sealer: Sealer,
): Buffer => sealer.seal(JSON.stringify({ status, body }), contextOf(request, 'answer'));

/**
 * The answer of a key that was used before.
 * @throws Failure `idempotencyInProgress`, `idempotencyMismatch`
 */
export function answerOfKnownKey(
  request: IdempotentRequest,
  { outcome, stored_answer }: KnownKey,
  sealer: Sealer,
): SerialisedAnswer {
  if (outcome === 'inProgress') throw failure('idempotencyInProgress');
  if (outcome === 'mismatch') throw failure('idempotencyMismatch');
  const { status, body } = JSON.parse(sealer.unseal(stored_answer!, contextOf(request, 'answer')));
  return new SerialisedAnswer(status, body);
}

/**
 * The answer that is stored under a key, if it was used before.
 * @throws Failure as `answerOfKnownKey`
 */
export async function findAnswer(
  db: Queryable,
  request: IdempotentRequest,
  sealer: Sealer,
): Promise<SerialisedAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['operation_id', 'request_hash', 'state', 'answer'])
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSame = row.operation_id === request.operationId && row.request_hash.equals(request.requestHash);
  const outcome = !isSame ? 'mismatch' : row.state === 'done' ? 'replay' : 'inProgress';
  return answerOfKnownKey(request, { outcome, stored_answer: row.answer }, sealer);
}

/**
 * Takes the key in the transaction of the effect: if that is rolled back, the key was never used.
 * @throws Failure `idempotencyInProgress` while another call runs under it, `idempotencyMismatch` for another request
 */
export async function claimKey(
  tx: TransactionScope,
  request: IdempotentRequest,
  { sealer, leaseMs }: { sealer: Sealer; leaseMs: number },
): Promise<Claim> {
  const { principal, key, operationId, requestHash } = request;
  const [row] = await callClaim(tx, principal, key, operationId, requestHash, leaseMs);
  const { outcome, stored_answer, stored_progress } = row!;
  if (outcome === 'inProgress' || outcome === 'mismatch' || outcome === 'replay')
    return { kind: 'replay', answer: answerOfKnownKey(request, { outcome, stored_answer }, sealer) };
  if (outcome === 'resumed' && stored_progress) {
    return {
      kind: 'resumed',
      progress: JSON.parse(sealer.unseal(stored_progress, contextOf(request, 'progress'))),
    };
  }
  return { kind: 'new' };
}

/** Stores the final answer, sealed; from now on the key answers with it. */
export async function completeKey(
  tx: TransactionScope,
  request: IdempotentRequest,
  answer: SerialisedAnswer,
  sealer: Sealer,
): Promise<void> {
  const { principal, key } = request;
  const completed = await complete(tx, principal, key, sealAnswer(request, answer, sealer));
  if (completed.length !== 1) throw failure('idempotencyInProgress');
}

/** What is stored of a progress. */
export const sealProgress = (request: IdempotentRequest, progress: unknown, sealer: Sealer): Buffer =>
  sealer.seal(JSON.stringify(progress), contextOf(request, 'progress'));

/** Leaves what the second transaction needs, so that whoever comes after a crash can go on [CR-01]. */
export async function saveProgress(
  tx: TransactionScope,
  request: IdempotentRequest,
  progress: unknown,
  sealer: Sealer,
): Promise<void> {
  await keepProgress(tx, request.principal, request.key, sealProgress(request, progress, sealer));
}

/** Gives a running key up at once, so that the next call with it goes on instead of waiting for the lease. */
export async function releaseKey(db: Queryable, { principal, key }: IdempotentRequest): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ lease_until: sql<Date>`foyer_now()` })
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}

/** Forgets keys after their time. @returns how many */
export async function deleteOldKeys(database: Database, lifetimeMs: number): Promise<number> {
  const { numDeletedRows } = await database.query
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`foyer_now() - ${lifetimeMs} * interval '1 millisecond'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
