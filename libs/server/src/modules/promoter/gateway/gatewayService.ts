import type {
  CreateGatewayRequest,
  Gateway,
  GatewayCredentials,
  GatewayList,
  GatewayRequest,
  UpdateGatewayRequest,
} from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  checkCredentials,
  gatewayOf,
  insertAccount,
  sealCredentials,
  type SealedCredentials,
} from '../../../sale/gateway-account/gatewayAccounts.ts';
import {
  countGateways,
  findGatewayRow,
  isInUse,
  listGatewayRows,
  lockGatewayRow,
  redactGatewayRow,
  updateGatewayRow,
  type GatewayRow,
} from './gatewayRepository.ts';

/** Accounts of an organisation that have credentials. */
const mostGateways = 100;
/** Contract's maximum of a list. */
const mostListed = 1000;

interface ChangeContext {
  platform: Platform;
  tx: TransactionScope;
}

/** Presents an account: of its credentials only what may be shown. */
async function presentGateway(platform: Platform, db: Queryable, row: GatewayRow): Promise<Gateway> {
  const { gatewayAccountId, gateway, createdAt, redactedAt } = row;
  const isOpen = redactedAt === null && gateway === platform.gateways.payment.name;
  return {
    gatewayAccountId,
    name: row.name ?? gateway,
    gateway,
    credentials: row.shownCredentials as Gateway['credentials'],
    ...(isOpen
      ? {
          webhookUrl: `${platform.config.origin}/api/payment/events/${gateway}/${gatewayAccountId}`,
          hostedFieldsUrl: (await gatewayOf(platform, gatewayAccountId, db)).hostedFieldsUrl,
        }
      : {}),
    createdAt: createdAt.toISOString(),
    ...(redactedAt === null ? {} : { redactedAt: redactedAt.toISOString() }),
  };
}

/** Checks and seals credentials. A refusal repeats nothing of the gateway's message, which may quote them. @throws Failure */
function sealed(
  platform: Platform,
  gatewayAccountId: string,
  credentials: GatewayCredentials,
): SealedCredentials {
  const account = { gatewayAccountId, credentials: JSON.stringify(credentials) };
  try {
    checkCredentials(platform, account);
  } catch {
    throw failure('invalidGatewayCredentials');
  }
  return sealCredentials(platform, account);
}

/** Lists the accounts of an organisation [C7.38c]. */
export async function listGateways(platform: Platform, clientId: string): Promise<GatewayList> {
  const db = platform.database.query;
  const rows = await listGatewayRows(db, clientId, mostListed);
  return { gateways: await Promise.all(rows.map((row) => presentGateway(platform, db, row))) };
}

/** Adds an account [C7.38a]. @throws Failure invalidGatewayCredentials, tooManyGateways */
export async function createGateway(
  { platform, tx }: ChangeContext,
  { clientId, name, credentials }: CreateGatewayRequest,
): Promise<Gateway> {
  if ((await countGateways(tx, clientId)) >= mostGateways)
    throw failure('tooManyGateways', { limit: mostGateways });
  const gatewayAccountId = platform.newId();
  const columns = sealed(platform, gatewayAccountId, credentials);
  await insertAccount(platform, tx, { gatewayAccountId, clientId, name: name.trim(), ...columns });
  return presentGateway(platform, tx, found(await findGatewayRow(tx, { clientId, gatewayAccountId })));
}

/** Finds and locks an account that has credentials. @throws Failure notFound */
async function lockOpen(tx: TransactionScope, account: GatewayRequest): Promise<void> {
  const { redactedAt } = found(await lockGatewayRow(tx, account));
  if (redactedAt !== null) throw failure('notFound');
}

/** Renames an account, or replaces its credentials [C7.38b]. @throws Failure notFound, invalidGatewayCredentials */
export async function updateGateway(
  { platform, tx }: ChangeContext,
  { name, credentials, ...account }: UpdateGatewayRequest,
): Promise<Gateway> {
  const { gatewayAccountId } = account;
  await lockOpen(tx, account);
  await updateGatewayRow(tx, gatewayAccountId, {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(credentials ? sealed(platform, gatewayAccountId, credentials) : {}),
  });
  return presentGateway(platform, tx, found(await findGatewayRow(tx, account)));
}

/** Deletes the credentials of an account; again, it changes nothing [C7.38d]. @throws Failure notFound, gatewayInUse */
export async function redactGateway(
  { platform, tx, now }: ChangeContext & { now: Date },
  { clientId, gatewayAccountId }: GatewayRequest,
): Promise<Gateway> {
  const account = { clientId, gatewayAccountId };
  const { redactedAt } = found(await lockGatewayRow(tx, account));
  if (redactedAt === null) {
    if (await isInUse(tx, gatewayAccountId)) throw failure('gatewayInUse');
    await redactGatewayRow(tx, gatewayAccountId, now);
  }
  return presentGateway(platform, tx, found(await findGatewayRow(tx, account)));
}
