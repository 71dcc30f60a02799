import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Queryable, TransactionScope } from '../database/transactionScope.ts';
import type { Sealer } from '../security/sealing.ts';
import { failure } from './answers/failure.ts';
import { SerialisedAnswer } from './answers/serialisedAnswer.ts';

/** Call with an Idempotency-Key. */
export interface IdempotentRequest {
  /** Owner of the key: `user:<id>`, or `browser:<session>` for a caller who is not signed in. */
  principal: string;
  key: string;
  operationId: string;
  requestHash: Buffer;
}

/** Result of claiming a key: do the work, resume it, or send the stored answer. */
export type Claim =
  { kind: 'new' } | { kind: 'resumed'; progress: unknown } | { kind: 'replay'; answer: SerialisedAnswer };

interface ClaimRow {
  outcome: 'claimed' | 'inProgress' | 'mismatch' | 'replay' | 'resumed';
  storedAnswer: Buffer | null;
  storedProgress: Buffer | null;
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

/** Serialises JSON with sorted keys, so that equal requests have equal hashes. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value) as string | undefined;
    return text ?? 'null';
  }
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}

/**
 * Hashes what a key stands for. An organisation's site is part of it, so that another site never gets its stored answer
 * [AZ-04].
 */
export const hashRequest = (operationId: string, query: unknown, body: unknown, clientId?: string): Buffer =>
  createHash('sha256')
    .update(canonicalJson([operationId, query, body, ...(clientId === undefined ? [] : [clientId])]))
    .digest();

/** Result of using a key again: the stored answer or a refusal. */
export interface KnownKey {
  outcome: 'inProgress' | 'mismatch' | 'replay';
  storedAnswer: Buffer | null;
}

const contextOf = ({ principal, key }: IdempotentRequest, part: string) =>
  `idempotency:${part}:${principal}:${key}`;

/** Seals an answer for storage. */
export const sealAnswer = (
  request: IdempotentRequest,
  { status, body }: SerialisedAnswer,
  sealer: Sealer,
): Buffer => sealer.seal(JSON.stringify({ status, body }), contextOf(request, 'answer'));

/**
 * Unseals the answer of a key that was used before.
 * @throws Failure `idempotencyInProgress`, `idempotencyMismatch`
 */
export function answerOfKnownKey(
  request: IdempotentRequest,
  { outcome, storedAnswer }: KnownKey,
  sealer: Sealer,
): SerialisedAnswer {
  if (outcome === 'inProgress') throw failure('idempotencyInProgress');
  if (outcome === 'mismatch') throw failure('idempotencyMismatch');
  const stored: unknown = JSON.parse(sealer.unseal(storedAnswer!, contextOf(request, 'answer')));
  const { status, body } = stored as SerialisedAnswer;
  return new SerialisedAnswer(status, body);
}

/**
 * Loads the answer stored under a key; undefined for a new key.
 * @throws Failure as `answerOfKnownKey`
 */
export async function findAnswer(
  db: Queryable,
  request: IdempotentRequest,
  sealer: Sealer,
): Promise<SerialisedAnswer | undefined> {
  const row = await db
    .selectFrom('idempotencyKey')
    .select(['operationId', 'requestHash', 'state', 'answer'])
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSame = row.operationId === request.operationId && row.requestHash.equals(request.requestHash);
  const outcome = !isSame ? 'mismatch' : row.state === 'done' ? 'replay' : 'inProgress';
  return answerOfKnownKey(request, { outcome, storedAnswer: row.answer }, sealer);
}

/**
 * Claims the key in the transaction of the effect; a rollback releases it.
 * @throws Failure `idempotencyInProgress` while another call holds it, `idempotencyMismatch` if the request differs
 */
export async function claimKey(
  tx: TransactionScope,
  request: IdempotentRequest,
  { sealer, leaseMs }: { sealer: Sealer; leaseMs: number },
): Promise<Claim> {
  const { principal, key, operationId, requestHash } = request;
  const [row] = await callClaim(tx, principal, key, operationId, requestHash, leaseMs);
  const { outcome, storedAnswer, storedProgress } = row!;
  if (outcome === 'inProgress' || outcome === 'mismatch' || outcome === 'replay')
    return { kind: 'replay', answer: answerOfKnownKey(request, { outcome, storedAnswer }, sealer) };
  if (outcome === 'resumed' && storedProgress) {
    return {
      kind: 'resumed',
      progress: JSON.parse(sealer.unseal(storedProgress, contextOf(request, 'progress'))),
    };
  }
  return { kind: 'new' };
}

/** Stores the final answer, sealed; later calls with the key return it. */
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

/** Seals progress for storage. */
export const sealProgress = (request: IdempotentRequest, progress: unknown, sealer: Sealer): Buffer =>
  sealer.seal(JSON.stringify(progress), contextOf(request, 'progress'));

/** Stores the progress for the second transaction, so that a call after a crash can resume [CR-01]. */
export async function saveProgress(
  tx: TransactionScope,
  request: IdempotentRequest,
  progress: unknown,
  sealer: Sealer,
): Promise<void> {
  await keepProgress(tx, request.principal, request.key, sealProgress(request, progress, sealer));
}

/** Key held by a call; `sealed` identifies the run, since a key can be run again. */
export interface RunningKey {
  sealed: Buffer | null;
  /** Undefined until the first transaction has stored it. */
  progress: unknown;
}

/** Finds an unanswered key, with or without a lease; undefined if it was answered or deleted. */
async function findOpenKey(
  db: Queryable,
  request: IdempotentRequest,
  sealer: Sealer,
): Promise<(RunningKey & { hasLease: boolean }) | undefined> {
  const row = await db
    .selectFrom('idempotencyKey')
    .select(['progress', sql<boolean>`lease_until > foyer_now()`.as('hasLease')])
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (!row) return undefined;
  const progress: unknown = row.progress
    ? JSON.parse(sealer.unseal(row.progress, contextOf(request, 'progress')))
    : undefined;
  return { sealed: row.progress, progress, hasLease: row.hasLease };
}

/** Finds a key held by a call; undefined if it was answered or released, or its lease has expired. */
export async function findRunningKey(
  db: Queryable,
  request: IdempotentRequest,
  sealer: Sealer,
): Promise<RunningKey | undefined> {
  const open = await findOpenKey(db, request, sealer);
  return open?.hasLease ? open : undefined;
}

/**
 * Ends the lease of a running key, so that the next call resumes it without waiting.
 * @param sealed progress of the run to release; another run keeps its lease
 */
export async function releaseKey(
  db: Queryable,
  { principal, key }: IdempotentRequest,
  sealed: Buffer,
): Promise<void> {
  await db
    .updateTable('idempotencyKey')
    .set({ leaseUntil: sql<Date>`foyer_now()` })
    .where('principal', '=', principal)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('progress', '=', sealed)
    .execute();
}

/**
 * Sealed progress of a run; undefined when it has ended, or another run has started under the key since. A run is
 * found without its lease too, since a waiting call ends the lease of every run whose outcome is known.
 */
async function findRun(
  db: Queryable,
  request: IdempotentRequest,
  progress: unknown,
  sealer: Sealer,
): Promise<Buffer | undefined> {
  const open = await findOpenKey(db, request, sealer);
  const isSame = open && canonicalJson(open.progress) === canonicalJson(progress);
  return (isSame && open.sealed) || undefined;
}

/** Ends the lease of a run that failed; a run that has started since keeps its lease. */
export async function releaseRun(
  db: Queryable,
  request: IdempotentRequest,
  progress: unknown,
  sealer: Sealer,
): Promise<void> {
  const sealed = await findRun(db, request, progress, sealer);
  if (sealed) await releaseKey(db, request, sealed);
}

/** Deletes the key of a run without effect; if another run has started since, that one keeps it. */
export async function forgetKey(
  db: Queryable,
  request: IdempotentRequest,
  progress: unknown,
  sealer: Sealer,
): Promise<void> {
  const sealed = await findRun(db, request, progress, sealer);
  if (!sealed) return;
  await db
    .deleteFrom('idempotencyKey')
    .where('principal', '=', request.principal)
    .where('key', '=', request.key)
    .where('state', '=', 'running')
    .where('progress', '=', sealed)
    .execute();
}

/** Deletes keys past their lifetime. @returns number of deleted keys */
export async function deleteOldKeys(database: Database, lifetimeMs: number): Promise<number> {
  const { numDeletedRows } = await database.query
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', sql<Date>`foyer_now() - ${lifetimeMs} * interval '1 millisecond'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
