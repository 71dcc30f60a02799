import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Container, DateTime, Inline, Poster, theme } from '@foyer/ui-kit';
import { listText } from '@foyer/util';
import { EventStatePill } from '../../components/event/EventStatePill.tsx';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';

const text = css({
  display: 'grid',
  gap: theme.space[2],
  paddingBlock: theme.space[6],
  color: theme.fixed.onArt,
  [theme.media.desktop]: { paddingInlineEnd: '30%' },
});
const title = css({
  fontSize: theme.text.display,
  fontWeight: 800,
  maxWidth: '18ch',
  overflowWrap: 'anywhere',
});

/** Large banner of the event, with text on its art. */
export function EventHero({ event }: { event: EventSummary }) {
  const { i18n } = useTranslation('marketplace');
  const place = usePlaceOfEvent()(event);
  // A performer who gave the event its name is not repeated.
  const performers = event.performerNames.filter((name) => name !== event.shortName);
  return (
    <Poster
      src={event.art.wideUrl}
      alt=""
      ratio={21 / 9}
      priority
      bleed
      {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
      colors={[event.art.palette.ink, event.art.palette.accent]}
    >
      <Container css={text}>
        <Inline gap={2}>
          <EventStatePill event={event} />
        </Inline>
        <h1 css={title}>{event.shortName}</h1>
        {performers.length > 0 && <p>{listText(performers, i18n.language)}</p>}
        <p css={{ fontSize: theme.text.large }}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} showZone /> · {place}
        </p>
      </Container>
    </Poster>
  );
}
