import { findOrderByNumber } from '../sale/order/orderRepository.ts';
import { returnOrder } from '../sale/refund/refundOrder.ts';
import { retryRefunds } from '../sale/refund/retryRefunds.ts';
import type { Platform } from '../platform/platform.ts';
import type { Command } from './command.ts';
import { withPlatform } from './withPlatform.ts';

const usage = 'order NUMBER, or retry';

type Words = { change: 'order'; orderNumber: string } | { change: 'retry' };

/** @throws Error that explains the usage */
export function readRefundWords([change, orderNumber, ...more]: readonly string[]): Words {
  if (change === 'retry' && orderNumber === undefined) return { change };
  if (change === 'order' && orderNumber !== undefined && more.length === 0) return { change, orderNumber };
  throw new Error(`foyer refund ${usage}`);
}

/** Takes a whole order back, whatever its policy: a repeated command refunds nothing twice. */
async function refundWhole(platform: Platform, orderNumber: string): Promise<string> {
  const order = await findOrderByNumber(platform.database.query, orderNumber);
  if (!order) throw new Error(`There is no order "${orderNumber}".`);
  const isNew = await returnOrder(platform, { ...order, refundId: order.orderId, reason: 'goodwill' });
  return isNew ? `${orderNumber} is refunded.` : 'Nothing to change.';
}

/** Refunds a whole order, and retries failed refunds. */
export const refundCommand: Command = {
  summary: 'Refund a whole order, or retry the refunds that failed',
  usage,
  run: async (input) => {
    const words = readRefundWords(input.arguments);
    await withPlatform(input, async (platform) => {
      if (words.change === 'order') input.say(await refundWhole(platform, words.orderNumber));
      else input.say(`Refunds tried again: ${await retryRefunds(platform, { isOperator: true })}`);
    });
  },
};
