import { useTestDatabase } from '../testing/useTestServer.ts';
import { tokenStates } from './token/tokenStates.ts';
import { commitmentStates } from './commitment/commitmentStates.ts';
import { listingStates } from './listing/listingRepository.ts';
import { orderStates } from './order/orderStates.ts';
import { disputeStates, paymentAttemptStates, paymentStates } from './payment/paymentStates.ts';
import { payoutStates } from './payout/payoutStates.ts';
import { refundStates } from './refund/refundStates.ts';
import { shipmentStates } from './shipment/shipmentStates.ts';

const test = useTestDatabase();

type Machine = Readonly<Record<string, readonly string[]>>;

/** Initial states of each state machine. */
const machines: [name: string, births: string[], states: Machine][] = [
  ['commitment', ['open'], commitmentStates],
  ['payment', ['created'], paymentStates],
  ['paymentAttempt', ['started'], paymentAttemptStates],
  ['refund', ['due'], refundStates],
  ['payout', ['due'], payoutStates],
  ['dispute', ['open', 'won', 'lost'], disputeStates],
  ['order', ['placed'], orderStates],
  ['shipment', ['shipped'], shipmentStates],
  ['token', ['active'], tokenStates],
  ['listing', ['active'], listingStates],
];

function reachable(states: Machine, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of states[from]!) reachable(states, to, seen);
  return seen;
}

describe.each(machines)('the states of a %s', (name, births, states) => {
  it('are those of the database, edge by edge', async () => {
    const rows = await test.database.query
      .selectFrom('stateTransition')
      .select(['fromState', 'toState'])
      .where('machine', '=', name)
      .execute();
    const edges = [
      ...births.map((birth) => ['(new)', birth]),
      ...Object.entries(states).flatMap(([from, to]) => to.map((each) => [from, each])),
    ];
    expect(rows.map((row) => `${row.fromState} > ${row.toState}`).sort()).toEqual(
      edges.map((edge) => edge.join(' > ')).sort(),
    );
  });

  it('can all be reached', () => {
    const all = new Set(births.flatMap((birth) => [...reachable(states, birth)]));
    expect([...all].sort()).toEqual(Object.keys(states).sort());
  });
});
