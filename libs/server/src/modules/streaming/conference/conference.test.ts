import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, memberOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buyTokens, handTo, move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { destroyStageJob } from './destroyStageJob.ts';
import { isMediaAddress } from './organiseConference.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let fan: Buyer;
let other: Buyer;
let organiser: Buyer;
let eventId: string;
const config = { isOpen: true, places: 1, termsUrl: 'https://organiser.example/terms' };

/** Sells a stream that is live, with a replay, to two fans; a member of its organisation opens the stage. */
beforeEach(async () => {
  const [ada, ben, member] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  [fan, other] = [ada, ben];
  const { sale, tokens } = await buyTokens(server, fan, 2);
  ({ eventId } = sale);
  const { query } = server.database;
  await sql`update token set attendance = 'STREAMING' where event_id = ${eventId}`.execute(query);
  await move(server, tokens[0]!, ['active', 'sent']);
  await move(server, tokens[0]!, ['sent', 'active'], handTo(server, tokens[0]!, ben.userId));
  const at = (ms: number) => new Date(server.clock.now().getTime() + ms);
  const { clientId } = await query
    .updateTable('event')
    .set({
      attendance: ['STREAMING'],
      streamStartsAt: at(-minutes(30)),
      startsAt: at(-minutes(30)),
      endsAt: at(minutes(60)),
      replayExpiresAt: at(minutes(600)),
    })
    .where('eventId', '=', eventId)
    .returning('clientId')
    .executeTakeFirstOrThrow();
  organiser = memberOf(member, clientId, 'streaming');
  await open({});
});

const open = (more: object, mediaToken?: string) =>
  server.call('setConference', {
    token: organiser.token,
    body: { eventId, config: { ...config, ...more }, ...(mediaToken ? { mediaToken } : {}) },
  });
type Step =
  | 'registerForConference'
  | 'acceptConference'
  | 'finishConferenceSetup'
  | 'declineConference'
  | 'leaveConference';
const step = (call: Step, { token }: Buyer = fan) => server.call(call, { token, body: { eventId } });
const candidates = async () =>
  (await server.call('listConferenceCandidates', { token: organiser.token, query: { eventId } })).body;
const invite = async (at = 0) => {
  const { candidateId } = (await candidates()).candidates[at]!;
  return server.call('inviteConferenceCandidate', {
    token: organiser.token,
    body: { eventId, candidateId },
  });
};
const stored = () =>
  server.database.query
    .selectFrom('conference')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
const place = async ({ token }: Buyer = fan) =>
  (await server.call('getConferencePlace', { token, query: { eventId } })).body;

it('leads a fan from the register to the stage, and off it [C4.20a-c, C4.20e, C7.15a-b, C7.16a-b, C7.17a, C7.17c-e]', async () => {
  expect(await place()).toMatchObject({
    step: 'none',
    register: { allowed: true },
    canPublish: true,
    pictures: 1,
  });
  expect((await step('acceptConference')).body).toMatchObject({ code: 'conferenceNotInvited' });
  expect((await step('registerForConference')).body.step).toBe('registered');
  expect(await candidates()).toMatchObject({ registered: 1, candidates: [{ step: 'registered' }] });
  expect((await invite()).body.candidates).toMatchObject([{ step: 'invited' }]);
  expect((await step('finishConferenceSetup')).body).toMatchObject({ code: 'conferenceNotInvited' });
  expect((await step('acceptConference')).body).toMatchObject({
    step: 'accepted',
    termsUrl: config.termsUrl,
  });
  expect((await step('acceptConference')).body.step).toBe('accepted');
  expect((await step('finishConferenceSetup')).body.step).toBe('ready');
  expect((await step('leaveConference')).body.step).toBe('left');
  expect((await step('registerForConference')).body.step).toBe('registered');
});

it('takes a no, at any time [C4.20d, C7.17b]', async () => {
  await step('registerForConference');
  await invite();
  expect((await step('declineConference')).body.step).toBe('declined');
  expect((await step('acceptConference')).body).toMatchObject({ code: 'conferenceNotInvited' });
});

it('gives no more places than there are, also at once [C7.17a]', async () => {
  for (const one of [fan, other]) await step('registerForConference', one);
  await invite();
  await invite(1);
  const answers = await Promise.all([fan, other].map((one) => step('acceptConference', one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'conferenceFull' });
});

it('takes a guest off the stage, who stays off until invited again [C7.16c]', async () => {
  await step('registerForConference');
  await invite();
  await step('acceptConference');
  const { candidateId } = (await candidates()).candidates[0]!;
  const removed = await server.call('removeConferenceCandidate', {
    token: organiser.token,
    query: { eventId, candidateId },
  });
  expect(removed.body.candidates).toMatchObject([{ step: 'removed' }]);
  expect((await step('finishConferenceSetup')).body).toMatchObject({ code: 'conferenceNotInvited' });
  expect((await step('registerForConference')).body).toMatchObject({ code: 'conferenceRemoved' });
  expect((await invite()).body.candidates).toMatchObject([{ step: 'invited' }]);
});

it('lets nobody in who has no {product}, or while the stage is closed [C7.17c]', async () => {
  const [stranger] = (await makeBuyers(server.database, 1)) as [Buyer];
  expect((await step('registerForConference', stranger)).body).toMatchObject({ code: 'notFound' });
  await step('registerForConference');
  await invite();
  await open({ isOpen: false });
  expect(await place()).toMatchObject({
    step: 'left',
    register: { allowed: false, reason: 'conferenceClosed' },
  });
  expect((await step('acceptConference')).body).toMatchObject({ code: 'conferenceClosed' });
});

it('tells the invited viewer with the heartbeat', async () => {
  const { token } = fan;
  const [item] = (await server.call('getVideoStreamInfo', { token, query: { eventId } })).body.items;
  const body = { inventoryItemId: item!.inventoryItemId };
  const { sessionId, notices } = (await server.call('initializePlayback', { token, body })).body;
  expect(notices).toEqual(['stageOpen']);
  await step('registerForConference');
  await invite();
  await server.clock.advance(1500);
  const beat = await server.call('beatPlayback', { token, body: { sessionId, isPlaying: true } });
  expect(beat.body.notices).toEqual(['stageOpen', 'stagePlace']);
});

it('keeps the token of the media server to itself [C7.15b]', async () => {
  const answer = await open({ publishUrl: 'https://media.example/whip/1' }, 'secret-of-a-stage');
  expect(answer.body).toEqual({
    eventId,
    config: { ...config, publishUrl: 'https://media.example/whip/1' },
    hasMediaToken: true,
  });
  expect((await place()).canPublish).toBe(true);
  const row = await stored();
  expect(row.sealedMediaToken!.toString()).not.toContain('secret');
});

it.each(['two words', 'line\nbreak', 'schlüssel', '票'])(
  'takes no token that can’t be sent: %j',
  async (token) => {
    expect((await open({}, token)).body).toMatchObject({ code: 'invalidRequest' });
  },
);

it.each([
  ['https://media.example/whip', true],
  ['http://media.example/whip', false],
  ['https://10.0.0.1/whip', false],
  ['https://[::1]/whip', false],
  ['https://localhost/whip', false],
  ['https://vault.internal/whip', false],
  ['https://user:pass@media.example/whip', false],
  ['no address', false],
])('calls %s: %s', (address, isAllowed) => {
  expect(isMediaAddress({ origin: 'https://tickets.example' }, address)).toBe(isAllowed);
});

const end = (shouldHarvest: boolean, shouldScheduleInfraDestruction = false) =>
  server.call('endLiveStream', {
    token: organiser.token,
    body: { eventId, shouldHarvest, shouldScheduleInfraDestruction },
  });
const next = (segment?: number) =>
  server.call('startNextSegment', {
    token: organiser.token,
    body: { eventId, ...(segment ? { segment } : {}) },
  });

it.each([
  [true, 'replayAvailable'],
  [false, 'ended'],
] as const)('ends a stream once; kept: %s, then it is %s [C4.20f, C7.14a]', async (isKept, state) => {
  expect((await end(isKept)).body.state).toBe(state);
  expect((await end(!isKept)).body.state).toBe(state);
  expect((await step('registerForConference')).body).toMatchObject({ code: 'streamEnded' });
  expect((await next()).body).toMatchObject({ state: 'live', segments: [{ segment: 2 }] });
});

it('deletes what the stage was made of, an hour after the end [C4.20g, C7.14a]', async () => {
  await open({ publishUrl: 'https://media.example/whip/1' }, 'secret-of-a-stage');
  await end(true, true);
  const due = await server.database.query
    .selectFrom('outbox')
    .select(['payload', 'availableAt'])
    .where('job', '=', 'destroyStage')
    .where('dedupeKey', 'like', `${eventId} %`)
    .execute();
  expect(due).toMatchObject([{ payload: { eventId } }]);
  await destroyStageJob.handle({ eventId }, { platform: server.platform, jobId: 'any' });
  const row = await stored();
  expect(row).toMatchObject({ isOpen: false, publishUrl: null, sealedMediaToken: null });
});

it('begins one part at a time, however often it is asked [C4.20h, C7.14b]', async () => {
  expect((await next()).body.segments).toMatchObject([{ segment: 2 }]);
  expect((await next(2)).body.segments).toHaveLength(1);
  expect((await next()).body.segments).toMatchObject([{ segment: 2 }, { segment: 3 }]);
});
