import { crowdDomain } from '@foyer/catalogue';
import type { Database } from '../platform/database/database.ts';
import type { NewId } from '../platform/security/ids.ts';
import type { MailGateway } from '../platform/gateways/mail/mailGateway.ts';

/**
 * Stores mail in the table `captured_mail`, shown at `/sandbox/mail`, instead of sending it; that to the made-up fans of the
 * sample is not kept.
 */
export function createCapturedMailGateway(database: Database, newId: NewId): MailGateway {
  return {
    send: async (mail) => {
      if (mail.recipient.endsWith(`@${crowdDomain}`)) return;
      await database.query
        .insertInto('capturedMail')
        .values({
          mailId: newId(),
          dedupeKey: mail.dedupeKey,
          sender: mail.sender,
          recipient: mail.recipient,
          locale: mail.locale,
          subject: mail.subject,
          textBody: mail.text,
          htmlBody: mail.html ?? null,
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute();
    },
  };
}
