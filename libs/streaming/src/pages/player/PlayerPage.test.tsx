import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { hearTracked } from '@foyer/api-client/shell/track';
import { buildConfiguration, refuse, renderFeature, type MockAnswers, type MockCall } from '@foyer/testing';
import {
  buildClosedStream,
  buildPlayback,
  buildStream,
  inHours,
  streamingSettings,
} from '../../testing/streamingSettings.ts';
import { PlayerPage } from './PlayerPage.tsx';

const show = (answers: MockAnswers = {}, more: Parameters<typeof streamingSettings>[1] = {}) =>
  renderFeature(
    <Routes>
      <Route path="/player/:eventId" element={<PlayerPage />} />
    </Routes>,
    streamingSettings(answers, more),
  );
const requestsOf = (calls: readonly MockCall[], operationId: MockCall['operationId']): unknown[] =>
  calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
const player = () => screen.findByLabelText('Northern Lights', { selector: 'video' });
/** Asks for a heartbeat now. */
const comeOnline = () => fireEvent(window, new Event('online'));
const { sessionId } = buildPlayback();
const { inventoryItemId } = buildStream().items[0]!;

beforeEach(() => {
  sessionStorage.clear();
  // jsdom plays nothing.
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

it('begins a session, notes the first picture alone, and leaves with the page [C7.12a-b, C4.14]', async () => {
  const { api, unmount } = show();
  const video = await player();
  fireEvent.playing(video);
  await waitFor(() =>
    expect(requestsOf(api.calls, 'checkInToStream')).toEqual([{ inventoryItemId, sessionId }]),
  );
  fireEvent.playing(video);
  comeOnline();
  await waitFor(() =>
    expect(requestsOf(api.calls, 'beatPlayback')).toEqual([{ sessionId, isPlaying: true }]),
  );
  unmount();
  await waitFor(() => expect(requestsOf(api.calls, 'leavePlayback')).toEqual([{ sessionId }]));
  expect(requestsOf(api.calls, 'initializePlayback')).toEqual([{ inventoryItemId }]);
  expect(requestsOf(api.calls, 'checkInToStream')).toHaveLength(1);
});

it('asks before it takes over from another device [C2.31r, C6.12b, C8.18a-b]', async () => {
  const { api, user } = show({ initializePlayback: refuse('streamTooManyDevices') });
  await screen.findByRole('heading', { name: 'You’re watching on another device' });
  expect(requestsOf(api.calls, 'takeOverPlayback')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Watch here' }));
  await player();
  expect(requestsOf(api.calls, 'takeOverPlayback')).toEqual([{ inventoryItemId }]);
});

it('stops where another device took over, and goes on there when asked [C6.12a, C8.18a]', async () => {
  const { api, user } = show({ beatPlayback: refuse('playbackMoved') });
  await player();
  comeOnline();
  await screen.findByRole('heading', { name: 'You’re watching on another device now' });
  expect(requestsOf(api.calls, 'initializePlayback')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Watch here' }));
  await player();
});

it('begins again unseen after it was left, and goes on through an outage', async () => {
  const { api } = show({ beatPlayback: refuse('playbackOver') });
  const video = await player();
  comeOnline();
  await waitFor(() =>
    expect(requestsOf(api.calls, 'initializePlayback')).toEqual([
      { inventoryItemId },
      { inventoryItemId, sessionId },
    ]),
  );
  api.answer({
    beatPlayback: () => {
      throw new Error('no network');
    },
  });
  comeOnline();
  await waitFor(() => expect(requestsOf(api.calls, 'beatPlayback')).toHaveLength(2));
  expect(video).toBeInTheDocument();
});

it('ends with its reason when the {product} is gone', async () => {
  show({ beatPlayback: refuse('streamAccessLost') });
  await player();
  comeOnline();
  await screen.findByRole('heading', { name: 'Your Pass no longer opens this stream' });
  expect(screen.queryByRole('button', { name: 'Watch here' })).toBeNull();
});

it('tells of a stream that is down, and that its replay ends soon, while it plays on', async () => {
  show({ beatPlayback: buildPlayback({ notices: ['streamDown', 'replayExpiresSoon'] }) });
  const video = await player();
  comeOnline();
  await screen.findByText('The stream is interrupted');
  expect(screen.getByText(/The replay ends in a few minutes/)).toBeVisible();
  expect(video).toBeInTheDocument();
});

it.each([
  ['notStarted', 'The stream hasn’t started yet', inHours(60)],
  ['today', 'The stream starts today', inHours(2)],
  ['replayExpired', 'The replay is over', inHours(-90)],
  ['ended', 'The stream has ended', inHours(-2)],
] as const)(
  'says of a stream that is %s what there is to know [C4.19a-b, C4.19e-f]',
  async (state, title, startsAt) => {
    const { api } = show({ getVideoStreamInfo: buildClosedStream(state, { startsAt }) });
    await screen.findByRole('heading', { name: title });
    expect(requestsOf(api.calls, 'initializePlayback')).toEqual([]);
  },
);

it('asks again when the start has passed here and not on the server, and begins by itself [C4.19c]', async () => {
  const { api } = show({ getVideoStreamInfo: buildClosedStream('today', { startsAt: inHours(0) }) });
  await screen.findByRole('heading', { name: 'The stream starts today' });
  api.answer({ getVideoStreamInfo: buildStream() });
  await player();
});

it('leads visitors to log in, and others without {product} to the event [C2.06]', async () => {
  const { token: _token, ...signedOut } = streamingSettings();
  const { unmount } = renderFeature(<PlayerPage />, signedOut);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  unmount();
  show({ getVideoStreamInfo: buildClosedStream('live', { items: [] }) });
  await screen.findByRole('heading', { name: 'You don’t have access to this stream' });
  expect(screen.getByRole('link', { name: 'Event page' })).toBeVisible();
});

it('says that frozen {product} open nothing, and where to unfreeze them', async () => {
  show({
    getVideoStreamInfo: buildClosedStream('live', { watch: { allowed: false, reason: 'tokensFrozen' } }),
  });
  await screen.findByRole('heading', { name: 'Your Passes are frozen' });
  expect(screen.getByRole('link', { name: 'Show my Passes' })).toBeVisible();
});

it('tells who has more {product} that they are for others', async () => {
  show({ getVideoStreamInfo: buildStream({ items: [{ inventoryItemId, quantity: 3 }] }) });
  expect(await screen.findByText(/You have 2 more Passes for this stream/)).toBeVisible();
});

it('asks for an opinion at the end of the show, and thanks for it [C2.31t-u, C2.31w]', async () => {
  const { api, user } = show({ getVideoStreamInfo: buildStream({ feedback: 'due', hasWatched: true }) });
  const video = await player();
  expect(screen.queryByRole('heading', { name: 'How was the show?' })).toBeNull();
  fireEvent.ended(video);
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: 'Very good' }));
  await user.type(screen.getByRole('textbox', { name: /What should the organizer know/ }), 'Louder');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you!')).toBeVisible();
  const { eventId } = buildPlayback();
  expect(requestsOf(api.calls, 'giveStreamFeedback')).toEqual([{ eventId, rating: 4, comment: 'Louder' }]);
});

it('measures the start and the end of a stream once, where the deployment asks for it [C9.12j]', async () => {
  const heard = jest.fn();
  const stop = hearTracked(heard);
  const plain = show();
  fireEvent.playing(await player());
  plain.unmount();
  expect(heard).not.toHaveBeenCalled();
  show({ getConfiguration: buildConfiguration({ remoteConfig: { playerAnalytics: true } }) });
  const video = await player();
  fireEvent.playing(video);
  fireEvent.playing(video);
  fireEvent.ended(video);
  const { event } = buildStream();
  expect(heard.mock.calls).toEqual([[{ name: 'video_start', event }], [{ name: 'video_complete', event }]]);
  stop();
});

it('takes no opinion for an answer too [C2.31v]', async () => {
  const { api, user } = show({
    getVideoStreamInfo: buildClosedStream('ended', { feedback: 'due', hasWatched: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  const { eventId } = buildPlayback();
  await waitFor(() => expect(requestsOf(api.calls, 'giveStreamFeedback')).toEqual([{ eventId }]));
});
