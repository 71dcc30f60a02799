import { addressText } from '@foyer/util';
import { findEventId } from '../../modules/identity/role/roleRepository.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrderByNumber } from '../../sale/order/orderRepository.ts';
import { recordDelivery, shipOrder } from '../../sale/shipment/shipOrder.ts';
import {
  listOrdersToShip,
  type OrderToShip,
  type Parcel,
  type ShippedOrder,
} from '../../sale/order/shipmentRepository.ts';
import type { Command } from '../command/command.ts';
import { operatorName } from '../command/operatorName.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'list EVENT, shipped ORDER CARRIER [TRACKING_NUMBER] [LINK], or delivered ORDER';
const mostListed = 200;

type Words =
  | { change: 'list'; event: string }
  | { change: 'shipped'; orderNumber: string; parcel: Parcel }
  | { change: 'delivered'; orderNumber: string };

const isLink = (word: string): boolean => /^https?:\/\//i.test(word);

/** @throws Error that says what the database would refuse */
function checkParcel(parcel: Parcel): Parcel {
  const { carrier, trackingNumber = '', trackingLink = 'https://' } = parcel;
  if (!trackingLink.startsWith('https://')) throw new Error('LINK begins with https://.');
  if (carrier.length > 60 || trackingNumber.length > 60 || trackingLink.length > 500)
    throw new Error('CARRIER and TRACKING_NUMBER have at most 60 characters, LINK 500.');
  return parcel;
}

/** @throws Error that explains the usage */
export function readShipmentWords(words: readonly string[]): Words {
  const [change, name, ...more] = words;
  if (words.includes('')) throw new Error('No word may be empty.');
  if (name !== undefined && more.length === 0) {
    if (change === 'list') return { change, event: name };
    if (change === 'delivered') return { change, orderNumber: name };
  }
  const [carrier, ...tracking] = more;
  const links = tracking.filter(isLink);
  const numbers = tracking.filter((word) => !isLink(word));
  if (change === 'shipped' && name && carrier && links.length < 2 && numbers.length < 2) {
    const [trackingNumber, trackingLink] = [numbers[0], links[0]];
    return { change, orderNumber: name, parcel: checkParcel({ carrier, trackingNumber, trackingLink }) };
  }
  throw new Error(`foyer shipment ${usage}`);
}

/** Writes a line for each of the first 200 orders, and one that says whether there are more. */
export function toShipText(orders: readonly OrderToShip[]): string {
  if (orders.length === 0) return 'There is nothing to ship.';
  const lines = orders.slice(0, mostListed).map(({ orderNumber, items, address }) => {
    const packed = items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
    return `${orderNumber}: ${packed}; to ${addressText(address)}`;
  });
  if (orders.length > mostListed) lines.push('… and more: ship these, then list again.');
  return lines.join('\n');
}

async function list({ database: { query } }: Platform, event: string): Promise<string> {
  const eventId = await findEventId(query, event);
  if (eventId === undefined) throw new Error(`There is no event "${event}".`);
  return toShipText(await listOrdersToShip(query, { eventId, limit: mostListed + 1 }));
}

async function findOrder({ database }: Platform, orderNumber: string): Promise<ShippedOrder> {
  const order = await findOrderByNumber(database.query, orderNumber);
  if (!order) throw new Error(`There is no order "${orderNumber}".`);
  return order;
}

async function record(platform: Platform, words: Exclude<Words, { change: 'list' }>): Promise<string> {
  const { orderNumber } = words;
  const order = { ...(await findOrder(platform, orderNumber)), operator: operatorName() };
  if (words.change === 'delivered')
    return (await recordDelivery(platform, order)) ? `${orderNumber} is delivered.` : 'Nothing to change.';
  const outcome = await shipOrder(platform, { ...order, parcel: words.parcel });
  return {
    shipped: `${orderNumber} is shipped.`,
    corrected: `${orderNumber} is corrected.`,
    unchanged: 'Nothing to change.',
    nothingToShip: `Nothing of ${orderNumber} is to be shipped.`,
  }[outcome];
}

/** Lists the orders to ship, and records hand-overs to a carrier and arrivals. */
export const shipmentCommand: Command = {
  summary: 'List the orders of an event that are to be shipped, or record that one was shipped or delivered',
  usage,
  details: `Buyers are mailed when an order is shipped; shipping it again corrects carrier and tracking. LINK is the carrier’s page of the parcel`,
  run: async (input) => {
    const words = readShipmentWords(input.arguments);
    await withPlatform(input, async (platform) => {
      input.say(words.change === 'list' ? await list(platform, words.event) : await record(platform, words));
    });
  },
};
