import { formatMoney } from '@foyer/util';
import { findClientId } from '../../modules/identity/role/roleRepository.ts';
import type { Platform } from '../../platform/platform.ts';
import { retryPayout } from '../../sale/payout/finishPayout.ts';
import { payoutProviders } from '../../sale/payout/payoutProviders.ts';
import { listPayouts, setRecipient, type PayoutSummary } from '../../sale/payout/payoutRepository.ts';
import type { Command } from '../command/command.ts';
import { operatorName } from '../command/operatorName.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'list, recipient ORGANISATION RECIPIENT, or retry ID';
const mostListed = 200;

type Words =
  | { change: 'list' }
  | { change: 'recipient'; organisation: string; recipient: string }
  | { change: 'retry'; payoutId: string };

/** @throws Error that explains the usage */
export function readPayoutWords([change, first, second, ...more]: readonly string[]): Words {
  if (change === 'list' && first === undefined) return { change };
  if (change === 'retry' && first !== undefined && second === undefined) return { change, payoutId: first };
  if (change === 'recipient' && first !== undefined && second !== undefined && more.length === 0)
    return { change, organisation: first, recipient: second };
  throw new Error(`foyer payouts ${usage}`);
}

/** Says why a payout that is due is not paid. */
function waitsFor({ gateway, hasRecipient, organisation, failureReason }: PayoutSummary): string {
  if (gateway !== null) return `waits for the answer of ${gateway}`;
  if (!hasRecipient)
    return organisation === null
      ? 'waits for a payout account, or for a provider that pays it'
      : `waits for a recipient: foyer payouts recipient ${organisation} RECIPIENT`;
  return failureReason === 'unfunded'
    ? 'waits for money at the gateway, which a server asks again every few minutes'
    : 'is asked of the gateway within minutes by a server';
}

function lineOf(payout: PayoutSummary): string {
  const { payoutId, event, recipientKind, userId, failureReason } = payout;
  const recipient = payout.organisation ?? `${recipientKind} ${userId}`;
  const said = {
    due: `due, ${waitsFor(payout)}`,
    paid: 'paid',
    failed: `failed: ${failureReason}`,
    dropped: 'dropped: nothing is owed any more',
  };
  return `${payoutId}: ${recipient}, ${event}, ${formatMoney(payout, 'en-US')}, ${said[payout.state]}`;
}

async function list({ database, gateways }: Platform): Promise<string> {
  const payouts = await listPayouts(database.query, payoutProviders({ gateways }), mostListed);
  return payouts.length === 0 ? 'There are no payouts.' : payouts.map(lineOf).join('\n');
}

async function changeRecipient(
  { database: { query }, gateways }: Platform,
  { organisation, recipient }: Extract<Words, { change: 'recipient' }>,
): Promise<string> {
  const clientId = await findClientId(query, organisation);
  if (clientId === undefined) throw new Error(`There is no organisation "${organisation}".`);
  const gateway = gateways.payment.name;
  const to = { recipientKind: 'organiser' as const, recipientId: clientId, sourceId: null };
  await setRecipient(query, { ...to, gateway, recipient, operator: operatorName() });
  return `${organisation} is paid to ${recipient} by ${gateway}.`;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function retry(platform: Platform, payoutId: string): Promise<string> {
  const isDue = uuid.test(payoutId) && (await retryPayout(platform.database.query, payoutId));
  return isDue ? `${payoutId} is due again.` : 'Nothing to change.';
}

/** Shows payouts, sets where those to organisations go, and retries those that failed. */
export const payoutsCommand: Command = {
  summary: 'List payouts, set where an organisation is paid, or retry a failed payout',
  usage,
  details: `RECIPIENT of payouts is the organisation's id at the configured gateway: a connected account of Stripe, any word in the sandbox`,
  run: async (input) => {
    const words = readPayoutWords(input.arguments);
    await withPlatform(input, async (platform) => {
      if (words.change === 'list') input.say(await list(platform));
      else if (words.change === 'recipient') input.say(await changeRecipient(platform, words));
      else input.say(await retry(platform, words.payoutId));
    });
  },
};
