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
    .selectFrom('contactMessage')
    .select(['message', 'createdAt'])
    .where(sameAddress, '=', emailAddress)
    .orderBy('createdAt')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({ message: row.message, createdAt: row.createdAt.toISOString() }));
}

async function listSubscriptions(db: Queryable, emailAddress: string): Promise<ExportedSubscription[]> {
  const rows = await db
    .selectFrom('newsletterSubscription')
    .select(['host', 'eventId', 'state', 'createdAt'])
    .where('emailAddress', '=', emailAddress)
    .orderBy('createdAt')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    host: row.host,
    ...(row.eventId === null ? {} : { eventId: row.eventId }),
    state: row.state as ExportedSubscription['state'],
    createdAt: row.createdAt.toISOString(),
  }));
}

async function listDemoRequests(db: Queryable, emailAddress: string): Promise<ExportedDemoRequest[]> {
  const rows = await db
    .selectFrom('demoRequest')
    .select(['name', 'company', 'countryCode', 'attendance', 'annualVolume', 'createdAt'])
    .where(sameAddress, '=', emailAddress)
    .orderBy('createdAt')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    company: row.company,
    country: row.countryCode,
    attendance: row.attendance as ExportedDemoRequest['attendance'],
    ...(row.annualVolume === null
      ? {}
      : { annualVolume: row.annualVolume as ExportedDemoRequest['annualVolume'] & string }),
    createdAt: row.createdAt.toISOString(),
  }));
}

async function listApplications(db: Queryable, emailAddress: string): Promise<ExportedApplication[]> {
  const rows = await db
    .selectFrom('jobApplication')
    .select(['jobId', 'message', 'createdAt'])
    .where(sameAddress, '=', emailAddress)
    .orderBy('createdAt')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    jobId: row.jobId,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
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
  for (const table of ['contactMessage', 'demoRequest', 'newsletterSubscription'] as const)
    await tx.deleteFrom(table).where(sameAddress, '=', emailAddress).execute();
}
