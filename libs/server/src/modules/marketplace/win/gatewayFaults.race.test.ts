import { seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { storeAcceptedCard } from '../../../testing/sale/people/acceptedCard.ts';
import { makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import {
  chargesOf,
  declines,
  expectSettled,
  unknownOutcomes,
  verifiedCard,
} from '../../../testing/sale/faults/gatewayFaultCases.ts';
import { useFaultyServers } from '../../../testing/sale/races/useFaultyServers.ts';
import { waysToWin, winBy, type WayToWin } from '../../../testing/sale/waysToWin.ts';

const { server, servers, gateway } = useFaultyServers();
const goodCard = undefined;
const tokenHoldersOf = async (eventId: string): Promise<string[]> => {
  const { query } = server().database;
  const rows = await query.selectFrom('token').select('holderId').where('eventId', '=', eventId).execute();
  return rows.map(({ holderId }) => holderId);
};
const reasonsOf = async (eventId: string) => {
  const { query } = server().database;
  const attempts = query.selectFrom('paymentAttempt').select('reason').where('eventId', '=', eventId);
  return (await attempts.execute()).map(({ reason }) => reason);
};

const ways = Object.entries(waysToWin(server));

/** Lets fans win, each with a card of a number. @returns the event, and what charges the wins again */
async function winWith(way: WayToWin, ...cards: (string | undefined)[]) {
  const fans = await makeBuyers(server().database, cards.length);
  const cardOf = async (fan: Buyer, at: number) =>
    (await storeAcceptedCard(server(), fan, cards[at])).paymentMethodId;
  const won = await winBy(servers, way, fans, cardOf);
  return {
    ...won,
    fans,
    reconcile: async () => {
      for (const { clock } of servers) await clock.advance(seconds(21));
      await reconcilePayments(server(1).platform);
    },
    /** Runs every job of both servers. */
    goOn: async () => {
      for (let turn = 0; turn < 3; turn += 1) await Promise.all([way.charge(0), way.charge(1), way.run(0)]);
    },
  };
}

it.each(ways.flatMap(([name, way]) => unknownOutcomes.map((cell) => [name, ...cell, way] as const)))(
  'a win by %s is charged once and has its {product}, though the gateway fails: %s [CR-05]',
  async (_name, fault, charges, way) => {
    const { eventId, fans, reconcile, goOn } = await winWith(way, goodCard, goodCard, goodCard);
    gateway.fault = fault;
    await Promise.all([way.charge(0), way.charge(1)]);
    gateway.fault = 'none';
    await way.charge(1);
    expect(await tokenHoldersOf(eventId)).toEqual([]);
    gateway.fault = fault;
    await reconcile();
    gateway.fault = 'none';
    await reconcile();
    await goOn();
    const holders = await tokenHoldersOf(eventId);
    expect([holders.length, new Set(holders).size, fans.length]).toEqual([2, 2, 3]);
    const ofTwo = Object.entries(charges).map(([state, count]) => [state, 2 * count]);
    expect(await chargesOf(server().database, eventId)).toEqual(Object.fromEntries(ofTwo));
    expect(await expectSettled(server().database, eventId)).toBe(2);
  },
);

// No buyer is there whom a bank could ask: a card that wants it is declined.
const refusals = [...declines, ['verificationFailed', 'none', verifiedCard] as const];

it.each(ways.flatMap(([name, way]) => refusals.map((refusal) => [name, ...refusal, way] as const)))(
  'a win by %s whose card is refused has no {product}, and three more cards: %s, with the fault %s [CR-05]',
  async (_name, reason, fault, card, way) => {
    const { eventId, fans, stateOf, reconcile, goOn } = await winWith(way, card);
    gateway.fault = fault;
    await Promise.all([way.charge(0), way.charge(1)]);
    gateway.fault = 'none';
    await reconcile();
    await goOn();
    expect(await expectSettled(server().database, eventId)).toBe(0);
    expect(await chargesOf(server().database, eventId)).toEqual({ declined: 1 });
    expect(await reasonsOf(eventId)).toEqual([reason]);
    expect(await stateOf(fans[0]!)).toEqual({ state: 'paymentFailed', attemptsLeft: 3 });
  },
);
