import type { InvitedSampleAccount, SampleAccount, SampleEngagement, SampleWorld } from '@foyer/catalogue';
import { insertPayoutMethod } from '../sale/payout/payoutMethodRepository.ts';
import { insertAccount, type NewAccount } from '../modules/identity/account/accountRepository.ts';
import { insertPartialAccount, type PartialAccount } from '../sale/guest/guestAccount.ts';
import { createPasswordHasher } from '../modules/identity/password/passwordHasher.ts';
import { engageForClient } from '../modules/identity/role/roleRepository.ts';
import { grantRights } from '../sale/membership/membershipRepository.ts';
import { engagePromoter } from '../modules/promoter/engagement/engagePromoter.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { TransactionScope } from '../platform/database/transactionScope.ts';
import type { Platform } from '../platform/platform.ts';
import { days } from '../platform/time/units.ts';
import { stableId } from './write/stableId.ts';
import { catalogueEventId } from './write/writeEvent.ts';

const rowOf = (account: SampleAccount, userId: string, passwordHash: string): NewAccount => ({
  userId,
  emailAddress: account.emailAddress,
  passwordHash,
  firstName: account.firstName,
  lastName: account.lastName,
  dateOfBirth: '1991-06-21',
  gender: 'UNDECLARED',
  countryCode: account.countryCode,
  postalCode: account.postalCode,
  userLocale: account.locale,
  state: account.isVerified ? 'EMAIL_VERIFIED' : 'EMAIL_UNVERIFIED',
});

const partialAccountOf = (
  { emailAddress, locale, details }: InvitedSampleAccount,
  userId: string,
): PartialAccount => ({
  userId,
  emailAddress,
  userLocale: locale,
  details: {
    firstName: details.firstName,
    lastName: details.lastName,
    dateOfBirth: details.dateOfBirth,
    gender: details.gender,
    countryCode: details.countryCode,
    postalCode: details.postalCode,
  },
});

interface SeedAccountsOptions {
  /** Organisation of the accounts with a role: clients own it, promoters sell its events. */
  clientId?: string;
}

interface AccountParts extends SeedAccountsOptions, Pick<Platform, 'newId'> {
  passwordHash: string;
  now: Date;
}

const ppmOfPercent = 10_000;

/** Engages a promoter for an event, if the database has it. */
async function writeEngagement(
  tx: TransactionScope,
  userId: string,
  { event, paymentKinds, mostPerGuest, commission, stock, endsInDays }: SampleEngagement,
  { newId, now }: Pick<AccountParts, 'newId' | 'now'>,
): Promise<void> {
  const eventId = catalogueEventId(event);
  const known = await tx.selectFrom('event').select('eventId').where('eventId', '=', eventId).execute();
  if (known.length === 0) return;
  const rules = commission.map(({ paymentKind = null, ...rule }) => ({
    paymentKind,
    ratePpm: 'percent' in rule ? rule.percent * ppmOfPercent : null,
    amount: 'amount' in rule ? rule.amount : null,
  }));
  await engagePromoter(
    tx,
    newId,
    { eventId, userId },
    {
      paymentKinds: [...paymentKinds],
      mostPerGuest: mostPerGuest ?? null,
      endsAt: endsInDays === undefined ? null : new Date(now.getTime() + days(endsInDays)),
      commission: rules,
      stock: Object.entries(stock).map(([zone, quantity]) => ({
        offerGroupId: stableId('offerGroup', event, zone),
        quantity,
      })),
    },
  );
}

async function writeAccount(
  tx: TransactionScope,
  account: SampleAccount,
  { newId, passwordHash, now, clientId }: AccountParts,
): Promise<void> {
  const row = await insertAccount(tx, rowOf(account, newId(), passwordHash), now);
  if (!row) return;
  if (clientId !== undefined && account.role === 'client')
    await grantRights(tx, row.userId, { clientId, rights: ['owner'] });
  if (clientId !== undefined && account.role === 'promoter') await engageForClient(tx, row.userId, clientId);
  for (const engagement of account.engagements ?? [])
    await writeEngagement(tx, row.userId, engagement, { newId, now });
  if (account.payPal)
    await insertPayoutMethod(tx, {
      payoutMethodId: newId(),
      userId: row.userId,
      emailAddress: account.payPal,
      createdAt: now,
    });
}

/**
 * Creates the missing demo accounts of a sample world; idempotent.
 * @throws Error in production, since the password is public
 */
export async function seedAccounts(
  { config, database, newId }: Pick<Platform, 'config' | 'database' | 'newId'>,
  sample: Pick<SampleWorld, 'accounts' | 'invitedAccounts' | 'password'>,
  options: SeedAccountsOptions = {},
): Promise<void> {
  if (config.environment === 'production') throw new Error('There are no demo accounts in production.');
  const passwordHash = await createPasswordHasher(config.identity.passwordCost).hash(sample.password);
  await inTransaction(database, async (tx, now) => {
    for (const account of sample.accounts)
      await writeAccount(tx, account, { ...options, newId, passwordHash, now });
    for (const invited of sample.invitedAccounts)
      await insertPartialAccount(tx, partialAccountOf(invited, newId()), now);
  });
}
