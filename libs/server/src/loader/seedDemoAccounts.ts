import type { Locale } from '@foyer/contract';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Platform } from '../platform/platform.ts';
import { insertPayoutMethod } from '../modules/cart/payout/payoutMethodRepository.ts';
import { insertAccount, insertRole, type NewAccount } from '../modules/identity/account/accountRepository.ts';
import {
  insertPartialAccount,
  type BegunAccount,
} from '../modules/identity/partial-account/partialAccountRepository.ts';
import { createPasswordHasher } from '../modules/identity/password/passwordHasher.ts';

/** Password of all demo accounts; also in the README. */
export const demoPassword = 'foyer-demo-1';

interface DemoAccount {
  emailAddress: string;
  firstName: string;
  lastName: string;
  countryCode: 'US' | 'CA';
  postalCode: string;
  locale: Locale;
  isVerified: boolean;
  role?: 'promoter' | 'client';
  /** Address of a PayPal account for payouts of sales. */
  payPal?: string;
}

/** Unfinished accounts of invited users: one lacks the personal details, one only a password. */
const begunDemoAccounts: readonly Pick<BegunAccount, 'emailAddress' | 'userLocale' | 'details'>[] = [
  {
    emailAddress: 'invited@foyer.example',
    userLocale: 'en-US',
    details: { first_name: 'Imani', last_name: 'Okafor' },
  },
  {
    emailAddress: 'partner-guest@foyer.example',
    userLocale: 'fr-CA',
    details: {
      first_name: 'Gabrielle',
      last_name: 'Roy',
      date_of_birth: '1988-03',
      gender: 'FEMALE',
      country_code: 'CA',
      postal_code: 'G1R 4P5',
    },
  },
];

/** Accounts for logging in after `npm start`. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    emailAddress: 'fan@foyer.example',
    firstName: 'Frankie',
    lastName: 'Moreau',
    countryCode: 'US',
    postalCode: '10001',
    locale: 'en-US',
    isVerified: true,
    payPal: 'frankie.moreau@paypal.example',
  },
  {
    emailAddress: 'newfan@foyer.example',
    firstName: 'Noor',
    lastName: 'Campbell',
    countryCode: 'CA',
    postalCode: 'M5V 2T6',
    locale: 'en-CA',
    isVerified: false,
  },
  {
    emailAddress: 'organiser@foyer.example',
    firstName: 'Odile',
    lastName: 'Gagnon',
    countryCode: 'CA',
    postalCode: 'H2X 1Y4',
    locale: 'fr-CA',
    isVerified: true,
    role: 'client',
  },
  {
    emailAddress: 'promoter@foyer.example',
    firstName: 'Pilar',
    lastName: 'Reyes',
    countryCode: 'US',
    postalCode: '90012',
    locale: 'es-US',
    isVerified: true,
    role: 'promoter',
  },
];

const rowOf = (account: DemoAccount, userId: string, passwordHash: string): NewAccount => ({
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

/**
 * Creates missing demo accounts; idempotent.
 * @param clientId organisation of the demo organiser and promoter
 * @throws Error in production, since the password is public
 */
export async function seedDemoAccounts(
  { config, database, newId }: Pick<Platform, 'config' | 'database' | 'newId'>,
  { clientId }: { clientId?: string } = {},
): Promise<void> {
  if (config.environment === 'production') throw new Error('There are no demo accounts in production.');
  const passwordHash = await createPasswordHasher(config.identity.passwordCost).hash(demoPassword);
  await inTransaction(database, async (tx, now) => {
    for (const account of demoAccounts) {
      const row = await insertAccount(tx, rowOf(account, newId(), passwordHash), now);
      // The role of a client requires an organisation.
      const canHold = account.role === 'promoter' || clientId !== undefined;
      if (row && account.role && canHold) await insertRole(tx, row.user_id, account.role, clientId ?? null);
      if (row && account.payPal)
        await insertPayoutMethod(tx, {
          payoutMethodId: newId(),
          userId: row.user_id,
          emailAddress: account.payPal,
          createdAt: now,
        });
    }
    for (const begun of begunDemoAccounts) await insertPartialAccount(tx, { ...begun, userId: newId() }, now);
  });
}
