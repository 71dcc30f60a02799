import type { PaymentType } from '@foyer/contract';
import { sql, type RawBuilder } from 'kysely';
import { toJson } from '../../platform/database/toJson.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import {
  credentialsContext,
  readCredentials,
  type AccountOpening,
} from '../../platform/gateways/payment/accountCredentials.ts';
import type { PaymentGateway } from '../../platform/gateways/payment/paymentGateway.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EventScope } from '../event/eventScope.ts';
import { findSaleEvent } from '../offer/offerRepository.ts';

/** How an event is paid for. */
export interface EventAccount {
  /** Null: the platform's configured account. */
  gatewayAccountId: string | null;
  /** Organisation whose own account it is; null for the platform's. */
  settledBy: string | null;
  paymentTypes: PaymentType[];
}

/** Returns the configured gateway with the credentials of an account, for future cards and charges. */
export async function gatewayOf(
  platform: AccountOpening,
  gatewayAccountId: string | null,
  db: Queryable = platform.database.query,
): Promise<PaymentGateway> {
  const { payment } = platform.gateways;
  if (gatewayAccountId === null) return payment;
  const credentials = found(await readCredentials(platform, gatewayAccountId, db));
  return payment.openAccount({ accountId: gatewayAccountId, credentials });
}

/** Gateway and account that a payment or a card is recorded with. */
export interface RecordedAccount {
  /** Name of the gateway, at the time. */
  gateway: string;
  /** Null: its configured account. */
  gatewayAccountId: string | null;
}

/**
 * Returns the gateway that a payment or a card is recorded with. Ids of one gateway are unknown or mean something
 * else to another, which would deny charges that exist.
 * @throws Error if another gateway is configured now: nothing was requested, and nothing changes until it is
 * configured again
 */
export async function recordedGateway(
  platform: AccountOpening,
  { gateway, gatewayAccountId }: RecordedAccount,
): Promise<PaymentGateway> {
  const { name } = platform.gateways.payment;
  if (gateway !== name)
    throw new Error(`The gateway ${gateway} has the payment or card, and ${name} is configured`);
  return gatewayOf(platform, gatewayAccountId);
}

const platformAccount: EventAccount = {
  gatewayAccountId: null,
  settledBy: null,
  paymentTypes: ['CreditCard'],
};

/** Reads how an event is paid for; without a setting of its own, by card to the platform. */
export async function eventAccountOf(db: Queryable, eventId: string): Promise<EventAccount> {
  const row = await db
    .selectFrom('eventPayment')
    .leftJoin('gatewayAccount', 'gatewayAccount.gatewayAccountId', 'eventPayment.gatewayAccountId')
    .select([
      'eventPayment.gatewayAccountId',
      'eventPayment.paymentTypes',
      'gatewayAccount.clientId as settledBy',
    ])
    .where('eventPayment.eventId', '=', eventId)
    .executeTakeFirst();
  return (row as EventAccount | undefined) ?? platformAccount;
}

/**
 * Reads how an event of a scope is paid for; without an event, by card to the platform.
 * @throws Failure for an event outside the scope
 */
export async function readEventAccount(
  db: Queryable,
  eventId: string | undefined,
  scope: EventScope,
): Promise<EventAccount> {
  if (eventId === undefined) return platformAccount;
  found(await findSaleEvent(db, eventId, scope));
  return eventAccountOf(db, eventId);
}

/** Tells whether the credentials of an account were deleted, so that it can't be used. */
export async function isRedacted(db: Queryable, gatewayAccountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gatewayAccount')
    .select('redactedAt')
    .where('gatewayAccountId', '=', gatewayAccountId)
    .executeTakeFirst();
  return row !== undefined && row.redactedAt !== null;
}

/** Account as an operator sees it: without its credentials. */
export interface AccountRow {
  gatewayAccountId: string;
  gateway: string;
  /** Empty for the platform's. */
  organisation: string;
  events: number;
}

export async function listAccounts(db: Queryable): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select g.gateway_account_id as "gatewayAccountId", g.gateway, coalesce(c.vanity_name, '') as organisation,
      (select count(*)::int from event_payment e where e.gateway_account_id = g.gateway_account_id) as events
    from gateway_account g left join client c using (client_id) order by g.created_at`.execute(db);
  return rows;
}

/** Lists the own accounts of an organisation that can take money. */
export const listOwnAccounts = (db: Queryable, clientId: string) =>
  db
    .selectFrom('gatewayAccount')
    .select(['gatewayAccountId', 'gateway'])
    .where('clientId', '=', clientId)
    .where('redactedAt', 'is', null)
    .orderBy('createdAt')
    .limit(100)
    .execute();

/** Finds an account that takes money, of the organisation that holds an event; it is not redacted meanwhile. */
export const findOwnAccount = (
  db: Queryable,
  { eventId, gatewayAccountId }: { eventId: string; gatewayAccountId: string },
) =>
  db
    .selectFrom('gatewayAccount as a')
    .innerJoin('event as e', 'e.clientId', 'a.clientId')
    .select('a.gatewayAccountId')
    .where('e.eventId', '=', eventId)
    .where('a.gatewayAccountId', '=', gatewayAccountId)
    .where('a.redactedAt', 'is', null)
    .forShare('a')
    .executeTakeFirst();

/** Last characters of a credential that may be shown; a short one shows none. */
const shownLength = 4;
const longEnough = 16;

/** What may be shown of a credential: its name, and its last characters. */
interface ShownCredential {
  name: string;
  ending: string;
}

/** Columns of an account with its credentials. */
export interface SealedCredentials {
  credentials: Buffer;
  keyId: string;
  shownCredentials: RawBuilder<ShownCredential[]>;
}

/** Account whose credentials are not stored yet. */
interface NewCredentials {
  gatewayAccountId: string;
  /** JSON. */
  credentials: string;
}

/** Checks the form of credentials. @throws Error of the gateway, whose message may repeat them */
export function checkCredentials(
  { gateways }: Pick<AccountOpening, 'gateways'>,
  { gatewayAccountId, credentials }: NewCredentials,
): void {
  gateways.payment.openAccount({ accountId: gatewayAccountId, credentials });
}

/** Seals the credentials of an account, which were checked. */
export function sealCredentials(
  { sealer }: Pick<AccountOpening, 'sealer'>,
  { gatewayAccountId, credentials }: NewCredentials,
): SealedCredentials {
  const shown = Object.entries(JSON.parse(credentials) as Record<string, unknown>).map(
    ([name, value]): ShownCredential => ({
      name,
      ending: String(value).length < longEnough ? '' : String(value).slice(-shownLength),
    }),
  );
  return {
    credentials: sealer.seal(credentials, credentialsContext(gatewayAccountId)),
    keyId: sealer.keyId,
    shownCredentials: toJson(shown),
  };
}

/** Stores an account of the configured gateway. @param name of one that its organisation adds itself */
export async function insertAccount(
  { gateways }: Pick<AccountOpening, 'gateways'>,
  db: Queryable,
  account: { gatewayAccountId: string; clientId: string | null; name?: string } & SealedCredentials,
): Promise<void> {
  await db
    .insertInto('gatewayAccount')
    .values({ ...account, gateway: gateways.payment.name })
    .execute();
}

/** Adds an account. @throws Error if the gateway refuses the form of the credentials */
export async function addAccount(
  platform: AccountOpening & Pick<Platform, 'newId'>,
  { clientId, credentials }: { clientId: string | null; credentials: string },
): Promise<string> {
  const gatewayAccountId = platform.newId();
  checkCredentials(platform, { gatewayAccountId, credentials });
  const sealed = sealCredentials(platform, { gatewayAccountId, credentials });
  await insertAccount(platform, platform.database.query, { gatewayAccountId, clientId, ...sealed });
  return gatewayAccountId;
}

/** Sets how an event is paid for. Payments under way stay with the account they began with. */
export async function setEventAccount(
  db: Queryable,
  { eventId, gatewayAccountId, paymentTypes }: Omit<EventAccount, 'settledBy'> & { eventId: string },
): Promise<void> {
  const values = { gatewayAccountId, paymentTypes: sql<string[]>`${paymentTypes}::text[]` };
  await db
    .insertInto('eventPayment')
    .values({ eventId, ...values })
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet(values))
    .execute();
}
