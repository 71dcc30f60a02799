import type { EventRow } from '../../../sale/event/eventRepository.ts';
import { allowed, refused, type Permission } from '../../../platform/http/access/permission.ts';
import type { StreamItem } from '../playback/playbackRepository.ts';
import { streamStateOf } from '../playback/streamState.ts';
import type { ServerConfig } from '../../../platform/config/serverConfig.ts';
import type { ConferenceRow, GuestRow } from './conferenceRepository.ts';

export interface StageView {
  event: EventRow;
  items: readonly StreamItem[];
  conference: ConferenceRow | undefined;
  guest: GuestRow | undefined;
}

/** Tells whether a fan may take part in the stage of a stream at all: only holders, before it is over. */
export function mayTakePart({ event, items, conference }: StageView, now: Date): Permission {
  const [item] = items;
  if (!item) return refused('notFound');
  if (item.isFrozen) return refused('tokensFrozen');
  const state = streamStateOf(event, now);
  if (state !== 'notStarted' && state !== 'today' && state !== 'live') return refused('streamEnded');
  return conference?.isOpen ? allowed : refused('conferenceClosed');
}

/** Tells whether a fan may register; who was taken off the stage may not come again by themselves. */
export function mayRegister(view: StageView, now: Date): Permission {
  const permission = mayTakePart(view, now);
  if (!permission.allowed) return permission;
  return view.guest?.state === 'removed' ? refused('conferenceRemoved') : allowed;
}

/** Tells whether this process takes what guests send: its organiser names no media server. */
export const hasOwnMedia = (
  { publishUrl, watchUrl }: ConferenceRow,
  { stageMedia }: Pick<ServerConfig, 'stageMedia'>,
): boolean => stageMedia.isOn && publishUrl === null && watchUrl === null;
