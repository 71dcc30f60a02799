import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { RTCPeerConnection } from 'werift';
import { minutes } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buyTokens } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { mediaTokenContext } from './organiseConference.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const asked: string[] = [];
let answers: Record<string, { status: number; type: string; location?: string }>;
/** Media server of an organiser, which notes what it is asked. */
const media = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { method = '', url, headers } = request;
    asked.push(`${method} ${url} ${headers.authorization} ${headers['if-match'] ?? ''}${body}`);
    const { status, type, location } = answers[method]!;
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end('answer');
  });
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    media.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(media.address() as AddressInfo).port}/whip`;
});
afterAll(() => media.close());

let fan: Buyer;
let eventId: string;
beforeEach(async () => {
  asked.length = 0;
  answers = {
    POST: { status: 201, type: 'application/sdp', location: '/whip/1' },
    PATCH: { status: 200, type: 'application/trickle-ice-sdpfrag' },
    DELETE: { status: 200, type: 'text/plain' },
  };
  [fan] = (await makeBuyers(server.database, 1)) as [Buyer];
  ({ eventId } = (await buyTokens(server, fan)).sale);
  const { query } = server.database;
  const now = server.clock.now();
  await sql`update token set attendance = 'STREAMING' where event_id = ${eventId}`.execute(query);
  await query
    .updateTable('event')
    .set({ attendance: ['STREAMING'], streamStartsAt: new Date(now.getTime() - minutes(5)) })
    .where('eventId', '=', eventId)
    .execute();
  const sealedMediaToken = server.platform.sealer.seal('secret', mediaTokenContext(eventId));
  await query
    .insertInto('conference')
    .values({ eventId, isOpen: true, places: 2, publishUrl: address, sealedMediaToken, updatedAt: now })
    .execute();
  const guest = { eventId, userId: fan.userId, registeredAt: now, changedAt: now };
  await query
    .insertInto('conferenceGuest')
    .values({ ...guest, candidateId: server.platform.newId(), state: 'registered' })
    .execute();
  for (const state of ['invited', 'accepted', 'ready'] as const)
    await query.updateTable('conferenceGuest').set({ state }).where('eventId', '=', eventId).execute();
});

const open = (way: 'publish' | 'watch' = 'publish') =>
  server.call('openConferenceMedia', { token: fan.token, body: { eventId, way, offer: 'offer' } });

it('passes offer and answer on with the token of the organiser, and ends what a reload left', async () => {
  const { mediaId, answer } = (await open()).body;
  expect(answer).toBe('answer');
  expect(mediaId).not.toContain('whip');
  await open();
  expect(asked).toEqual([
    'POST /whip Bearer secret offer',
    'DELETE /whip/1 Bearer secret ',
    'POST /whip Bearer secret offer',
  ]);
});

it('restarts ICE, and ends with the guest', async () => {
  const { mediaId } = (await open()).body;
  const { token } = fan;
  const body = { mediaId, fragment: 'fragment' };
  expect((await server.call('restartConferenceMedia', { token, body })).body.fragment).toBe('answer');
  await server.call('leaveConference', { token, body: { eventId } });
  expect(asked.slice(1)).toEqual(['PATCH /whip/1 Bearer secret *fragment', 'DELETE /whip/1 Bearer secret ']);
  expect((await open()).body).toMatchObject({ code: 'conferenceNotInvited' });
  expect((await server.call('restartConferenceMedia', { token, body })).status).toBe(404);
});

it.each([
  ['refuses', { status: 403, type: 'text/plain' }],
  ['answers something else', { status: 201, type: 'text/html', location: '/whip/1' }],
  ['leads to another server', { status: 201, type: 'application/sdp', location: 'http://localhost:1/x' }],
  ['leads elsewhere', { status: 307, type: 'application/sdp', location: 'http://localhost:1/x' }],
])('says that the stage can’t be entered where the media server %s [C8.17a]', async (_name, answer) => {
  answers['POST'] = answer;
  expect(await open()).toMatchObject({ status: 422, body: { code: 'stageUnavailable' } });
});

it('opens nothing that is not there, and nothing of others', async () => {
  expect((await open('watch')).body).toMatchObject({ code: 'stageUnavailable' });
  const { mediaId } = (await open()).body;
  const [other] = (await makeBuyers(server.database, 1)) as [Buyer];
  const closed = await server.call('closeConferenceMedia', { token: other.token, body: { mediaId } });
  expect(closed.status).toBe(404);
});

it('answers itself where the organiser names no media server [C8.17a]', async () => {
  await server.database.query
    .updateTable('conference')
    .set({ publishUrl: null })
    .where('eventId', '=', eventId)
    .execute();
  const { token } = fan;
  const place = await server.call('getConferencePlace', { token, query: { eventId } });
  expect(place.body).toMatchObject({ canPublish: true, canWatch: true, pictures: 1 });
  const browser = new RTCPeerConnection({ iceServers: [] });
  browser.addTransceiver('video', { direction: 'recvonly' });
  await browser.setLocalDescription(await browser.createOffer());
  const offer = browser.localDescription!.sdp;
  await browser.close();
  const opened = await server.call('openConferenceMedia', { token, body: { eventId, way: 'watch', offer } });
  expect(opened.body).toMatchObject({ answer: expect.stringContaining('a=ice-lite') as string });
  const { mediaId } = opened.body;
  const restart = () => server.call('restartConferenceMedia', { token, body: { mediaId, fragment: 'any' } });
  expect((await restart()).body).toMatchObject({ code: 'stageUnavailable' });
  expect((await server.call('closeConferenceMedia', { token, body: { mediaId } })).body).toEqual({
    ok: true,
  });
  expect((await restart()).body).toMatchObject({ code: 'stageUnavailable' });
  expect((await open()).body).toMatchObject({ code: 'stageUnavailable' });
  expect(asked).toEqual([]);
});
