import { isClosedButStreams, streamInstants, type EventProfile } from '@foyer/contract';
import { EventStatePill } from '../../components/event/EventStatePill.tsx';
import { useNowAt } from '../../components/event/useEventNow.ts';

/** Pill of a closed sale; renders nothing while its stream runs or can be watched again, as that would read as over. */
export function ClosedPill({ profile }: { profile: EventProfile }) {
  const now = useNowAt(streamInstants(profile));
  return isClosedButStreams(profile, now) ? null : <EventStatePill event={profile.summary} />;
}
