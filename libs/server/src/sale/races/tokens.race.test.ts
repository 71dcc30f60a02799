import fc from 'fast-check';
import type { TokenState } from '@foyer/contract';
import { seedNumber } from '@foyer/util/sampling';
import { isCheckViolation } from '../../platform/database/databaseErrors.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { tokenStates } from '../token/tokenStates.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buyTokens, handTo, move, type SoldToken } from '../../testing/sale/soldTokens.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();

const setFrozen = ({ userId }: Buyer, at: Date | null) =>
  inTransaction(server().database, (tx) =>
    tx.updateTable('userAccount').set({ tokensFrozenAt: at }).where('userId', '=', userId).execute(),
  );
/** Buys a token for each round; one purchase has eight at most. */
async function tokenPerRound(buyer: Buyer, count: number): Promise<SoldToken[]> {
  const tokens: SoldToken[] = [];
  while (tokens.length < count)
    tokens.push(...(await buyTokens(server(), buyer, Math.min(8, count - tokens.length))).tokens);
  return tokens;
}
const stateOf = async ({ tokenId }: SoldToken) =>
  server()
    .database.query.selectFrom('token')
    .select('state')
    .where('tokenId', '=', tokenId)
    .executeTakeFirstOrThrow();

describe('several changes of one token at once', () => {
  it('accept, take back and refund: exactly one wins', async () => {
    const { database } = server();
    const [ada, ben, cleo] = (await makeBuyers(database, 3)) as [Buyer, Buyer, Buyer];
    for (const token of await tokenPerRound(ada, rounds(20))) {
      await move(server(), token, ['active', 'sent']);
      const outcomes = await Promise.all([
        move(server(0), token, ['sent', 'active'], handTo(server(), token, ben.userId)),
        move(server(1), token, ['sent', 'active'], handTo(server(), token, cleo.userId)),
        move(server(0), token, ['sent', 'active']),
        move(server(1), token, ['sent', 'voided']),
      ]);
      expect(outcomes.toSorted()).toEqual(['changed', 'changed', 'changed', 'moved']);
    }
  });

  it('a freeze and the sale of a listed one: what is sold was sold before the freeze', async () => {
    const { database } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    for (const token of await tokenPerRound(ada, rounds(20))) {
      await move(server(), token, ['active', 'selling']);
      const freeze = setFrozen(ada, new Date()).then(() => stateOf(token));
      const sale = move(server(1), token, ['selling', 'voided']).catch((error: unknown) => {
        expect(isCheckViolation(error, 'token_not_frozen')).toBe(true);
        return 'refused' as const;
      });
      const [atFreeze, outcome] = await Promise.all([freeze, sale]);
      expect((await stateOf(token)).state).toBe(atFreeze.state);
      expect(atFreeze.state).toBe(outcome === 'moved' ? 'voided' : 'selling');
      await setFrozen(ada, null);
    }
  });

  it('random moves of three people leave each token one holder and a whole history', async () => {
    const { database } = server();
    const people = await makeBuyers(database, 3);
    const { tokens } = await buyTokens(server(), people[0]!, 8);
    const step = fc.record({
      token: fc.nat({ max: tokens.length - 1 }),
      way: fc.nat({ max: 4 }),
      who: fc.option(fc.nat({ max: people.length - 1 })),
    });
    const steps = fc.sample(step, { numRuns: rounds(500), seed: seedNumber('moves of tokens') });
    const historyLength = async () => {
      const rows = await database.query.selectFrom('tokenTransition').select('sequence').execute();
      return rows.length;
    };
    const before = await historyLength();
    let moved = 0;
    const walk = async (at: number) => {
      for (let index = at; index < steps.length; index += 8) {
        const { token: which, way, who } = steps[index]!;
        const token = tokens[which]!;
        // Another walker may change the token before this one does; then the move is refused.
        const from = (await stateOf(token)).state as TokenState;
        const edges = tokenStates[from];
        // A voided token ends the game, so that most of them live on.
        const to = edges[way % edges.length];
        if (to === undefined || (to === 'voided' && index % 50)) continue;
        const change = who === null ? {} : handTo(server(), token, people[who]!.userId);
        if ((await move(server(index), token, [from, to], change)) === 'moved') moved += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_unused, at) => walk(at)));
    expect(moved).toBeGreaterThan(0);
    expect(await historyLength()).toBe(before + moved);
    await checkInvariants(database);
  });
});
