import type { ThirdPartyLoginRequest, ThirdPartySession } from '@foyer/contract';
import { parseEmailAddress } from '@foyer/util';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { VouchedIdentity } from '../../../platform/gateways/sign-in/signInGateway.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  type AccountRow,
} from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { sendSignInLinkedMailJob } from '../mail/accountMails.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { openSession } from '../session/sessionService.ts';
import {
  consumeAttempt,
  findOwner,
  finishByThirdParty,
  hasIdentityOf,
  insertIdentity,
  type AttemptRow,
} from './thirdPartyRepository.ts';
import { decideSignIn, readGivenName, type SignInDecision } from './thirdPartyRules.ts';
import { askProvider, attemptSealing, type SealedAttempt } from './thirdPartyStart.ts';

interface Arrived {
  identity: VouchedIdentity;
  emailAddress: string | undefined;
  body: ThirdPartyLoginRequest;
}

async function takeAttempt({ platform }: BaseContext, body: ThirdPartyLoginRequest): Promise<AttemptRow> {
  const given = {
    type: body.authenticatorType,
    stateHash: hashSecret('thirdPartyState', body.state),
    browserKeyHash: hashSecret('thirdPartyBrowser', body.browserKey),
    redirectUrl: body.redirectUrl,
  };
  const attempt = await inTransaction(platform.database, (tx, now) => consumeAttempt(tx, given, now));
  if (!attempt) throw failure('thirdPartyLoginFailed');
  return attempt;
}

const namesOf = ({ body, identity }: Arrived) => ({
  firstName: readGivenName(body.firstName, identity.firstName),
  lastName: readGivenName(body.lastName, identity.lastName),
});

async function createAccount(
  tx: TransactionScope,
  { platform, locale }: BaseContext,
  arrived: Arrived,
  now: Date,
): Promise<AccountRow> {
  const { firstName, lastName } = namesOf(arrived);
  const account = await insertAccount(
    tx,
    {
      userId: platform.newId(),
      emailAddress: arrived.emailAddress!,
      passwordHash: null,
      firstName,
      lastName,
      dateOfBirth: null,
      gender: null,
      countryCode: null,
      postalCode: null,
      userLocale: locale,
      state: 'EMAIL_VERIFIED',
    },
    now,
  );
  // Race: another request created the account; a retry finds it.
  if (!account) throw failure('thirdPartyLoginFailed');
  return account;
}

function accountFor(
  tx: TransactionScope,
  context: BaseContext,
  arrived: Arrived,
  decision: Exclude<SignInDecision, { kind: 'refuse' }>,
  now: Date,
): Promise<AccountRow | undefined> {
  if (decision.kind === 'create') return createAccount(tx, context, arrived, now);
  if (decision.kind !== 'finish') return findAccount(tx, decision.userId);
  return finishByThirdParty(tx, decision.userId, { ...namesOf(arrived), userLocale: context.locale }, now);
}

async function findKnown(tx: TransactionScope, { identity, emailAddress, body }: Arrived) {
  const ownerId = await findOwner(tx, identity);
  const same = emailAddress === undefined ? undefined : await findAccountByEmail(tx, emailAddress);
  return {
    ownerId,
    sameAddress: same && {
      userId: same.userId,
      isPartial: same.isPartial,
      state: same.state as 'EMAIL_VERIFIED' | 'EMAIL_UNVERIFIED' | 'BLACK_LISTED',
      hasOtherIdentity: await hasIdentityOf(tx, same.userId, body.authenticatorType),
    },
  };
}

async function enter(
  tx: TransactionScope,
  context: BaseContext,
  arrived: Arrived,
  now: Date,
): Promise<{ account: AccountRow; newAccount: boolean }> {
  const { platform, site } = context;
  const { identity, emailAddress, body } = arrived;
  const decision = decideSignIn({ ...identity, emailAddress }, await findKnown(tx, arrived));
  if (decision.kind === 'refuse') throw failure(decision.code, { authenticatorType: body.authenticatorType });
  const account = await accountFor(tx, context, arrived, decision, now);
  if (!account) throw failure('thirdPartyLoginFailed');
  if (decision.kind !== 'enter') {
    const { issuer, subject } = identity;
    const link = { issuer, subject, type: body.authenticatorType, userId: account.userId };
    if (!(await insertIdentity(tx, link, now))) throw failure('thirdPartyLoginFailed');
  }
  if (decision.kind === 'link') {
    const notice = {
      userId: account.userId,
      noticeId: `signInLinked:${platform.newId()}`,
      origin: siteOrigin(site, platform.config.origin),
      authenticatorType: body.authenticatorType,
    };
    await platform.jobs.add(tx, sendSignInLinkedMailJob, notice, { dedupeKey: notice.noticeId });
  }
  return { account, newAccount: decision.kind === 'create' || decision.kind === 'finish' };
}

/** Consumes the attempt before asking the provider, so that neither state nor code works twice. */
async function redeem(
  context: BaseContext,
  body: ThirdPartyLoginRequest,
): Promise<{ returnTo: string | undefined; identity: VouchedIdentity }> {
  const { platform, request } = context;
  await identityGuards(platform).attempts.count('thirdPartyPerCaller', request.ip);
  const attempt = await takeAttempt(context, body);
  const { returnTo, ...secrets } = JSON.parse(
    platform.sealer.unseal(attempt.sealedSecrets, attemptSealing(body.state)),
  ) as SealedAttempt;
  const identity = await askProvider(
    platform,
    platform.gateways.signIn.redeem(
      body.authenticatorType,
      { redirectUrl: attempt.redirectUrl, state: body.state, ...secrets },
      { code: body.authToken, issuer: body.issuer },
    ),
  );
  return { returnTo, identity };
}

/**
 * Confirms by a provider that the caller is the account's owner; it creates, links and opens nothing.
 * @throws Failure thirdPartyLoginFailed, also for another identity; serviceUnavailable
 */
export async function confirmByProvider(
  context: BaseContext,
  userId: string,
  body: ThirdPartyLoginRequest,
): Promise<void> {
  const { identity } = await redeem(context, body);
  const ownerId = await inTransaction(context.platform.database, (tx) => findOwner(tx, identity), {
    isReadOnly: true,
  });
  if (ownerId !== userId) throw failure('thirdPartyLoginFailed');
}

/**
 * Opens a session by a provider's assertion. Names in the body count only when the account is created
 * [I7.08, I3.13, I3.18].
 * @throws Failure thirdPartyLoginFailed (verification failed), thirdPartyEmailNotVerified,
 *   thirdPartyAccountUnverified, thirdPartyAccountTaken, forbidden, serviceUnavailable
 */
export async function thirdPartyLogin(
  context: BaseContext,
  body: ThirdPartyLoginRequest,
): Promise<ThirdPartySession> {
  const { platform } = context;
  const { returnTo, identity } = await redeem(context, body);
  const arrived = { identity, body, emailAddress: parseEmailAddress(identity.emailAddress ?? '') };
  return inTransaction(platform.database, async (tx, now) => {
    const { account, newAccount } = await enter(tx, context, arrived, now);
    const session = await openSession(tx, context, account, now);
    return { ...session, newAccount, ...(returnTo === undefined ? {} : { returnTo }) };
  });
}
