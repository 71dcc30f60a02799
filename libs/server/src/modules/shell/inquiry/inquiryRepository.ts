import type { ContactMessage, DemoRequest, Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Inquiry with its sender, site and time. */
export interface Inquiry<Content> {
  inquiryId: string;
  host: string;
  locale: Locale;
  content: Content;
  now: Date;
}

export async function insertContactMessage(
  tx: TransactionScope,
  { inquiryId, host, locale, content, now }: Inquiry<ContactMessage>,
): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({
      message_id: inquiryId,
      host,
      locale,
      name: content.name,
      email_address: content.emailAddress,
      topic: content.topic,
      message: content.message,
      created_at: now,
    })
    .execute();
}

export async function insertDemoRequest(
  tx: TransactionScope,
  { inquiryId, host, locale, content, now }: Inquiry<DemoRequest>,
): Promise<void> {
  await tx
    .insertInto('demo_request')
    .values({
      request_id: inquiryId,
      host,
      locale,
      name: content.name,
      email_address: content.email,
      company: content.company,
      country_code: content.country,
      attendance: content.attendance,
      annual_volume: content.annualVolume ?? null,
      created_at: now,
    })
    .execute();
}

/** Deletes inquiries before a moment [PV-05]. @returns number of deleted rows */
export async function deleteInquiriesBefore(tx: TransactionScope, moment: Date): Promise<number> {
  const messages = await tx.deleteFrom('contact_message').where('created_at', '<', moment).executeTakeFirst();
  const requests = await tx.deleteFrom('demo_request').where('created_at', '<', moment).executeTakeFirst();
  return Number(messages.numDeletedRows + requests.numDeletedRows);
}
