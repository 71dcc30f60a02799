import type { Locale } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAccount } from '../account/accountRepository.ts';
import { wordCodeMail } from '../mail/mailWords.ts';

export const logInCodeSealing = (userId: string): string => `logInCode:${userId}`;

export interface LogInCodeMail {
  userId: string;
  noticeId: string;
  /** Code, sealed, since the outbox is readable until the mail is sent [AZ-06]. */
  sealedCode: string;
  /** Origin of the site where the code was requested. */
  origin: string;
}

/** Mails a code in the language of the account. */
export const sendLogInCodeMailJob = defineJob<LogInCodeMail>({
  name: 'sendLogInCodeMail',
  retryLimit: 5,
  handle: async ({ userId, noticeId, sealedCode, origin }, { platform }) => {
    const account = await inTransaction(platform.database, (tx) => findAccount(tx, userId), {
      isReadOnly: true,
    });
    if (!account) return;
    const locale = account.userLocale as Locale;
    const { texts, sender } = await findMailSite(platform, origin);
    const words = wordCodeMail(texts, {
      locale,
      firstName: account.firstName ?? undefined,
      code: platform.sealer.unseal(Buffer.from(sealedCode, 'base64'), logInCodeSealing(noticeId)),
      minutes: Math.round(platform.config.identity.logInCodeLifetimeMs / 60_000),
    });
    const recipient = account.emailAddress;
    await platform.gateways.mail.send({ dedupeKey: noticeId, sender, recipient, locale, ...words });
  },
});

/** Adds the mail of a code to the outbox. */
export async function sendLogInCodeMail(
  tx: TransactionScope,
  { jobs, sealer }: Platform,
  { userId, code, noticeId, origin }: { userId: string; code: string; noticeId: string; origin: string },
): Promise<void> {
  const sealedCode = sealer.seal(code, logInCodeSealing(noticeId)).toString('base64');
  await jobs.add(tx, sendLogInCodeMailJob, { userId, noticeId, sealedCode, origin }, { dedupeKey: noticeId });
}
