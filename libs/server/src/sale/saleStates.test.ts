import { useTestDatabase } from '../testing/useTestServer.ts';
import { tokenStates } from './token/tokenStates.ts';
import { commitmentStates } from './commitment/commitmentStates.ts';
import { orderStates } from './order/orderStates.ts';
import { paymentAttemptStates, paymentStates } from './payment/paymentStates.ts';

const test = useTestDatabase();

type Machine = Readonly<Record<string, readonly string[]>>;

/** Initial state of each state machine. */
const machines: [name: string, birth: string, states: Machine][] = [
  ['commitment', 'open', commitmentStates],
  ['payment', 'created', paymentStates],
  ['paymentAttempt', 'started', paymentAttemptStates],
  ['order', 'placed', orderStates],
  ['token', 'active', tokenStates],
];

function reachable(states: Machine, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of states[from]!) reachable(states, to, seen);
  return seen;
}

describe.each(machines)('the states of a %s', (name, birth, states) => {
  it('are those of the database, edge by edge', async () => {
    const rows = await test.database.query
      .selectFrom('stateTransition')
      .select(['fromState', 'toState'])
      .where('machine', '=', name)
      .execute();
    const edges = [
      ['(new)', birth],
      ...Object.entries(states).flatMap(([from, to]) => to.map((each) => [from, each])),
    ];
    expect(rows.map((row) => `${row.fromState} > ${row.toState}`).sort()).toEqual(
      edges.map((edge) => edge.join(' > ')).sort(),
    );
  });

  it('can all be reached', () => {
    expect([...reachable(states, birth)].sort()).toEqual(Object.keys(states).sort());
  });
});
