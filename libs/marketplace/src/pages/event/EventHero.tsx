import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Container, DateTime, Poster, theme } from '@foyer/ui-kit';
import { listText } from '@foyer/util';
import { EventStatePill } from '../../components/event/EventStatePill.tsx';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';

/** Picture above the text on phones; beside it on wider windows, so that the offers start in the first screen. */
const layout = css({
  display: 'grid',
  gap: theme.space[4],
  paddingTop: theme.space[4],
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(40%, 384px)',
    gap: theme.space[8],
    alignItems: 'center',
    '> :first-child': { order: 1 },
  },
});
const words = css({ display: 'grid', justifyItems: 'start', gap: theme.space[2] });
const title = css({
  fontSize: theme.text.display,
  fontWeight: 800,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});

/** Places of the picture and the text, which a page that is loading shows empty. */
export function HeroLayout({ picture, children }: { picture: ReactNode; children?: ReactNode }) {
  return (
    <Container css={layout}>
      {picture}
      <div css={words}>{children}</div>
    </Container>
  );
}

/** Head of the event: its art, whole, and its name, date and place. */
export function EventHero({ event }: { event: EventSummary }) {
  const { i18n } = useTranslation('marketplace');
  const place = usePlaceOfEvent()(event);
  // A performer who gave the event its name is not repeated.
  const performers = event.performerNames.filter((name) => name !== event.shortName);
  return (
    <HeroLayout
      picture={
        <Poster
          src={event.art.wideUrl}
          alt=""
          priority
          {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
          colors={[event.art.palette.ink, event.art.palette.accent]}
        />
      }
    >
      <EventStatePill event={event} />
      <h1 css={title}>{event.shortName}</h1>
      {performers.length > 0 && <p>{listText(performers, i18n.language)}</p>}
      <p css={{ fontSize: theme.text.large }}>
        <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} showZone />
        <br />
        {place}
      </p>
    </HeroLayout>
  );
}
