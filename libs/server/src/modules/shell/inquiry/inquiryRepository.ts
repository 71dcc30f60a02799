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
    .insertInto('contactMessage')
    .values({
      messageId: inquiryId,
      host,
      locale,
      name: content.name,
      emailAddress: content.emailAddress,
      topic: content.topic,
      message: content.message,
      createdAt: now,
    })
    .execute();
}

export async function insertDemoRequest(
  tx: TransactionScope,
  { inquiryId, host, locale, content, now }: Inquiry<DemoRequest>,
): Promise<void> {
  await tx
    .insertInto('demoRequest')
    .values({
      requestId: inquiryId,
      host,
      locale,
      name: content.name,
      emailAddress: content.email,
      company: content.company,
      countryCode: content.country,
      attendance: content.attendance,
      annualVolume: content.annualVolume ?? null,
      createdAt: now,
    })
    .execute();
}

/** Deletes inquiries before a moment [PV-05]. @returns number of deleted rows */
export async function deleteInquiriesBefore(tx: TransactionScope, moment: Date): Promise<number> {
  const messages = await tx.deleteFrom('contactMessage').where('createdAt', '<', moment).executeTakeFirst();
  const requests = await tx.deleteFrom('demoRequest').where('createdAt', '<', moment).executeTakeFirst();
  return Number(messages.numDeletedRows + requests.numDeletedRows);
}
