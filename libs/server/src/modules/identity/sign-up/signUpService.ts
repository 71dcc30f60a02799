import type { AuthenticatedProfile, CreateAccountRequest } from '@foyer/contract';
import { isLocalPath } from '@foyer/util';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { readAttribution } from '../../../platform/http/readAttribution.ts';
import {
  detailColumns,
  findAccountByEmail,
  insertAccount,
  type AccountRow,
} from '../account/accountRepository.ts';
import { checkDetails, checkPassword, readEmailAddress } from '../account/accountRules.ts';
import { requireRecaptcha } from '../account/requireRecaptcha.ts';
import { insertAttribution } from '../attribution/attributionRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { sendLink } from '../link/linkService.ts';
import { completePartialAccount } from '../partial-account/partialAccountService.ts';
import { openSession } from '../session/sessionService.ts';

/** Failure of a sign-up with a taken address: it has an account, or an unfinished one. */
const takenBy = (account: AccountRow | undefined) =>
  failure(account?.isPartial ? 'userNotComplete' : 'userAlreadyExists');

/**
 * Creates an account, opens a session and mails the verification link. The password is hashed before the transaction,
 * to keep it short. With the link of an unfinished account it completes that one [I3.15].
 * @throws Failure userAlreadyExists, userNotComplete (an unfinished account exists) and those of the rules
 */
export async function createAccount(
  context: BaseContext,
  body: CreateAccountRequest,
): Promise<AuthenticatedProfile> {
  const { platform, request, site } = context;
  const { attempts, passwords } = identityGuards(platform);
  const settings = platform.config.identity;
  await attempts.count('signUpPerCaller', request.ip);
  await requireRecaptcha(context, body.recaptcha, 'signUp');
  const emailAddress = readEmailAddress(body.emailAddress);
  const { emailVerificationToken } = body;
  if (emailVerificationToken !== undefined) {
    const whole = { emailVerificationToken, password: body.password, userProfileRequest: body };
    return completePartialAccount(context, whole, emailAddress);
  }
  const details = checkDetails(body, settings, await readDatabaseTime(platform.database.query));
  checkPassword(body.password, settings, emailAddress);
  const passwordHash = await passwords.hash(body.password);
  const returnTo = body.returnTo !== undefined && isLocalPath(body.returnTo) ? body.returnTo : undefined;
  return inTransaction(platform.database, async (tx, now) => {
    const account = await insertAccount(
      tx,
      {
        userId: platform.newId(),
        emailAddress,
        passwordHash,
        ...detailColumns(details),
        userLocale: body.userLocale,
        state: 'EMAIL_UNVERIFIED',
      },
      now,
    );
    if (!account) throw takenBy(await findAccountByEmail(tx, emailAddress));
    const attribution = readAttribution(request);
    if (attribution) await insertAttribution(tx, account.userId, attribution, now);
    const origin = siteOrigin(site, platform.config.origin);
    await sendLink(tx, platform, account, { purpose: 'verifyEmail', origin, returnTo }, now);
    return openSession(tx, context, account, now);
  });
}

/** @throws Failure userAlreadyExists or userNotComplete (address taken), malformedEmail, tooManyRequests [I5.01] */
export async function checkEmailAddress(
  { platform, request }: Pick<BaseContext, 'platform' | 'request'>,
  text: string,
): Promise<void> {
  const { attempts } = identityGuards(platform);
  await attempts.count('availabilityPerCaller', request.ip);
  await attempts.count('availabilityPerSession', `${request.browserSessionId} ${request.ip}`);
  const emailAddress = readEmailAddress(text);
  const account = await findAccountByEmail(platform.database.query, emailAddress);
  if (account) throw takenBy(account);
}
