import { randomInt } from 'node:crypto';
import type { Transport } from './transport.ts';

const tooManyRequests = 429;
/** Size of the range for tests of networks, 198.18.0.0/15 (RFC 2544). */
const addresses = 2 ** 17;

const addressOf = (caller: number): string =>
  `198.${18 + (caller >> 16)}.${(caller >> 8) & 255}.${caller & 255}`;

/**
 * Sends requests with the caller's address in `X-Forwarded-For`, as a proxy does. A request past a limit per caller is sent
 * again from another address, once. Runs begin at different addresses, so that none inherits the counts of the one before.
 */
export function withManyCallers(send: Transport): Transport {
  let caller = randomInt(addresses);
  const sendOn: Transport = (request) =>
    send({ ...request, headers: { 'x-forwarded-for': addressOf(caller), ...request.headers } });
  return async (request) => {
    const answer = await sendOn(request);
    if (answer.status !== tooManyRequests) return answer;
    caller = (caller + 1) % addresses;
    return sendOn(request);
  };
}
