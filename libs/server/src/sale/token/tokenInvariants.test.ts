import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buyTokens, handTo, move } from '../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { tokenInvariants } from './tokenInvariants.ts';

const server = useTestServer({ authenticate: knowsBuyers });

beforeAll(async () => {
  const [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  const token = (await buyTokens(server, ada)).tokens[0]!;
  await move(server, token, ['active', 'sent']);
  await move(server, token, ['sent', 'active'], handTo(server, token, ben.userId));
});

class RolledBack extends Error {}

/** Lists the invariants that a fault violates, and undoes it. */
async function brokenBy(fault: string): Promise<string[]> {
  const broken: string[] = [];
  const work = inTransaction(server.database, async (tx) => {
    // Foreign keys and triggers don't see the fault.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(fault).execute(tx);
    for (const { name, sql: query } of tokenInvariants)
      if ((await sql.raw(query).execute(tx)).rows.length > 0) broken.push(name);
    throw new RolledBack();
  });
  await expect(work).rejects.toBeInstanceOf(RolledBack);
  return broken;
}

describe('the invariants of tokens', () => {
  it.each([
    ['the history of a token ends where the token is', "update token set state = 'voided'"],
    ['the history of a token ends where the token is', 'update token set owner_id = holder_id'],
    [
      'each change of a token starts where the one before has ended',
      "update token_transition set from_state = 'selling' where sequence = 3",
    ],
    [
      'each change of a token follows its state machine, or renews the secret alone',
      "delete from state_transition where machine = 'token' and from_state = 'sent' and to_state = 'active'",
    ],
    [
      'every new holder of a token has got a new secret',
      'update token_transition set secret_version = 1 where sequence = 3',
    ],
    [
      'a token of an order line belongs to the order of that line',
      'update token set origin_id = gen_random_uuid()',
    ],
  ])('%s: notices %s [DS-06]', async (name, fault) => {
    expect(await brokenBy(fault)).toContain(name);
  });

  it('hold without a fault', async () => {
    expect(await brokenBy('select')).toEqual([]);
  });
});
