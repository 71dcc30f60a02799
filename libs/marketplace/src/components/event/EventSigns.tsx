import type { EventProfile } from '@foyer/contract';
import { BackButton } from './BackButton.tsx';
import { EventActions } from './EventActions.tsx';

/** Signs in the head of an event: the way back, and what to do with the event besides buying. */
export const EventSigns = ({ profile }: { profile: EventProfile }) => (
  <>
    <BackButton />
    <EventActions profile={profile} />
  </>
);
