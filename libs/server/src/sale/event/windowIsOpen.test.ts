import { sql } from 'kysely';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import { isOpenAt } from './saleStates.ts';

const test = useTestDatabase();

describe('an open sale window', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [1, 2],
    [-1, 0],
    [-2, -1],
    [0, 0],
  ])(
    'from %p to %p ms from now is open in a query if it is so in an answer [C4.05a-d, C4.05i]',
    async (from, to) => {
      const now = new Date(0);
      const window = { opensAt: new Date(from), closesAt: new Date(to) };
      const { rows } = await sql<{ isOpen: boolean }>`
      select window_is_open(foyer_now() + ${from} * interval '1 millisecond',
        foyer_now() + ${to} * interval '1 millisecond') as "isOpen"`.execute(test.database.query);
      expect(rows).toEqual([{ isOpen: isOpenAt(window, now) }]);
    },
  );
});
