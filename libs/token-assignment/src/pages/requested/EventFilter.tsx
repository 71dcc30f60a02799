import { useTranslation } from 'react-i18next';
import { useListActiveOfferEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { LinkTabs } from '../../components/tabs/LinkTabs.tsx';

/** Longest page that the call answers; the list below has the requests of all events. */
const mostEvents = 50;

/** So many events need no filter: each card names and links its own. */
const fewEvents = 12;

/** Links to the requests of one event, for a fan who has some at several [C2.08, C7.69]. */
export function EventFilter({ eventId }: { eventId: string | undefined }) {
  const { t } = useTranslation(['requested', 'tokenAssignment']);
  const paths = usePaths();
  const { data } = useListActiveOfferEventsQuery({ limit: mostEvents });
  const events = data?.events ?? [];
  if (events.length <= fewEvents && eventId === undefined) return null;
  const links = [
    { href: paths.myTokensRequested(), text: t('allEvents'), isHere: eventId === undefined },
    ...events.map(({ event, entryCount, offerCount }) => ({
      href: paths.myTokensRequested({ eventId: event.eventId }),
      text: t('tokenAssignment:going.tab', { name: event.shortName, count: entryCount + offerCount }),
      isHere: event.eventId === eventId,
    })),
  ];
  return <LinkTabs label={t('byEvent')} links={links} />;
}
