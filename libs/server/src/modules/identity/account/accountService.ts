import type { Locale, PersonalDetails, Profile } from '@foyer/contract';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { listMeans, walletOf } from '../../../sale/payment-means/paymentMeansRepository.ts';
import { presentProfileCard } from '../../../sale/payment-means/paymentMeansService.ts';
import { findAccount, updateDetails, type AccountRow } from './accountRepository.ts';
import { checkDetails } from './accountRules.ts';
import { presentAccount } from './profilePresenter.ts';

/** Presents an account with its stored cards [I3.10]. */
async function presentWithMeans(
  { platform, db }: Pick<BaseContext, 'platform'> & { db: Queryable },
  account: AccountRow,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Profile> {
  const means = await listMeans(db, walletOf(platform, account.userId));
  return {
    ...(await presentAccount(db, account, locale)),
    paymentMeans: means.map((each) => presentProfileCard(each, now)),
  };
}

export async function readProfile({ platform, locale }: BaseContext, userId: string): Promise<Profile> {
  const { query: db } = platform.database;
  const account = await findAccount(db, userId);
  if (!account) throw failure('unauthorized');
  return presentWithMeans({ platform, db }, account, { locale, now: await readDatabaseTime(db) });
}

/** @throws Failure invalidBirthDate, belowMinimumSignUpAge, invalidPostalCode, invalidRequest [I3.16] */
export async function updateProfile(
  { platform, locale, tx, now }: BaseContext & InTransaction,
  userId: string,
  details: PersonalDetails,
): Promise<Profile> {
  const account = await updateDetails(tx, userId, checkDetails(details, platform.config.identity, now), now);
  if (!account) throw failure('unauthorized');
  return presentWithMeans({ platform, db: tx }, account, { locale, now });
}
