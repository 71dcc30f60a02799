import type { AuthenticatedProfile, ExchangeCodeGrant, RedeemExchangeCodeRequest } from '@foyer/contract';
import type { Sealer } from '../../../platform/security/sealing.ts';
import { seconds } from '../../../platform/time/units.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { takeOnce } from '../../../platform/outbox/takeOnce.ts';
import type { Platform } from '../../../platform/platform.ts';
import { originAt } from '../../../platform/web/frameOrigins.ts';
import { findAccount } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { openSession } from '../session/sessionService.ts';
import { isEmbedder, isSessionAlive } from './exchangeCodeRepository.ts';

/** Content of a code, which is this grant sealed, so that no table holds what opens a session [AZ-06]. */
interface ExchangeGrant {
  /** Id under which the code is consumed, once. */
  codeId: string;
  userId: string;
  /** Session that requested the code; the code ends with it. */
  sessionId: string;
  hostOrigin: string;
  expiresAt: string;
}

const purpose = 'exchangeCode';
const names = ['codeId', 'userId', 'sessionId', 'hostOrigin', 'expiresAt'] as const;
const isGrant = (value: unknown): value is ExchangeGrant =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const sealGrant = (sealer: Sealer, grant: ExchangeGrant): string =>
  sealer.seal(JSON.stringify(grant), purpose).toString('base64url');

/** Unseals a code; undefined if it is foreign or was altered. */
function unsealGrant(sealer: Sealer, code: string): ExchangeGrant | undefined {
  const bytes = Buffer.from(code, 'base64url');
  // Accepts only the canonical spelling: the last base64 character has bits without meaning.
  if (bytes.toString('base64url') !== code) return undefined;
  try {
    const grant: unknown = JSON.parse(sealer.unseal(bytes, purpose));
    return isGrant(grant) ? grant : undefined;
  } catch {
    return undefined;
  }
}

const livesForMs = seconds(60);

/** Tells whether an origin may embed the widget; the sandbox also permits its demo partner. */
const mayHold = async (db: Queryable, { config }: Platform, origin: string): Promise<boolean> =>
  (config.isSandbox && origin === originAt(config.origin, { prefix: 'partner.' })) ||
  (await isEmbedder(db, origin));

/**
 * Creates a code for a frame on pages of one origin, since session tokens never appear in URLs [I6.09, AZ-13].
 * @throws Failure notFound if no organisation permits that origin
 */
export async function createExchangeCode(
  platform: Platform,
  { userId, sessionId }: Actor,
  hostOrigin: string,
): Promise<ExchangeCodeGrant> {
  const { query } = platform.database;
  if (!(await mayHold(query, platform, hostOrigin))) throw failure('notFound');
  const now = await readDatabaseTime(query);
  const expiresAt = new Date(now.getTime() + livesForMs).toISOString();
  const grant = { codeId: platform.newId(), userId, sessionId, hostOrigin, expiresAt };
  return { exchangeCode: sealGrant(platform.sealer, grant), expiresAt };
}

type Caller = Pick<BaseContext, 'platform' | 'locale' | 'request' | 'sendAuthToken'>;

async function isGood(
  tx: TransactionScope,
  platform: Platform,
  grant: ExchangeGrant,
  { hostOrigin, now }: { hostOrigin: string; now: Date },
): Promise<boolean> {
  // Any attempt consumes the code, so that one seen by another origin is worthless.
  if (!(await takeOnce(tx, 'exchangeCode', grant.codeId))) return false;
  return (
    grant.hostOrigin === hostOrigin &&
    Date.parse(grant.expiresAt) > now.getTime() &&
    (await mayHold(tx, platform, hostOrigin)) &&
    (await isSessionAlive(tx, grant.sessionId))
  );
}

/**
 * Exchanges a code for a session of the frame, which keeps it in memory [I6.09].
 * @throws Failure notFound for a used, expired or foreign code, or if its session ended; tooManyRequests
 */
export async function redeemExchangeCode(
  caller: Caller,
  { exchangeCode, hostOrigin }: RedeemExchangeCodeRequest,
): Promise<AuthenticatedProfile> {
  const { platform, request } = caller;
  await identityGuards(platform).attempts.count('linkPerCaller', request.ip);
  const grant = unsealGrant(platform.sealer, exchangeCode);
  if (!grant) throw failure('notFound');
  const opened = await inTransaction(platform.database, async (tx, now) => {
    if (!(await isGood(tx, platform, grant, { hostOrigin, now }))) return undefined;
    const account = await findAccount(tx, grant.userId);
    return account && openSession(tx, caller, account, now);
  });
  if (!opened) throw failure('notFound');
  return opened;
}
