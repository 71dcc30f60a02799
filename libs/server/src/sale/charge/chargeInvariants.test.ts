import { sql } from 'kysely';
import { platformInvariants } from '../../platform/database/invariants.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { chargeInvariants } from './chargeInvariants.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const invariants = [...platformInvariants, ...chargeInvariants];

class RolledBackError extends Error {}

/** Names the invariants that are violated once `damage` has run. Everything is rolled back. */
async function brokenBy(...damage: string[]): Promise<string[]> {
  const broken: string[] = [];
  const tables = ['charge', 'ledger_posting', 'ledger_transaction', 'payment'];
  const work = server.database.kysely.transaction().execute(async (tx) => {
    for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    for (const statement of damage) await sql.raw(statement).execute(tx);
    for (const invariant of invariants) {
      const { rows } = await sql.raw(invariant.sql).execute(tx);
      if (rows.length > 0) broken.push(invariant.name);
    }
    throw new RolledBackError();
  });
  await expect(work).rejects.toThrow(RolledBackError);
  return broken;
}

beforeAll(async () => {
  const sale = await buildSale(server.database, { feeAmount: 250 });
  const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const card = await storeCard(server, ada);
  const cart = await checkout(server, ada, sale.eventId, [
    line('a', sale.seated, 2),
    line('b', sale.shirt, 3),
  ]);
  expect((await pay(server, ada, cart.body, card.paymentMethodId)).error).toBeUndefined();
});

const ofOrder = 'the charges of an order sum to its total';
const ofLine = 'the charges of a line sum to its total';
const ofToken = 'the charges of a token sum to the amount paid for it';
const ofCapture = 'nothing is booked for an order whose payment was not captured';
const ofBooks = 'the ledger entry of an order equals its charges';
const someToken = '(select token_id from token limit 1)';

describe('the invariants of charges', () => {
  it('hold for an order', async () => {
    expect(await brokenBy()).toEqual([]);
  });

  it.each([
    [
      'a cent more for a token',
      `update charge set amount = amount + 1 where token_id = ${someToken} and kind = 'face'`,
      [ofOrder, ofLine, ofToken, ofBooks],
    ],
    [
      'a charge that is gone',
      "delete from charge where token_id is null and kind = 'tax'",
      [ofOrder, ofLine, ofBooks],
    ],
    [
      "one token's charge with another",
      `update charge set token_id = (select max(token_id::text)::uuid from token), quantity = 1 where token_id is not null and kind = 'tax'`,
      [ofToken],
    ],
    [
      'a line that keeps the charge of another',
      "update charge set cart_guid = (select max(cart_guid) from order_line), token_id = null where kind = 'face'",
      [ofLine, ofToken],
    ],
    [
      'another recipient than was booked',
      "update charge set recipient_kind = 'platform', recipient_id = '' where kind = 'face'",
      [ofBooks],
    ],
    [
      'an order that was never booked',
      `delete from ledger_posting p using ledger_transaction t
       where t.ledger_transaction_id = p.ledger_transaction_id and t.kind = 'order'`,
      ['every ledger transaction has postings', ofBooks],
    ],
    [
      'an order whose payment was but authorised',
      "update payment set state = 'authorised', captured_amount = null",
      [ofCapture],
    ],
    [
      'a posting that is a cent off',
      `update ledger_posting set amount = amount + 1 where ledger_account_id =
       (select ledger_account_id from ledger_account where kind = 'tax')`,
      [
        'every ledger transaction sums to zero per currency',
        'the whole book sums to zero per currency',
        ofBooks,
      ],
    ],
  ])('report %s [DS-06, INV-05]', async (_name, damage, expected) => {
    expect(await brokenBy(damage)).toEqual(expected);
  });
});
