import type {
  ClientStream,
  Conference,
  ConferenceCandidates,
  ConferencePlace,
  PlaybackSession,
  StreamFeedbackResults,
  VideoStreamInfo,
  VideoTimeStep,
} from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import { buildEventSummary, buildProfile, librarySettings, onStage } from '@foyer/testing';

/** Fixed time of the stages. */
export const stageTime = Date.parse('2027-03-12T23:45:00Z');

export const inHours = (hours: number): string => new Date(stageTime + hours * 3_600_000).toISOString();

/** A stream that runs, and {product} that opens it. */
export const buildStream = (overrides: Partial<VideoStreamInfo> = {}): VideoStreamInfo => ({
  event: buildEventSummary({ attendance: ['STREAMING'] }),
  state: 'live',
  startsAt: inHours(-0.5),
  endsAt: inHours(1),
  replayExpiresAt: inHours(72),
  items: [{ inventoryItemId: '01936f5e-7c00-7000-8000-000000000020', quantity: 1 }],
  watch: { allowed: true },
  isOpenElsewhere: false,
  hasWatched: false,
  feedback: 'notDue',
  serverTime: inHours(0),
  ...overrides,
});

/** A stream in a state in which no viewer begins to watch. */
export const buildClosedStream = (
  state: VideoStreamInfo['state'],
  overrides: Partial<VideoStreamInfo> = {},
): VideoStreamInfo => buildStream({ state, watch: { allowed: false, reason: 'notFound' }, ...overrides });

export const buildPlayback = (overrides: Partial<PlaybackSession> = {}): PlaybackSession => ({
  sessionId: '01936f5e-7c00-7000-8000-000000000f01',
  eventId: buildEventSummary().eventId,
  state: 'live',
  manifestUrl: '/stream/play/01936f5e-7c00-7000-8000-000000000f01/first/master.m3u8',
  manifestExpiresAt: inHours(1 / 60),
  heartbeatSeconds: 10,
  leaseSeconds: 30,
  notices: [],
  serverTime: inHours(0),
  ...overrides,
});

export const buildClientStream = (overrides: Partial<ClientStream> = {}): ClientStream => {
  const { event, state, startsAt, endsAt, serverTime } = buildStream();
  return {
    event,
    state,
    startsAt,
    viewers: 812,
    segments: [],
    serverTime,
    ...(endsAt ? { endsAt } : {}),
    ...overrides,
  };
};

/** Half an hour in which more and more people watch. */
const buildSteps = (): VideoTimeStep[] =>
  Array.from({ length: 30 }, (_, at) => ({
    at: inHours(-0.5 + at / 60),
    viewers: 40 * at + 20,
    minutes: 40 * at + 10,
  }));

export const buildOpinions = (overrides: Partial<StreamFeedbackResults> = {}): StreamFeedbackResults => ({
  ratings: [2, 5, 11, 64, 130],
  skipped: 48,
  comments: [
    { rating: 5, comment: 'As if I had been there.', at: inHours(-0.05) },
    { rating: 2, comment: 'The sound was too quiet on my phone.', at: inHours(-0.2) },
  ],
  ...overrides,
});

export const buildPlace = (overrides: Partial<ConferencePlace> = {}): ConferencePlace => ({
  eventId: buildEventSummary().eventId,
  step: 'none',
  register: { allowed: true },
  termsUrl: 'https://organizer.example/stage-terms',
  canPublish: true,
  canWatch: false,
  pictures: 1,
  ...overrides,
});

export const buildConference = (overrides: Partial<Conference> = {}): Conference => ({
  eventId: buildEventSummary().eventId,
  config: {
    isOpen: true,
    places: 4,
    termsUrl: 'https://organizer.example/stage-terms',
    publishUrl: 'https://media.example/whip/north',
  },
  hasMediaToken: true,
  ...overrides,
});

const candidateId = (at: number): string => `01936f5e-7c00-7000-8000-00000000c00${at}`;
const buildCandidates = (): ConferenceCandidates => ({
  candidates: [
    {
      candidateId: candidateId(1),
      firstName: 'Ada',
      lastName: 'Tremblay',
      step: 'ready',
      since: inHours(-0.1),
    },
    {
      candidateId: candidateId(2),
      firstName: 'Ben',
      lastName: 'Osei',
      step: 'invited',
      since: inHours(-0.05),
    },
    {
      candidateId: candidateId(3),
      firstName: 'Chloé',
      lastName: 'Roy',
      step: 'registered',
      since: inHours(-0.2),
    },
    { candidateId: candidateId(4), step: 'registered', since: inHours(-0.1) },
  ],
  registered: 2,
});

/** Stage on which a fan has {product} of a stream that runs. */
export const streamingSettings = librarySettings({
  namespaces: ['streaming', 'streamFigures', 'stage', 'shell'],
  slices: (tokens) => [sessionSlice(tokens)],
  token: 'session',
  now: () => stageTime,
  path: `/player/${buildEventSummary().eventId}`,
  answers: {
    getProfile: buildProfile(),
    getVideoStreamInfo: buildStream(),
    initializePlayback: buildPlayback(),
    takeOverPlayback: buildPlayback(),
    beatPlayback: buildPlayback(),
    checkInToStream: { ok: true },
    leavePlayback: { ok: true },
    giveStreamFeedback: { ok: true },
    getConferencePlace: buildPlace(),
    getConference: buildConference(),
    listConferenceCandidates: buildCandidates(),
    closeConferenceMedia: { ok: true },
    getClientStream: buildClientStream(),
    getVideoOverview: {
      concurrent: 812,
      peak: 1_204,
      unique: 1_530,
      minutes: 48_211,
      countries: [
        { country: 'CA', name: 'Canada', viewers: 912 },
        { country: 'US', name: 'United States', viewers: 540 },
      ],
      qualities: [
        { height: 1080, minutes: 31_020 },
        { height: 720, minutes: 12_400 },
        { height: 360, minutes: 3_100 },
      ],
      serverTime: inHours(0),
    },
    listVideoTimeseries: ({ granularity = 'MINUTE' }) => ({ granularity, steps: buildSteps() }),
    getStreamFeedback: buildOpinions(),
  },
});

/** Story decorator: a fan who has {product} of a stream. */
export const onStreaming = onStage(streamingSettings);
/** Story decorator: a visitor who isn't logged in. */
export const onStreamingAsVisitor = onStreaming({}, { token: undefined });
