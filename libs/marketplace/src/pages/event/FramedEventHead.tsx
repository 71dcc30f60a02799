import { css } from '@emotion/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { Container, theme, lazyPart } from '@foyer/ui-kit';
import { EventDate } from '../../components/event/EventDate.tsx';
import { EventStatePill } from '../../components/event/EventStatePill.tsx';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';

const EventActions = lazyPart(
  async () => (await import('../../components/event/EventActions.tsx')).EventActions,
);

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  paddingTop: theme.space[4],
});
const name = css({ fontSize: theme.text.title, overflowWrap: 'anywhere' });
const signs = css({
  display: 'flex',
  gap: theme.space[2],
  minHeight: theme.size.target,
  marginInlineStart: 'auto',
});
const muted = css({ color: theme.color.contentMuted });

/** Head of the event in a frame, on one line where there is room: the host page has told about it, and the map matters. */
export function FramedEventHead({ profile }: { profile: EventProfile }) {
  const { summary: event } = profile;
  const { i18n } = useTranslation('marketplace');
  const place = usePlaceOfEvent()(event);
  return (
    <Container css={line}>
      <h1 css={name}>{event.shortName}</h1>
      <EventStatePill event={event} />
      <span css={muted}>
        <EventDate event={event} locale={i18n.language} />
      </span>
      <span css={muted}>{place}</span>
      <div css={signs}>
        <Suspense>
          <EventActions profile={profile} />
        </Suspense>
      </div>
    </Container>
  );
}
