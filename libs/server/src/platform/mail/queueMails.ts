import type { TransactionScope } from '../database/transactionScope.ts';
import type { Mail } from '../gateways/mail/mailGateway.ts';
import type { Platform } from '../platform.ts';
import { sendMailJob } from './sendMailJob.ts';

/** Queues mails in a transaction; each is sent once, however often it is queued with its idempotency key. */
export const queueMails = (tx: TransactionScope, { jobs }: Platform, mails: readonly Mail[]): Promise<void> =>
  jobs.addAll(
    tx,
    sendMailJob,
    mails.map((mail) => ({ payload: mail, dedupeKey: mail.dedupeKey })),
  );
