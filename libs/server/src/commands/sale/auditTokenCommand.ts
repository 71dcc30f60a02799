import { formatMoney } from '@foyer/util';
import { readTokenChain, type ChainStep } from '../../sale/token/tokenChain.ts';
import type { Command } from '../command/command.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'ID';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws Error that explains the usage */
export function readTokenId([id = '', ...more]: readonly string[]): string {
  if (!uuid.test(id) || more.length > 0) throw new Error(`foyer audit-token ${usage}`);
  return id;
}

function stepLine(step: ChainStep): string {
  const { at, fromState, toState, reason, ownerId, holderId, actorId } = step;
  const { orderNumber, assignmentId, listingId, price, currency } = step;
  return [
    `  ${at.toISOString()} ${reason}: ${fromState === null ? toState : `${fromState} to ${toState}`}`,
    `owner ${ownerId}`,
    ...(holderId === ownerId ? [] : [`holder ${holderId}`]),
    ...(actorId === null || actorId === ownerId ? [] : [`by ${actorId}`]),
    ...(orderNumber === null ? [] : [`order ${orderNumber}`]),
    ...(assignmentId === null ? [] : [`assignment ${assignmentId}`]),
    ...(listingId === null ? [] : [`listing ${listingId}`]),
    ...(price === null || currency === null
      ? []
      : [`asked ${formatMoney({ amount: Number(price), currency }, 'en-US')}`]),
  ].join(', ');
}

/** Writes a chain: each {product} with its steps. */
const chainText = (steps: readonly ChainStep[]): string =>
  steps
    .flatMap((step, at) => {
      const isFirst = steps[at - 1]?.tokenId !== step.tokenId;
      const replaces = step.replacesId === null ? '' : `, replaces ${step.replacesId}`;
      return [...(isFirst ? [`${step.tokenId}${replaces}`] : []), stepLine(step)];
    })
    .join('\n');

/** Shows whose a {product} was since it was first sold: bought, sent, listed, sold, refunded, checked in. */
export const auditTokenCommand: Command = {
  summary: 'Show all that has happened to an access item since it was first sold',
  usage,
  details: `ID is that of an access item, of any in a chain of resales. People are named by the ids of their accounts`,
  run: async (input) => {
    const tokenId = readTokenId(input.arguments);
    await withPlatform(input, async ({ database }) => {
      const steps = await readTokenChain(database.query, tokenId);
      if (steps.length === 0) throw new Error(`There is no access item ${tokenId}.`);
      input.say(chainText(steps));
    });
  },
};
