import { sampleWorld } from '@foyer/sample';
import { sql } from 'kysely';
import { verifyDraw } from '@foyer/verify-draw';
import { readRecordOf } from '../../modules/marketplace/draw/testing/drawStage.ts';
import { typeCardAt } from '../../commands/server/playAndTell.ts';
import { readClockOffset, setClockOffset } from '../../platform/database/databaseClock.ts';
import { hours } from '../../platform/time/units.ts';
import { payOut } from '../../sale/payout/payOut.ts';
import { payoutProviders } from '../../sale/payout/payoutProviders.ts';
import { listPayouts } from '../../sale/payout/payoutRepository.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { seedSample } from '../../testing/database/seedSample.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { seedAccounts } from '../seedAccounts.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import { playStory } from './playStory.ts';

const server = useTestServer({ sample: sampleWorld });
const { story } = sampleWorld;
const upcoming = 'tamsin-roe-bywater';
const names = [upcoming, ...new Set(story.wishes.map(({ event }) => event))];

const play = (): Promise<number> =>
  playStory({ platform: server.platform, typeCard: typeCardAt(server) }, sampleWorld);

/** States of the entries and offers of the demo fan, by event and way. */
async function statesOfFan(): Promise<Record<string, string>> {
  const { rows } = await sql<{ key: string; state: string }>`
    select w.way || ' ' || e.vanity_name as key, w.state from (
      select 'draw' as way, event_id, user_id, state from draw_entry
      union all select 'auction', event_id, user_id, state from auction_offer) w
    join event e using (event_id) join user_account u using (user_id)
    where u.email_address = 'fan@foyer.example'`.execute(server.database.query);
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
}

const statesOf = async (way: 'draw' | 'auction', event: string): Promise<string[]> => {
  const rows = way === 'draw' ? sql`draw_entry` : sql`auction_offer`;
  const found = await sql<{ state: string }>`
    select distinct state from ${rows} where event_id = ${catalogueEventId(event)}`.execute(
    server.database.query,
  );
  return found.rows.map(({ state }) => state).sort();
};

let played = 0;
let offsetBefore = 0;
beforeAll(async () => {
  await seedSample(server.database, { only: names });
  await seedAccounts(server.platform, sampleWorld);
  offsetBefore = await readClockOffset(server.database.query);
  played = await play();
}, 180_000);

describe('the story of the sample', () => {
  it('leaves the demo fan with an entry and an offer in each state', async () => {
    expect(await statesOfFan()).toEqual({
      'draw dex-holloway-one-story': 'entered',
      'draw kestrel-bywater': 'entered',
      'draw velvet-meridian-bywater': 'claimed',
      'draw marisol-quintana-cenote': 'won',
      'draw abuela-funk-bywater': 'paymentFailed',
      'draw osei-lagoon-three-left': 'lost',
      'draw coastal-static-bywater': 'cancelled',
      'auction nightshift-your-price': 'open',
      'auction prairie-symphony-film': 'open',
      'auction kestrel-bywater': 'open',
      'auction nightshift-got-in': 'claimed',
      'auction priya-raman-exchange': 'won',
      'auction nightshift-card-refused': 'paymentFailed',
      'auction nightshift-patio': 'lost',
      'auction coastal-static-bywater': 'cancelled',
    });
    expect(played).toBe(story.wishes.length);
  });

  it('has winners and losers among the crowd, and a draw and an auction that nobody could enter yet', async () => {
    expect(await statesOf('draw', 'velvet-meridian-bywater')).toEqual(['claimed', 'lost']);
    expect(await statesOf('auction', 'nightshift-patio')).toEqual(['claimed', 'lost']);
    expect(await statesOf('draw', upcoming)).toEqual([]);
    const query = { eventId: catalogueEventId(upcoming) };
    expect((await server.call('getDrawRecord', { query })).body).toMatchObject({ state: 'upcoming' });
    expect((await server.call('getAuction', { query })).body.state).toBe('upcoming');
  });

  it('keeps every invariant, and sets the clock back', async () => {
    await checkInvariants(server.database);
    expect(await readClockOffset(server.database.query)).toBe(offsetBefore);
  });

  it.each(['velvet-meridian-bywater', 'marisol-quintana-cenote', 'osei-lagoon-three-left'])(
    'draws so that anyone can recompute it: %s',
    async (event) => {
      expect(await verifyDraw(await readRecordOf(server, catalogueEventId(event)))).toMatchObject({
        isRight: true,
      });
    },
  );

  it('leaves an organiser paid for an event that has taken place', async () => {
    await payOut(server.platform);
    const payouts = await listPayouts(server.database.query, payoutProviders(server.platform), 10);
    expect(payouts).toEqual([
      expect.objectContaining({
        event: 'dex-holloway-past',
        organisation: 'copperline-comedy',
        state: 'paid',
      }),
    ]);
  });

  it('mails the demo fan, and nobody of the crowd', async () => {
    const recipients = new Set((await server.mails()).map(({ recipient }) => recipient));
    expect([...recipients]).toEqual(['fan@foyer.example']);
  });

  it('is played once', async () => {
    expect(await play()).toBe(0);
  });
});

describe('a story that was broken off', () => {
  const other = useTestServer();

  it('goes on with what has no entries yet, and leaves the past', async () => {
    const [begun, open] = ['velvet-meridian-bywater', 'nightshift-your-price'];
    await seedSample(other.database, { only: [begun, open] });
    await seedAccounts(other.platform, sampleWorld);
    const usualOffsetMs = await readClockOffset(other.database.query);
    const parts = { platform: other.platform, typeCard: typeCardAt(other), usualOffsetMs };
    let cards = 0;
    const typeCard = (number: string): Promise<string> => {
      cards += 1;
      return cards > 12 ? Promise.reject(new Error('killed')) : parts.typeCard(number);
    };
    await expect(playStory({ ...parts, typeCard }, sampleWorld)).rejects.toThrow('killed');
    await setClockOffset(other.database.query, usualOffsetMs - hours(60));
    expect(await playStory(parts, sampleWorld)).toBeGreaterThan(0);
    expect(await readClockOffset(other.database.query)).toBe(usualOffsetMs);
    expect(await playStory(parts, sampleWorld)).toBe(0);
  }, 120_000);
});
