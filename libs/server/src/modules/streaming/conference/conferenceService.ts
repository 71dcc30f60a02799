import type { ConferencePlace, ConferenceStep } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { demand, presentPermission } from '../../../platform/http/access/permission.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { listStreamItems } from '../playback/playbackRepository.ts';
import { readStream } from '../playback/playbackService.ts';
import { hasOwnMedia, mayRegister, mayTakePart, type StageView } from './conferencePolicy.ts';
import {
  countPlaces,
  findConference,
  findGuest,
  lockConference,
  moveGuest,
  registerGuest,
  type GuestRow,
} from './conferenceRepository.ts';

export interface Fan {
  tx: TransactionScope;
  now: Date;
  userId: string;
  site: EventScope;
  platform: Pick<Platform, 'config'>;
}

async function readStage({ tx, userId, site }: Fan, eventId: string): Promise<StageView> {
  const [items, conference, guest] = await Promise.all([
    listStreamItems(tx, userId, { eventId }),
    findConference(tx, eventId),
    findGuest(tx, { eventId, userId }),
  ]);
  const isKnown = items.length > 0 || guest !== undefined;
  return {
    event: await readStream(tx, eventId, isKnown ? withUnpublished(site) : site),
    items,
    conference,
    guest,
  };
}

/** Reads the caller's place on the stage of a stream. */
export async function readPlace(fan: Fan, eventId: string): Promise<ConferencePlace> {
  const view = await readStage(fan, eventId);
  const { conference, guest } = view;
  const isOwn = conference !== undefined && hasOwnMedia(conference, fan.platform.config);
  return {
    eventId,
    step: (guest?.state as ConferenceStep | undefined) ?? 'none',
    register: presentPermission(mayRegister(view, fan.now)),
    ...(conference?.termsUrl ? { termsUrl: conference.termsUrl } : {}),
    canPublish: isOwn || Boolean(conference?.publishUrl),
    canWatch: isOwn || Boolean(conference?.watchUrl),
    // An organiser's server mixes the pictures, or shows who speaks.
    pictures: isOwn ? Math.max(1, conference.places - 1) : 1,
  };
}

/** Registers the caller as a candidate; a place on the way to the stage stays. */
export async function register(
  fan: Fan,
  { eventId, candidateId }: { eventId: string; candidateId: string },
): Promise<ConferencePlace> {
  demand(mayRegister(await readStage(fan, eventId), fan.now));
  await registerGuest(fan.tx, { eventId, userId: fan.userId, candidateId }, fan.now);
  return readPlace(fan, eventId);
}

/** Gives an invited guest a place, of which the stage has few. */
export async function accept(fan: Fan, eventId: string): Promise<ConferencePlace> {
  const conference = await lockConference(fan.tx, eventId);
  const view = await readStage(fan, eventId);
  demand(mayTakePart(view, fan.now));
  const { guest } = view;
  if (guest?.state === 'accepted' || guest?.state === 'ready') return readPlace(fan, eventId);
  if (guest?.state !== 'invited') throw failure('conferenceNotInvited');
  if ((await countPlaces(fan.tx, eventId)) >= conference!.places) throw failure('conferenceFull');
  if (!(await moveGuest(fan.tx, guest, 'accepted', fan.now))) throw failure('conferenceNotInvited');
  return readPlace(fan, eventId);
}

/** Puts a guest on stage whose camera and microphone are ready. */
export async function finishSetup(fan: Fan, eventId: string): Promise<ConferencePlace> {
  const view = await readStage(fan, eventId);
  demand(mayTakePart(view, fan.now));
  const { guest } = view;
  const isReady =
    guest?.state === 'ready' ||
    (guest?.state === 'accepted' && (await moveGuest(fan.tx, guest, 'ready', fan.now)));
  if (!isReady) throw failure('conferenceNotInvited');
  return readPlace(fan, eventId);
}

/** Ends what the caller has begun, from some states; else nothing changes. */
async function end(
  fan: Fan,
  eventId: string,
  { from, to }: { from: readonly GuestRow['state'][]; to: 'declined' | 'left' },
): Promise<ConferencePlace> {
  const guest = found((await readStage(fan, eventId)).guest);
  if (from.includes(guest.state)) await moveGuest(fan.tx, guest, to, fan.now);
  return readPlace(fan, eventId);
}

export const decline = (fan: Fan, eventId: string): Promise<ConferencePlace> =>
  end(fan, eventId, { from: ['registered', 'invited', 'accepted'], to: 'declined' });

export const leave = (fan: Fan, eventId: string): Promise<ConferencePlace> =>
  end(fan, eventId, { from: ['registered', 'invited', 'accepted', 'ready'], to: 'left' });
