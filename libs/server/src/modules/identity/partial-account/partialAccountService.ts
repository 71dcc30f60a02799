import type {
  AuthenticatedProfile,
  FinishAccountRequest,
  PartialUserAccount,
  PersonalDetails,
} from '@foyer/contract';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { detailColumns, findAccount } from '../account/accountRepository.ts';
import { checkDetails, checkPassword } from '../account/accountRules.ts';
import { isComplete } from '../account/profilePresenter.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { consumeLink, findLiveLink } from '../link/linkRepository.ts';
import { hashLinkToken, returnToOf } from '../link/linkService.ts';
import { openSession } from '../session/sessionService.ts';
import { finishPartialAccount } from './partialAccountRepository.ts';

const detailNames = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'countryCode', 'postalCode'] as const;

function readDetails(request: FinishAccountRequest['userProfileRequest']): PersonalDetails | undefined {
  const isWhole = detailNames.every((name) => request[name] !== undefined);
  return isWhole ? (request as PersonalDetails) : undefined;
}

type Caller = Pick<BaseContext, 'platform' | 'request'>;

async function findPartialAccount({ platform, request }: Caller, token: string) {
  await identityGuards(platform).attempts.count('linkPerCaller', request.ip);
  const db = platform.database.query;
  const link = await findLiveLink(db, 'completeAccount', hashLinkToken('completeAccount', token));
  const account = link && (await findAccount(db, link.userId));
  if (!link || !account?.isPartial) throw failure('emailLinkExpired');
  return { link, account };
}

/** Returns what an unfinished account lacks. @throws Failure emailLinkMalformed, emailLinkExpired [I4.09] */
export async function readPartialAccount(caller: Caller, token: string): Promise<PartialUserAccount> {
  const { link, account } = await findPartialAccount(caller, token);
  const returnTo = returnToOf(caller.platform, link);
  return {
    emailAddress: account.emailAddress,
    partial: !isComplete(account),
    ...(account.firstName === null ? {} : { firstName: account.firstName }),
    ...(account.lastName === null ? {} : { lastName: account.lastName }),
    ...(returnTo === undefined ? {} : { returnTo }),
  };
}

/**
 * Completes an unfinished account with a password, and details if missing. The link proves the address, which becomes
 * verified; refused input doesn't consume the link [I7.06, I3.20].
 * @param expectedAddress address that the link must belong to
 * @throws Failure emailLinkMalformed, emailLinkExpired, userNotComplete (details are missing), and those of the rules
 */
export async function completePartialAccount(
  context: BaseContext,
  { emailVerificationToken, password, userProfileRequest }: FinishAccountRequest,
  expectedAddress?: string,
): Promise<AuthenticatedProfile> {
  const { platform } = context;
  const settings = platform.config.identity;
  const { account: partial } = await findPartialAccount(context, emailVerificationToken);
  if (expectedAddress !== undefined && expectedAddress !== partial.emailAddress)
    throw failure('emailLinkMalformed');
  const given = readDetails(userProfileRequest);
  if (!given && !isComplete(partial)) throw failure('userNotComplete');
  const now = await readDatabaseTime(platform.database.query);
  const details = given ? detailColumns(checkDetails(given, settings, now)) : {};
  checkPassword(password, settings, partial.emailAddress);
  const passwordHash = await identityGuards(platform).passwords.hash(password);
  const { userLocale } = userProfileRequest;
  const hash = hashLinkToken('completeAccount', emailVerificationToken);
  return inTransaction(platform.database, async (tx, at) => {
    const link = await consumeLink(tx, 'completeAccount', hash, at);
    const whole = { passwordHash, userLocale, details };
    const account = link && (await finishPartialAccount(tx, link.userId, whole, at));
    if (!account) throw failure('emailLinkExpired');
    return openSession(tx, context, account, at);
  });
}
