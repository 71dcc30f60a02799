import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AttendingEvent } from '@foyer/contract';
import { Badge, DateTime, Inline, Poster, theme } from '@foyer/ui-kit';

const muted = css({ color: theme.color.contentMuted });

/** Number of {product}, and the event's status. */
export function AttendingBadges({ attending: { event, tokenCount } }: { attending: AttendingEvent }) {
  const { t } = useTranslation('tokenAssignment');
  return (
    <Inline gap={2}>
      <Badge tone="accent">{t('going.count', { count: tokenCount })}</Badge>
      {event.status !== 'Upcoming' && <Badge tone="warning">{t(`status.${event.status}`)}</Badge>}
    </Inline>
  );
}

/** Date and place. */
export function AttendingFacts({ attending: { event } }: { attending: AttendingEvent }) {
  const { t, i18n } = useTranslation('tokenAssignment');
  return (
    <>
      <p css={muted}>
        <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
      </p>
      <p css={muted}>{event.venue ? `${event.venue.name}, ${event.venue.city}` : t('place.online')}</p>
    </>
  );
}

/** Art of the event. */
export const AttendingArt = ({ attending: { event } }: { attending: Pick<AttendingEvent, 'event'> }) => (
  <Poster
    bleed
    src={event.art.wideUrl}
    alt=""
    {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
    colors={[event.art.palette.ink, event.art.palette.accent]}
  />
);
