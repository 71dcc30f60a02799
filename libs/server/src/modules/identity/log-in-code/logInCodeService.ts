import { timingSafeEqual } from 'node:crypto';
import type { LogInMethods } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Randomness } from '../../../platform/security/randomness.ts';
import { findAccount } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { deleteCode, listLinkedProviders, lockLiveCode, replaceCode } from './logInCodeRepository.ts';
import { logInCodeSealing, sendLogInCodeMail } from './logInCodeMail.ts';

const digits = 8;

const makeCode = (randomness: Randomness): string =>
  String(randomness(6).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');

/** Lists the methods for confirming a log-in; a code by mail is always available. */
export async function readLogInMethods(
  { database, gateways }: Platform,
  { userId }: Actor,
): Promise<LogInMethods> {
  const [account, linked] = await Promise.all([
    findAccount(database.query, userId),
    listLinkedProviders(database.query, userId),
  ]);
  return {
    hasPassword: account?.passwordHash != null,
    authenticatorTypes: linked
      .map(({ authenticatorType }) => authenticatorType)
      .filter((type) => gateways.signIn.authenticatorTypes.includes(type)),
  };
}

/**
 * Mails a code that works once, on the requesting device, for a short time [AZ-05, AZ-07].
 * @throws Failure tooManyRequests
 */
export async function sendLogInCode(
  { platform, site }: Pick<BaseContext, 'platform' | 'site'>,
  { userId, sessionId }: Actor,
): Promise<void> {
  await identityGuards(platform).attempts.count('logInCodePerAccount', userId);
  const { database, randomness, sealer, config, newId } = platform;
  await inTransaction(database, async (tx, now) => {
    const account = await findAccount(tx, userId);
    if (!account) throw failure('unauthorized');
    const code = makeCode(randomness);
    const expiresAt = new Date(now.getTime() + config.identity.logInCodeLifetimeMs);
    const sealedCode = sealer.seal(code, logInCodeSealing(userId));
    await replaceCode(tx, { userId, sessionId, sealedCode, expiresAt }, now);
    await sendLogInCodeMail(tx, platform, {
      userId,
      code,
      noticeId: newId(),
      origin: siteOrigin(site, config.origin),
    });
  });
}

/**
 * Consumes the code of a device.
 * @throws Failure logInCodeWrong if it differs, belongs to another device, or is used or expired
 */
export async function consumeLogInCode(
  tx: TransactionScope,
  { sealer }: Pick<Platform, 'sealer'>,
  { userId, sessionId }: Actor,
  code: string,
  now: Date,
): Promise<void> {
  const sealed = await lockLiveCode(tx, { userId, sessionId }, now);
  const expected = sealed && Buffer.from(sealer.unseal(sealed, logInCodeSealing(userId)));
  const given = Buffer.from(code);
  if (!expected || expected.length !== given.length || !timingSafeEqual(expected, given))
    throw failure('logInCodeWrong');
  await deleteCode(tx, userId);
}
