import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { minutes, seconds } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buyTokens, handTo, move, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

let isBroken = false;
const server = useTestServer({
  authenticate: knowsBuyers,
  config: { regionHeaders: { country: 'cf-ipcountry' } },
  faultPoint: (name) => {
    if (isBroken && name === 'beforeSegment') throw new Error('no disk');
  },
});
let fan: Buyer;
let other: Buyer;
let bought: SoldToken;
let eventId: string;
let inventoryItemId: string;

/** Sells a stream that is live until an hour from now, with a replay of a day. */
beforeEach(async () => {
  [fan, other] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  const { sale, tokens } = await buyTokens(server, fan);
  bought = tokens[0]!;
  ({ eventId, standingItem: inventoryItemId } = sale);
  await sql`update token set attendance = 'STREAMING' where event_id = ${eventId}`.execute(
    server.database.query,
  );
  await setTimes(-minutes(30), minutes(60));
});

async function setTimes(start: number, end: number, replay: number | null = minutes(60 * 24)): Promise<void> {
  const at = (ms: number) => new Date(server.clock.now().getTime() + ms);
  await server.database.query
    .updateTable('event')
    .set({
      attendance: ['LIVE_ATTENDANCE', 'STREAMING'],
      startsAt: at(start),
      endsAt: at(end),
      streamStartsAt: at(start),
      replayExpiresAt: replay === null ? null : at(replay),
    })
    .where('eventId', '=', eventId)
    .execute();
}

const info = async ({ token }: Buyer = fan) =>
  (await server.call('getVideoStreamInfo', { token, query: { eventId } })).body;
const begin = ({ token }: Buyer = fan, sessionId?: string) =>
  server.call('initializePlayback', {
    token,
    body: { inventoryItemId, ...(sessionId ? { sessionId } : {}) },
  });
const takeOver = () => server.call('takeOverPlayback', { token: fan.token, body: { inventoryItemId } });
const beat = (sessionId: string) =>
  server.call('beatPlayback', { token: fan.token, body: { sessionId, isPlaying: true } });

it('lets the holder alone watch [C7.12b, C7.18]', async () => {
  expect(await info()).toMatchObject({
    state: 'live',
    items: [{ inventoryItemId, quantity: 1 }],
    watch: { allowed: true },
  });
  expect(await info(other)).toMatchObject({ items: [], watch: { allowed: false } });
  expect((await begin(other)).status).toBe(404);
  const { manifestUrl } = (await begin()).body;
  const master = await server.inject({ url: manifestUrl });
  expect(master).toMatchObject({ statusCode: 200, body: expect.stringContaining('TYPE=SUBTITLES') });
  const video = (await server.inject({ url: manifestUrl.replace('master', 'video') })).body;
  const segments = video.match(/\/stream\/show\/video\d\.m4s/g)!;
  expect(segments).toHaveLength(15);
  const { statusCode, headers } = await server.inject({ url: segments[0] });
  expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
  const forged = manifestUrl.replace(/[\w-]{43}\/master/, `${'A'.repeat(43)}/master`);
  expect((await server.inject({ url: forged })).statusCode).toBe(403);
});

it.each([
  ['notStarted', 'C4.19a', [3 * 24 * 60, 3 * 24 * 60 + 60, null], 'streamNotOpen'],
  ['today', 'C4.19b', [60, 120, null], 'streamNotOpen'],
  ['live', 'C4.19c', [-10, 10, null], undefined],
  ['replayAvailable', 'C4.19d', [-60, -10, 10], undefined],
  ['replayExpired', 'C4.19e', [-60, -10, -5], 'replayExpired'],
  ['ended', 'C4.19f', [-60, -10, null], 'streamEnded'],
] as const)('is %s by the clock [%s]', async (state, _part, [start, end, replay], refusal) => {
  await setTimes(minutes(start), minutes(end), replay === null ? null : minutes(replay));
  expect((await info()).state).toBe(state);
  const { status, body } = await begin();
  expect(refusal ? (body as unknown as { code: string }).code : status).toBe(refusal ?? 200);
});

it('is one session, which the second device may end, and a reload keeps [C6.12b, C8.18b, INV-15]', async () => {
  const first = (await begin()).body.sessionId;
  expect(await begin()).toMatchObject({ status: 422, body: { code: 'streamTooManyDevices' } });
  const reloaded = (await begin(fan, first)).body.sessionId;
  expect(await beat(first)).toMatchObject({ status: 422, body: { code: 'playbackMoved' } });
  expect((await beat(reloaded)).status).toBe(200);
  const taken = (await takeOver()).body.sessionId;
  expect(await beat(reloaded)).toMatchObject({ body: { code: 'playbackMoved' } });
  expect((await beat(taken)).status).toBe(200);
  expect((await info()).isOpenElsewhere).toBe(true);
  await server.call('leavePlayback', { token: fan.token, body: { sessionId: taken } });
  expect(await beat(taken)).toMatchObject({ body: { code: 'playbackOver' } });
  expect((await begin()).status).toBe(200);
});

it('lets a second device in after one lease of silence, and renews one that nobody took [C6.12a]', async () => {
  const first = (await begin()).body;
  await server.clock.advance(seconds(first.leaseSeconds + 1));
  expect((await info()).isOpenElsewhere).toBe(false);
  expect((await beat(first.sessionId)).status).toBe(200);
  await server.clock.advance(seconds(first.leaseSeconds + 1));
  expect((await begin()).status).toBe(200);
  expect(await beat(first.sessionId)).toMatchObject({ body: { code: 'playbackMoved' } });
});

it('refuses a copied address after 60 s, and opens it by cookie while the lease is renewed [C7.12b]', async () => {
  const { manifestUrl, sessionId } = (await begin()).body;
  const media = manifestUrl.replace('master', 'video');
  const open = async (url: string, headers: Record<string, string> = {}) =>
    (await server.inject({ url, headers })).statusCode;
  const own = String((await server.inject({ url: manifestUrl })).headers['set-cookie']);
  expect(own).toMatch(/^foyer-stream=[\w-]{43}; Path=\/stream\/play\/[\w-]+; HttpOnly; SameSite=Strict$/);
  const cookie = own.split(';')[0]!;
  // The copy has no cookie, and gets none.
  expect((await server.inject({ url: manifestUrl })).headers['set-cookie']).toBeUndefined();
  for (let beats = 0; beats < 3; beats += 1) {
    await server.clock.advance(seconds(20));
    await beat(sessionId);
  }
  expect([await open(manifestUrl), await open(media)]).toEqual([403, 403]);
  expect([await open(manifestUrl, { cookie }), await open(media, { cookie })]).toEqual([200, 200]);
  const newest = (await beat(sessionId)).body.manifestUrl;
  expect(await open(newest.replace('master', 'video'))).toBe(200);
  await server.clock.advance(seconds(31));
  expect(await open(media, { cookie })).toBe(403);
});

it('lets a view that was begun in time be finished [C4.19d]', async () => {
  await setTimes(-minutes(60), -minutes(10), seconds(30));
  const { sessionId, notices } = (await begin()).body;
  expect(notices).toEqual(['replayExpiresSoon']);
  await server.clock.advance(seconds(31));
  const { body } = await beat(sessionId);
  expect(body.state).toBe('replayExpired');
  const video = await server.inject({ url: body.manifestUrl.replace('master', 'video') });
  expect(video.body).toMatch(/#EXT-X-ENDLIST\n$/);
  expect(await begin(fan, sessionId)).toMatchObject({ body: { code: 'replayExpired' } });
});

it('ends when the {product} is refunded or handed over [C6.12a]', async () => {
  const { sessionId } = (await begin()).body;
  await move(server, bought, ['active', 'sent']);
  expect((await beat(sessionId)).status).toBe(200);
  await move(server, bought, ['sent', 'active'], handTo(server, bought, other.userId));
  expect(await beat(sessionId)).toMatchObject({ status: 422, body: { code: 'streamAccessLost' } });
  expect(await beat(sessionId)).toMatchObject({ body: { code: 'playbackOver' } });
  expect((await begin(other)).status).toBe(200);
});

it('gives one of many devices the session, at once [INV-15]', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => begin()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('checks in the {product} once a picture was seen, and stores what the viewer thinks once [C4.14, C7.12a, C2.31v]', async () => {
  const { token } = fan;
  const feedback = (rating?: number) =>
    server.call('giveStreamFeedback', { token, body: { eventId, ...(rating ? { rating } : {}) } });
  const checkIn = (sessionId?: string) =>
    server.call('checkInToStream', { token, body: { inventoryItemId, ...(sessionId ? { sessionId } : {}) } });
  expect(await feedback(4)).toMatchObject({ body: { code: 'streamNotWatched' } });
  expect(await checkIn()).toMatchObject({ body: { code: 'playbackOver' } });
  const first = (await begin()).body.sessionId;
  const { sessionId } = (await takeOver()).body;
  expect(await checkIn(first)).toMatchObject({ body: { code: 'playbackMoved' } });
  expect((await checkIn(sessionId)).status).toBe(200);
  expect((await checkIn()).status).toBe(200);
  const states = await server.database.query
    .selectFrom('token')
    .select('state')
    .where('eventId', '=', eventId)
    .execute();
  expect(states).toEqual([{ state: 'checkedIn' }]);
  expect((await beat(sessionId)).status).toBe(200);
  expect(await info()).toMatchObject({ hasWatched: true, feedback: 'due' });
  expect((await feedback(4)).status).toBe(200);
  expect((await feedback(1)).status).toBe(200);
  expect((await info()).feedback).toBe('given');
});

it('notes where a viewer is, and how sharp the picture was in a minute [C7.19a]', async () => {
  const { token } = fan;
  const { sessionId } = (await begin()).body;
  const body = { inventoryItemId };
  await server.call('checkInToStream', { token, body, headers: { 'cf-ipcountry': 'CA' } });
  await server.clock.advance(minutes(1));
  const beats = { sessionId, isPlaying: true, height: 720 };
  expect((await server.call('beatPlayback', { token, body: beats })).status).toBe(200);
  const { query } = server.database;
  const { country } = await query
    .selectFrom('streamViewer')
    .select('country')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const watched = await query
    .selectFrom('streamMinute')
    .select('height')
    .where('eventId', '=', eventId)
    .orderBy('minute')
    .execute();
  expect({ country, watched }).toEqual({ country: 'CA', watched: [{ height: null }, { height: 720 }] });
});

it('tells viewers of a stream that is down, until it is back', async () => {
  const { sessionId } = (await begin()).body;
  const segment = async () => (await server.inject({ url: '/stream/show/video0.m4s' })).statusCode;
  const notices = async () => (await beat(sessionId)).body.notices;
  isBroken = true;
  expect([await segment(), await notices()]).toEqual([500, ['streamDown']]);
  isBroken = false;
  expect([await segment(), await notices()]).toEqual([200, []]);
});

it('mails who steers a stream that stays down, once', async () => {
  const [member, scanner] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  await server.database.query
    .insertInto('clientMember')
    .values([
      { clientId, userId: member.userId, rights: ['streaming'] },
      { clientId, userId: scanner.userId, rights: ['scan'] },
    ])
    .execute();
  const { sessionId } = (await begin()).body;
  const mailed = async () => {
    await beat(sessionId);
    await server.jobs.drain();
    const mails = (await server.mails()).filter(({ subject }) => subject.endsWith('your stream is down'));
    return mails.map(({ recipient }) => recipient);
  };
  const fail = () => server.inject({ url: '/stream/show/video0.m4s' });
  isBroken = true;
  await fail();
  const before = await mailed();
  await server.clock.advance(seconds(21));
  await fail();
  const after = await mailed();
  const again = await mailed();
  isBroken = false;
  await fail();
  expect(before).toEqual([]);
  expect(after).toEqual([expect.stringContaining(member.userId)]);
  expect(again).toHaveLength(1);
});

it('is listed in a tab of its own until the replay is over [C2.08c, C2.08i, C7.69a, C7.69d]', async () => {
  const { token } = fan;
  const listed = async (when: 'upcoming' | 'past') => {
    const query = { tab: 'streaming', when } as const;
    return (await server.call('listAttendingEvents', { token, query })).body.events.length;
  };
  const counted = async () => (await server.call('getActivitySummary', { token })).body.streaming;
  await setTimes(-minutes(60), -minutes(10), minutes(10));
  expect([await listed('upcoming'), await listed('past'), await counted()]).toEqual([1, 0, 1]);
  await server.clock.advance(minutes(11));
  expect([await listed('upcoming'), await listed('past'), await counted()]).toEqual([0, 1, 0]);
});

it('renews many sessions at once [LD-02]', async () => {
  const { sessionId } = (await begin()).body;
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => beat(sessionId)),
    beat(randomUUID()),
  ]);
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers[20]).toMatchObject({ body: { code: 'playbackMoved' } });
});

it('refuses who has frozen all tokens [C7.12b]', async () => {
  await server.database.query
    .updateTable('userAccount')
    .set({ tokensFrozenAt: server.clock.now() })
    .where('userId', '=', fan.userId)
    .execute();
  expect((await info()).watch).toEqual({ allowed: false, reason: 'tokensFrozen' });
  expect(await begin()).toMatchObject({ body: { code: 'tokensFrozen' } });
});
