import type { PersonalDetails, Profile } from '@foyer/contract';
import { failure } from '../../../platform/http/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { findAccount, updateDetails } from './accountRepository.ts';
import { checkDetails } from './accountRules.ts';
import { presentProfile } from './profilePresenter.ts';

export async function readProfile({ platform, locale }: BaseContext, userId: string): Promise<Profile> {
  const account = await findAccount(platform.database.query, userId);
  if (!account) throw failure('unauthorized');
  return presentProfile(account, locale);
}

/** @throws Failure invalidBirthDate, belowMinimumSignUpAge, invalidPostalCode, invalidRequest [I3.16] */
export async function updateProfile(
  { platform, locale, tx, now }: BaseContext & InTransaction,
  userId: string,
  details: PersonalDetails,
): Promise<Profile> {
  const account = await updateDetails(tx, userId, checkDetails(details, platform.config.identity, now), now);
  if (!account) throw failure('unauthorized');
  return presentProfile(account, locale);
}
