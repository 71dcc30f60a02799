import type { Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Platform } from '../../../platform.ts';
import type { AccountRow } from '../account/accountRepository.ts';
import { wordMail } from '../mail/mailWords.ts';

export interface DeletedMail {
  userId: string;
  locale: Locale;
  /** The address, sealed: by the time of the mail there is no account that knows it, and the outbox must not. */
  sealedAddress: string;
  origin: string;
}

const sealingContext = (userId: string): string => `deletedAccount:${userId}`;

/** Tells who the account belonged to that it is gone, in case it was somebody else. */
export const sendAccountDeletedMailJob = defineJob<DeletedMail>({
  name: 'sendAccountDeletedMail',
  retryLimit: 20,
  handle: async ({ userId, locale, sealedAddress, origin }, { platform }) => {
    const recipient = platform.sealer.unseal(Buffer.from(sealedAddress, 'base64'), sealingContext(userId));
    const words = wordMail(platform.texts, {
      mail: 'accountDeleted',
      locale,
      firstName: undefined,
      link: origin,
    });
    await platform.gateways.mail.send({
      dedupeKey: `accountDeleted:${userId}`,
      sender: platform.config.mail.sender,
      recipient,
      locale,
      ...words,
    });
  },
});

export async function sendAccountDeletedMail(
  tx: TransactionScope,
  { jobs, sealer }: Platform,
  account: AccountRow,
  origin: string,
): Promise<void> {
  const { user_id: userId, email_address: address } = account;
  const payload = {
    userId,
    locale: account.user_locale as Locale,
    sealedAddress: sealer.seal(address, sealingContext(userId)).toString('base64'),
    origin,
  };
  await jobs.add(tx, sendAccountDeletedMailJob, payload, { dedupeKey: userId });
}
