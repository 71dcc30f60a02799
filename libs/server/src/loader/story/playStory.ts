import { crowdDomain, type SampleStory, type SampleWish, type SampleWorld } from '@foyer/catalogue';
import { chargeOffersJob } from '../../modules/marketplace/auction/closing/chargeOffers.ts';
import { runAuctionsJob } from '../../modules/marketplace/auction/closing/runAuctionsJob.ts';
import { chargeWinsJob } from '../../modules/marketplace/draw/drawing/chargeWins.ts';
import { runDrawsJob } from '../../modules/marketplace/draw/drawing/runDrawsJob.ts';
import { readClockOffset, readDatabaseTime, setClockOffset } from '../../platform/database/databaseClock.ts';
import type { JobOutbox } from '../../platform/outbox/jobOutbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeEvent } from '../../sale/event-change/changeEvent.ts';
import { seedAccounts } from '../seedAccounts.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import { createCards, readFans, type StoryFan, type StoryParts } from './storyFans.ts';
import { listMoments, type Moment } from './storyMoments.ts';
import { listKnown, makeWish, type KnownWish } from './storyWishes.ts';

/** Wishes that are made at once. */
const atOnce = 4;
/** Runs until what is due at one time is done: closed, drawn, held. */
const runsToSettle = 2;

/** Leaves out mail to the crowd, which the sandbox would not keep. */
function withoutCrowdMail(jobs: JobOutbox): JobOutbox {
  const isForCrowd = ({ payload }: { payload: object }): boolean =>
    'recipient' in payload && String(payload.recipient).endsWith(`@${crowdDomain}`);
  const addAll: JobOutbox['addAll'] = (tx, job, additions) =>
    jobs.addAll(
      tx,
      job,
      additions.filter((each) => !isForCrowd(each)),
    );
  return { ...jobs, addAll, add: (tx, job, payload, options) => addAll(tx, job, [{ payload, ...options }]) };
}

/** Runs the jobs of draws and auctions until everything that is due is done. */
async function runJobs(platform: Platform): Promise<void> {
  const around = { platform, jobId: 'story' };
  const step = async (): Promise<void> => {
    await runDrawsJob.handle({}, around);
    await runAuctionsJob.handle({}, around);
  };
  for (let runs = 0; runs < runsToSettle; runs += 1) await step();
  await chargeWinsJob.handle({}, around);
  await chargeOffersJob.handle({}, around);
  await step();
}

const wayOf = ({ way, eventId }: Pick<KnownWish, 'way' | 'eventId'>): string => `${way} ${eventId}`;

/** Selects what was not played yet: of the past, draws and auctions without any entry; of now, fans without one. */
function missingOf(
  { wishes, cancelled }: SampleStory,
  {
    known,
    fans,
    loaded,
  }: { known: readonly KnownWish[]; fans: Map<string, { userId: string }>; loaded: Set<string> },
): Pick<SampleStory, 'wishes' | 'cancelled'> {
  const played = new Set(known.map(wayOf));
  const mine = new Set(known.map((each) => `${wayOf(each)} ${each.userId}`));
  const isMissing = ({ event, way, fan, hours }: SampleWish): boolean => {
    const key = wayOf({ way, eventId: catalogueEventId(event) });
    return hours < 0 ? !played.has(key) : !mine.has(`${key} ${fans.get(fan)?.userId}`);
  };
  const missing = wishes.filter((wish) => loaded.has(catalogueEventId(wish.event)) && isMissing(wish));
  return {
    wishes: missing,
    cancelled: cancelled.filter(({ event }) => missing.some((wish) => wish.event === event)),
  };
}

/** Story that is played on a server, with the fans of it. */
interface Playing {
  platform: Platform;
  make: (wish: SampleWish) => Promise<void>;
}

function createPlaying(parts: StoryParts, fans: Map<string, StoryFan>): Playing {
  const platform = { ...parts.platform, jobs: withoutCrowdMail(parts.platform.jobs) };
  const cardOf = createCards({ ...parts, platform });
  return {
    platform,
    make: async (wish) => {
      const fan = fans.get(wish.fan);
      if (!fan) throw new Error(`The story of the sample has no account ${wish.fan}`);
      const paymentMethodId = await cardOf(fan, wish.isRefused ? 'refused' : 'good');
      await makeWish(platform, wish, { ...fan, paymentMethodId });
    },
  };
}

async function makeAll({ make }: Playing, wishes: readonly SampleWish[]): Promise<void> {
  for (let at = 0; at < wishes.length; at += atOnce)
    await Promise.all(wishes.slice(at, at + atOnce).map(make));
}

async function playMoment(playing: Playing, { wishes, cancelled, isDue }: Moment): Promise<void> {
  const { platform } = playing;
  await makeAll(playing, wishes);
  for (const event of cancelled)
    await changeEvent(platform, {
      ...{ eventId: catalogueEventId(event), kind: 'cancelled', operator: 'sample' },
    });
  if (isDue || cancelled.length > 0) await runJobs(platform);
}

/** Plays what is past, with the clock of the database at its time. */
async function playPast(
  playing: Playing,
  missing: Pick<SampleStory, 'wishes' | 'cancelled'>,
  eventIds: readonly string[],
): Promise<void> {
  const { query } = playing.platform.database;
  const offset = await readClockOffset(query);
  const now = await readDatabaseTime(query);
  try {
    const moments = await listMoments(query, missing, { eventIds, now });
    for (const [index, moment] of moments.entries()) {
      await setClockOffset(query, offset + moment.at.getTime() - now.getTime());
      // Draws commit to their seeds before the first entry.
      if (index === 0) await runJobs(playing.platform);
      await playMoment(playing, moment);
    }
  } finally {
    await setClockOffset(query, offset);
  }
}

/**
 * Plays the missing part of a sample's story in a sandbox: fans enter draws and make offers, draws are made and auctions
 * allocated, winners are charged. The clock of the database is moved to the past for it, and back. Everything goes
 * through the use cases and jobs of the product, so that all of it is as it would be.
 * @returns how many entries and offers were made; none with another gateway, which has no cards of the sandbox
 * @throws the errors of the contract, if the sample asks for something that the product refuses
 */
export async function playStory(
  parts: StoryParts,
  { story, password }: Pick<SampleWorld, 'story' | 'password'>,
): Promise<number> {
  const { platform } = parts;
  const { query } = platform.database;
  if (platform.gateways.payment.name !== 'sandbox') return 0;
  const named = [...new Set(story.wishes.map(({ event }) => catalogueEventId(event)))];
  const rows = await query.selectFrom('event').select('eventId').where('eventId', 'in', named).execute();
  const eventIds = rows.map(({ eventId }) => eventId);
  const known = await listKnown(query, eventIds);
  const wishing = story.wishes.map(({ fan }) => fan);
  const before = await readFans(platform, wishing);
  const missing = missingOf(story, { known, fans: before, loaded: new Set(eventIds) });
  if (missing.wishes.length === 0) return 0;
  // A story that was broken off has left the clock in its past.
  const crowd = new Set(story.crowd.map(({ emailAddress }) => before.get(emailAddress)?.userId));
  if (known.some(({ userId }) => userId !== null && crowd.has(userId)))
    await setClockOffset(query, parts.usualOffsetMs ?? 0);
  await seedAccounts(platform, { accounts: story.crowd, invitedAccounts: [], password });
  const playing = createPlaying(parts, await readFans(platform, wishing));
  await playPast(playing, missing, eventIds);
  const present = missing.wishes.filter(({ hours }) => hours >= 0);
  await makeAll(playing, present);
  return missing.wishes.length;
}
