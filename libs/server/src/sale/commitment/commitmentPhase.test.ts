import { sql } from 'kysely';
import { useTestDatabase } from '../../testing/useTestServer.ts';

const test = useTestDatabase();

describe('the phase of a commitment', () => {
  it.each([
    ['open', 1, 'held'],
    ['open', 0, 'over'],
    ['open', -1, 'over'],
    // The outcome of a payment decides, however late it is.
    ['paying', -1, 'paying'],
    ['paid', -1, 'paid'],
    ['released', 1, 'released'],
  ])('of state %s with %p ms left is %s [C4.04b]', async (state, left, phase) => {
    const { rows } = await sql<{ phase: string }>`
      select commitment_phase(${state}, foyer_now() + ${left} * interval '1 millisecond') as phase`.execute(
      test.database.query,
    );
    expect(rows).toEqual([{ phase }]);
  });
});
