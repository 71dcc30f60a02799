import type { InvitedSampleAccount, SampleAccount, SampleWorld } from '@foyer/catalogue';
import { insertPayoutMethod } from '../modules/cart/payout/payoutMethodRepository.ts';
import { insertAccount, insertRole, type NewAccount } from '../modules/identity/account/accountRepository.ts';
import {
  insertPartialAccount,
  type PartialAccount,
} from '../modules/identity/partial-account/partialAccountRepository.ts';
import { createPasswordHasher } from '../modules/identity/password/passwordHasher.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { TransactionScope } from '../platform/database/transactionScope.ts';
import type { Platform } from '../platform/platform.ts';

const rowOf = (account: SampleAccount, userId: string, passwordHash: string): NewAccount => ({
  user_id: userId,
  email_address: account.emailAddress,
  password_hash: passwordHash,
  first_name: account.firstName,
  last_name: account.lastName,
  date_of_birth: '1991-06-21',
  gender: 'UNDECLARED',
  country_code: account.countryCode,
  postal_code: account.postalCode,
  user_locale: account.locale,
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
    first_name: details.firstName,
    last_name: details.lastName,
    date_of_birth: details.dateOfBirth,
    gender: details.gender,
    country_code: details.countryCode,
    postal_code: details.postalCode,
  },
});

interface SeedAccountsOptions {
  /** Organisation of the accounts with a role; a client's role requires one. */
  clientId?: string;
}

interface AccountParts extends SeedAccountsOptions, Pick<Platform, 'newId'> {
  passwordHash: string;
  now: Date;
}

async function writeAccount(
  tx: TransactionScope,
  account: SampleAccount,
  { newId, passwordHash, now, clientId }: AccountParts,
): Promise<void> {
  const row = await insertAccount(tx, rowOf(account, newId(), passwordHash), now);
  if (!row) return;
  const canHold = account.role === 'promoter' || clientId !== undefined;
  if (account.role && canHold) await insertRole(tx, row.user_id, account.role, clientId ?? null);
  if (account.payPal)
    await insertPayoutMethod(tx, {
      payoutMethodId: newId(),
      userId: row.user_id,
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
