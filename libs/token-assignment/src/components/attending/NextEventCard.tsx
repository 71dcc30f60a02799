import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { isOff, type AttendingEvent } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, theme, useClock } from '@foyer/ui-kit';
import { daysUntil, sayDaysUntil } from '../../model/daysUntil.ts';
import { AttendingArt, AttendingBadges, AttendingFacts } from './AttendingFacts.tsx';

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'center',
  gap: theme.space[2],
  padding: theme.space[5],
  [theme.media.tablet]: { padding: theme.space[8] },
  [theme.media.desktop]: { padding: theme.space[12], fontSize: theme.text.large },
});
const until = css({
  color: theme.color.accentText,
  fontWeight: 600,
  '&::first-letter': { textTransform: 'uppercase' },
});
const name = css({
  marginBottom: theme.space[1],
  fontSize: theme.text.heading,
  [theme.media.desktop]: { fontSize: theme.text.display },
});
const badges = css({ marginTop: theme.space[3] });

/** Next event, large, with the days until it [C2.08]. */
export function NextEventCard({ attending }: { attending: AttendingEvent }) {
  const { i18n } = useTranslation('tokenAssignment');
  const clock = useClock();
  const paths = usePaths();
  const { event } = attending;
  const said = isOff(event)
    ? undefined
    : sayDaysUntil(daysUntil(event.startsAt, event.timezone, clock()), i18n.language);
  return (
    <Card padding={0} interactive css={card}>
      <AttendingArt attending={attending} />
      <div css={body}>
        {said !== undefined && <p css={until}>{said}</p>}
        <h2 css={name}>
          <CardLink href={paths.token({ eventId: event.eventId })}>{event.shortName}</CardLink>
        </h2>
        <AttendingFacts attending={attending} />
        <div css={badges}>
          <AttendingBadges attending={attending} />
        </div>
      </div>
    </Card>
  );
}
