import type { EventSummary } from '@foyer/contract';
import { css } from '@emotion/react';
import { Skeleton, theme } from '@foyer/ui-kit';
import { EventCard } from './EventCard.tsx';

const grid = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '> li': { display: 'grid' },
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space[6] },
  [theme.media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export interface EventGridProps {
  events: readonly EventSummary[];
  /** Words that found the events. */
  search?: string;
}

/** Grid of event cards. */
export function EventGrid({ events, search }: EventGridProps) {
  return (
    <ul css={grid}>
      {events.map((event) => (
        <li key={event.eventId}>
          <EventCard event={event} search={search} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a list while it loads. */
export function EventGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div css={grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" ratio={0.62} />
      ))}
    </div>
  );
}
