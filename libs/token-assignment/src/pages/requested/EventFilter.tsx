import { useTranslation } from 'react-i18next';
import { useListActiveOfferEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { Inline, LinkButton } from '@foyer/ui-kit';

/** Longest page that the call answers; the list below has the requests of all events. */
const mostEvents = 50;

/** Links to the requests of one event, for a fan who has some at several [C2.08, C7.69]. */
export function EventFilter({ eventId }: { eventId: string | undefined }) {
  const { t } = useTranslation(['requested', 'tokenAssignment']);
  const paths = usePaths();
  const { data } = useListActiveOfferEventsQuery({ limit: mostEvents });
  const events = data?.events ?? [];
  if (events.length < 2 && eventId === undefined) return null;
  const links = [
    { key: '', href: paths.myTokensRequested(), text: t('allEvents'), isHere: eventId === undefined },
    ...events.map(({ event, entryCount, offerCount }) => ({
      key: event.eventId,
      href: paths.myTokensRequested({ eventId: event.eventId }),
      text: t('tokenAssignment:going.tab', { name: event.shortName, count: entryCount + offerCount }),
      isHere: event.eventId === eventId,
    })),
  ];
  return (
    <Inline as="nav" gap={2} aria-label={t('byEvent')}>
      {links.map(({ key, href, text, isHere }) => (
        <LinkButton
          key={key}
          href={href}
          variant={isHere ? 'selected' : 'unselected'}
          aria-current={isHere ? 'page' : undefined}
        >
          {text}
        </LinkButton>
      ))}
    </Inline>
  );
}
