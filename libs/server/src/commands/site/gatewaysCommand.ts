import { readFile } from 'node:fs/promises';
import type { PaymentType } from '@foyer/contract';
import { findClientId, findEventId } from '../../modules/identity/role/roleRepository.ts';
import type { Platform } from '../../platform/platform.ts';
import { addAccount, listAccounts, setEventAccount } from '../../sale/gateway-account/gatewayAccounts.ts';
import { isExternal } from '../../sale/payment/paymentTypes.ts';
import type { Command } from '../command/command.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'list, add ORGANISATION|platform FILE.json, or use EVENT ACCOUNT|platform TYPE...';
const platformName = 'platform';

type Words =
  | { change: 'list' }
  | { change: 'add'; organisation: string; file: string }
  | { change: 'use'; event: string; account: string; paymentTypes: PaymentType[] };

const isOffered = (type: string): type is PaymentType => type === 'CreditCard' || isExternal(type);

/** @throws Error that explains the usage */
function readWords([change = '', first, second, ...types]: readonly string[]): Words {
  if (change === 'list' && first === undefined) return { change };
  if (first !== undefined && second !== undefined) {
    if (change === 'add' && types.length === 0) return { change, organisation: first, file: second };
    if (change === 'use') {
      const paymentTypes = types.filter(isOffered);
      if (paymentTypes.length === 0 || paymentTypes.length < types.length)
        throw new Error('Name payment types: CreditCard, Alipay, Wechat, Klarna.');
      return { change, event: first, account: second, paymentTypes };
    }
  }
  throw new Error(`foyer gateways ${usage}`);
}

async function add(platform: Platform, { organisation, file }: { organisation: string; file: string }) {
  const { query } = platform.database;
  const clientId = organisation === platformName ? null : await findClientId(query, organisation);
  if (clientId === undefined) throw new Error(`There is no organisation "${organisation}".`);
  return `Added: ${await addAccount(platform, { clientId, credentials: await readFile(file, 'utf8') })}`;
}

async function use(
  { database: { query } }: Platform,
  { event, account, paymentTypes }: Extract<Words, { change: 'use' }>,
): Promise<string> {
  const eventId = await findEventId(query, event);
  if (eventId === undefined) throw new Error(`There is no event "${event}".`);
  const gatewayAccountId = account === platformName ? null : account;
  if (
    gatewayAccountId !== null &&
    !(await listAccounts(query)).some((each) => each.gatewayAccountId === gatewayAccountId)
  )
    throw new Error(`There is no account "${account}"; foyer gateways list shows them.`);
  await setEventAccount(query, { eventId, gatewayAccountId, paymentTypes });
  return `${event} is paid by ${paymentTypes.join(', ')}.`;
}

async function list({ database, gateways }: Platform): Promise<string> {
  const accounts = await listAccounts(database.query);
  const lines = accounts.map(
    ({ gatewayAccountId, gateway, organisation, events }) =>
      `${gatewayAccountId}: ${gateway}, ${organisation || platformName}, ${events} events`,
  );
  return [`${platformName}: ${gateways.payment.name}, configured`, ...lines].join('\n');
}

/**
 * Adds gateway accounts, also the platform's own, and chooses how events are paid for; owners of an organisation use
 * the API.
 */
export const gatewaysCommand: Command = {
  summary: 'List gateway accounts, add one of an organisation, choose how an event is paid for',
  usage,
  details: `Credentials of gateways add, as JSON: { "secretKey", "publishableKey", "webhookSecret" } of Stripe, { "webhookSecret" } of the sandbox.
         The account's webhook calls /api/payment/events/GATEWAY/ACCOUNT`,
  run: async (input) => {
    const words = readWords(input.arguments);
    await withPlatform(input, async (platform) => {
      if (words.change === 'add') input.say(await add(platform, words));
      else input.say(await (words.change === 'use' ? use(platform, words) : list(platform)));
    });
  },
};
