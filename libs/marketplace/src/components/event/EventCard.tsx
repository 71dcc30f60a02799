import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, DateTime, Poster, theme } from '@foyer/ui-kit';
import { EventFoot } from './EventFoot.tsx';
import { usePlaceOfEvent } from './usePlaceOfEvent.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;
const card = css(column);
const body = css({
  ...column,
  flex: 1,
  gap: theme.space[2],
  padding: theme.space[4],
  overflowWrap: 'anywhere',
  // Two cards fit side by side on a phone.
  [theme.media.belowTablet]: { padding: theme.space[3] },
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
/** Loaded on demand: a card is right when its list comes, and moves later. */
const LiveCardEnd = lazy(async () => ({ default: (await import('./LiveCardEnd.tsx')).LiveCardEnd }));

export interface EventCardProps {
  event: EventSummary;
  /** Words that found it: a performer whom they mean is named, which explains why it is in the list. */
  search?: string | undefined;
}

/** Card of an event in a list: art, date, place, and all-in price or state [C2.22]. */
export function EventCard({ event, search }: EventCardProps) {
  const { i18n } = useTranslation('marketplace');
  const paths = usePaths();
  const place = usePlaceOfEvent()(event);
  const { art } = event;
  return (
    <Card padding={0} interactive css={card}>
      <Poster
        src={art.portraitUrl}
        alt={art.alt}
        ratio={4 / 5}
        bleed
        {...(art.portraitPlaceholder ? { placeholder: art.portraitPlaceholder } : {})}
        colors={[art.palette.ink, art.palette.accent]}
      />
      <div css={body}>
        <p css={muted}>
          <DateTime
            value={event.startsAt}
            zone={event.timezone}
            locale={i18n.language}
            format="shortDateTime"
          />
        </p>
        <h2 css={{ fontSize: theme.text.title }}>
          <CardLink href={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}>
            {event.shortName}
          </CardLink>
        </h2>
        <p css={muted}>{place}</p>
        <Suspense fallback={<EventFoot event={event} />}>
          <LiveCardEnd event={event} search={search} />
        </Suspense>
      </div>
    </Card>
  );
}
