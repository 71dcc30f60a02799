import type { Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountRow } from '../account/accountRepository.ts';
import { wordMail } from '../mail/mailWords.ts';

export interface DeletedMail {
  userId: string;
  locale: Locale;
  /** Recipient's address; the account no longer has it when the mail is sent. Sealed, since the outbox is readable. */
  sealedAddress: string;
  origin: string;
}

const sealingContext = (userId: string): string => `deletedAccount:${userId}`;

/** Mails a deletion notice to the account's former address, so that an unauthorized deletion is noticed. */
export const sendAccountDeletedMailJob = defineJob<DeletedMail>({
  name: 'sendAccountDeletedMail',
  retryLimit: 20,
  handle: async ({ userId, locale, sealedAddress, origin }, { platform }) => {
    const recipient = platform.sealer.unseal(Buffer.from(sealedAddress, 'base64'), sealingContext(userId));
    const { texts, sender } = await findMailSite(platform, origin);
    const words = wordMail(texts, {
      mail: 'accountDeleted',
      locale,
      firstName: undefined,
      link: origin,
    });
    await platform.gateways.mail.send({
      dedupeKey: `accountDeleted:${userId}`,
      sender,
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
  const { userId, emailAddress: address } = account;
  const payload = {
    userId,
    locale: account.userLocale as Locale,
    sealedAddress: sealer.seal(address, sealingContext(userId)).toString('base64'),
    origin,
  };
  await jobs.add(tx, sendAccountDeletedMailJob, payload, { dedupeKey: userId });
}
