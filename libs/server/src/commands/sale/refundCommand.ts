import { formatMoney } from '@foyer/util';
import { findOrderByNumber } from '../../sale/order/orderRepository.ts';
import { recordHandedBack } from '../../sale/refund/finishRefund.ts';
import { returnOrder } from '../../sale/refund/refundOrder.ts';
import {
  findRefundKey,
  listOutsideRefunds,
  listRefundsByHand,
  type RefundByHand,
} from '../../sale/refund/refundRepository.ts';
import { retryRefunds } from '../../sale/refund/retryRefunds.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command } from '../command/command.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'order NUMBER, retry, handed-back [REFUND_ID], or outside';
const mostListed = 200;

type Words =
  | { change: 'order'; orderNumber: string }
  | { change: 'retry' | 'outside' }
  | { change: 'handed-back'; refundId?: string };

/** @throws Error that explains the usage */
export function readRefundWords([change, id, ...more]: readonly string[]): Words {
  if ((change === 'retry' || change === 'outside') && id === undefined) return { change };
  if (change === 'order' && id !== undefined && more.length === 0) return { change, orderNumber: id };
  if (change === 'handed-back' && more.length === 0)
    return id === undefined ? { change } : { change, refundId: id };
  throw new Error(`foyer refund ${usage}`);
}

/** Takes a whole order back, whatever its policy: a repeated command refunds nothing twice. */
async function refundWhole(platform: Platform, orderNumber: string): Promise<string> {
  const order = await findOrderByNumber(platform.database.query, orderNumber);
  if (!order) throw new Error(`There is no order "${orderNumber}".`);
  const isNew = await returnOrder(platform, { ...order, refundId: order.orderId, reason: 'goodwill' });
  return isNew ? `${orderNumber} is refunded.` : 'Nothing to change.';
}

const lineOf = ({ refundId, orderNumber, paymentType, ...money }: RefundByHand): string =>
  `${refundId}: ${orderNumber ?? 'no order'}, ${paymentType}, ${formatMoney(money, 'en-US')}`;

/** Lists the refunds to make by hand. */
async function listByHand({ database }: Platform): Promise<string> {
  const refunds = await listRefundsByHand(database.query, mostListed);
  return refunds.length === 0 ? 'There is nothing to give back by hand.' : refunds.map(lineOf).join('\n');
}

/** Lists orders whose buyers have money back that no refund of ours covers: their tokens are still valid. */
async function listOutside({ database }: Platform): Promise<string> {
  const payments = await listOutsideRefunds(database.query, mostListed);
  return payments.length === 0
    ? 'Nothing was given back at the gateway alone.'
    : payments
        .map(({ orderNumber, ...money }) => `${orderNumber ?? 'no order'}: ${formatMoney(money, 'en-US')}`)
        .join('\n');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function handBack(platform: Platform, refundId: string): Promise<string> {
  const key = uuid.test(refundId) ? await findRefundKey(platform.database.query, refundId) : undefined;
  const isNew = key !== undefined && (await recordHandedBack(platform, key));
  return isNew ? `${refundId} was given back.` : 'Nothing to change.';
}

/** Refunds a whole order, retries failed refunds, and records those that a seller gave back by hand. */
export const refundCommand: Command = {
  summary: 'Refund a whole order, retry the refunds that failed, or record one that was given back by hand',
  usage,
  details: `refund handed-back without REFUND_ID lists what was taken at a counter and is to be given back there;
refund outside lists orders that were given back in the gateway's own console, while their tokens are still valid`,
  run: async (input) => {
    const words = readRefundWords(input.arguments);
    await withPlatform(input, async (platform) => {
      if (words.change === 'order') input.say(await refundWhole(platform, words.orderNumber));
      else if (words.change === 'outside') input.say(await listOutside(platform));
      else if (words.change === 'handed-back')
        input.say(await (words.refundId ? handBack(platform, words.refundId) : listByHand(platform)));
      else input.say(`Refunds tried again: ${await retryRefunds(platform, { isOperator: true })}`);
    });
  },
};
