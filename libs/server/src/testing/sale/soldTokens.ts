import type { TokenState } from '@foyer/contract';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { makeEntrySecret } from '../../sale/token/entrySecret.ts';
import { moveToken, type MoveCause, type TokenMove } from '../../sale/token/moveToken.ts';
import type { TestServer } from '../testServer.ts';
import { checkout, line, pay, storeCard, type Buyer } from './people/buyers.ts';
import { buildSale, type SaleFixture } from './fixtures/saleFixture.ts';

/** Token that a buyer has just bought. */
export interface SoldToken {
  eventId: string;
  tokenId: string;
}

/** Buys standing places of a new sale. */
export async function buyTokens(
  server: TestServer,
  buyer: Buyer,
  quantity = 1,
): Promise<{ sale: SaleFixture; orderId: string; tokens: SoldToken[] }> {
  const sale = await buildSale(server.database);
  const card = await storeCard(server, buyer);
  const cart = (await checkout(server, buyer, sale.eventId, [line('a', sale.standing, quantity)])).body;
  const order = (await pay(server, buyer, cart, card.paymentMethodId)).body;
  const tokens = order.tokens.map(({ eventId, tokenId }) => ({ eventId, tokenId }));
  return { sale, orderId: order.orderId, tokens };
}

/** Moves a token, as transfers, sales and the gate do. */
export const move = (
  { database }: TestServer,
  token: SoldToken,
  [fromState, toState]: [fromState: TokenState, toState: TokenState],
  change: Pick<TokenMove, 'ownerId' | 'holderId' | 'entrySecret'> = {},
  cause: MoveCause = { reason: 'test' },
) => inTransaction(database, (tx) => moveToken(tx, [{ ...token, fromState, toState, ...change }], cause));

/** Change of a token to another holder, with the secret that it needs. */
export const handTo = ({ platform }: TestServer, { tokenId }: SoldToken, holderId: string) => ({
  holderId,
  entrySecret: makeEntrySecret(platform, tokenId),
});
