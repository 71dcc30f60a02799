import { usePaths } from '@foyer/api-client/shell';
import type { EventProfile } from '@foyer/contract';
import { ChevronLeftIcon, IconButton } from '@foyer/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EventActions } from './EventActions.tsx';

/** Whether the visitor has come from another page of the app: the router counts the entries of its own. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back to the page, with its filters and position, from which one has come; to all events from elsewhere. */
export function BackButton() {
  const { t } = useTranslation(['places', 'marketplace']);
  const navigate = useNavigate();
  const paths = usePaths();
  const isBack = cameFromHere();
  const label = t(isBack ? 'head.back' : 'marketplace:events.title');
  return (
    <IconButton
      variant="unselected"
      icon={<ChevronLeftIcon />}
      label={label}
      title={label}
      onClick={() => void (isBack ? navigate(-1) : navigate(paths.events()))}
    />
  );
}

/** Signs in the head of an event: the way back, and what to do with the event besides buying. */
export const EventSigns = ({ profile }: { profile: EventProfile }) => (
  <>
    <BackButton />
    <EventActions profile={profile} />
  </>
);
