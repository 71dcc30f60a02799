import { sql } from 'kysely';
import type {
  ExportedApplication,
  ExportedDemoRequest,
  ExportedMessage,
  ExportedSubscription,
  UserDataExport,
} from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

const atMost = 1_000;
/** Stored addresses have the case in which they were typed. */
const sameAddress = sql<string>`lower(email_address)`;

async function listMessages(db: Queryable, emailAddress: string): Promise<ExportedMessage[]> {
  const rows = await db
    .selectFrom('contact_message')
    .select(['message', 'created_at'])
    .where(sameAddress, '=', emailAddress)
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({ message: row.message, createdAt: row.created_at.toISOString() }));
}

async function listSubscriptions(db: Queryable, emailAddress: string): Promise<ExportedSubscription[]> {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['host', 'event_id', 'state', 'created_at'])
    .where('email_address', '=', emailAddress)
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    host: row.host,
    ...(row.event_id === null ? {} : { eventId: row.event_id }),
    state: row.state as ExportedSubscription['state'],
    createdAt: row.created_at.toISOString(),
  }));
}

async function listDemoRequests(db: Queryable, emailAddress: string): Promise<ExportedDemoRequest[]> {
  const rows = await db
    .selectFrom('demo_request')
    .select(['name', 'company', 'country_code', 'attendance', 'annual_volume', 'created_at'])
    .where(sameAddress, '=', emailAddress)
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    company: row.company,
    country: row.country_code,
    attendance: row.attendance as ExportedDemoRequest['attendance'],
    ...(row.annual_volume === null
      ? {}
      : { annualVolume: row.annual_volume as ExportedDemoRequest['annualVolume'] & string }),
    createdAt: row.created_at.toISOString(),
  }));
}

async function listApplications(db: Queryable, emailAddress: string): Promise<ExportedApplication[]> {
  const rows = await db
    .selectFrom('job_application')
    .select(['job_id', 'message', 'created_at'])
    .where(sameAddress, '=', emailAddress)
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    jobId: row.job_id,
    message: row.message,
    createdAt: row.created_at.toISOString(),
  }));
}

type InboxExport = Pick<UserDataExport, 'messages' | 'subscriptions' | 'demoRequests' | 'applications'>;

/** Exports messages and requests made from an address without an account; empty without a verified address. */
export async function exportInbox(db: Queryable, emailAddress: string | undefined): Promise<InboxExport> {
  if (emailAddress === undefined)
    return { messages: [], subscriptions: [], demoRequests: [], applications: [] };
  return {
    messages: await listMessages(db, emailAddress),
    subscriptions: await listSubscriptions(db, emailAddress),
    demoRequests: await listDemoRequests(db, emailAddress),
    applications: await listApplications(db, emailAddress),
  };
}

/** Deletes messages and requests of an address, with its account [PV-05]. */
export async function forgetInbox(tx: TransactionScope, emailAddress: string): Promise<void> {
  for (const table of ['contact_message', 'demo_request', 'newsletter_subscription'] as const)
    await tx.deleteFrom(table).where(sameAddress, '=', emailAddress).execute();
}
