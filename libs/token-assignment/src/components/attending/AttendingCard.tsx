import { css } from '@emotion/react';
import type { AttendingEvent } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, theme } from '@foyer/ui-kit';
import { AttendingArt, AttendingBadges, AttendingFacts } from './AttendingFacts.tsx';

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  padding: theme.space[5],
  overflowWrap: 'anywhere',
});

export interface AttendingCardProps {
  attending: AttendingEvent;
  /** Where it leads; the caller's {product} for the event by default. */
  href?: string;
}

/** Card of an event in the list. */
export function AttendingCard({ attending, href }: AttendingCardProps) {
  const paths = usePaths();
  const { event } = attending;
  return (
    <Card padding={0} interactive>
      <AttendingArt attending={attending} />
      <div css={body}>
        <AttendingBadges attending={attending} />
        <h2 css={{ fontSize: theme.text.title }}>
          <CardLink href={href ?? paths.token({ eventId: event.eventId })}>{event.shortName}</CardLink>
        </h2>
        <AttendingFacts attending={attending} />
      </div>
    </Card>
  );
}
