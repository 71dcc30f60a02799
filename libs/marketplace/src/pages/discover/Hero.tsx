import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Container, DateTime, LinkButton, Poster, theme } from '@foyer/ui-kit';
import { useGetInText } from '../../components/event/useGetInText.ts';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';

/** Picture above the text on phones; beside it on wider windows, as large as the text allows. */
const layout = css({
  display: 'grid',
  gap: theme.space[4],
  paddingTop: theme.space[4],
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: theme.space[8],
    alignItems: 'center',
    paddingTop: theme.space[8],
    '> :first-child': { order: 1 },
  },
});
const words = css({ display: 'grid', justifyItems: 'start', gap: theme.space[3] });
/** Keeps room for the text while the event loads. */
const coming = css({ minHeight: '212px' });
const title = css({
  fontSize: theme.text.hero,
  lineHeight: 0.95,
  fontWeight: 800,
  marginBottom: theme.space[3],
  overflowWrap: 'anywhere',
  // Beside the picture, the display size would break every name.
  [theme.media.tablet]: { fontSize: theme.text.display },
  [theme.media.wide]: { fontSize: theme.text.hero },
});

/** Promoted event: its uncropped art, and the link to it; `undefined` while it loads. */
export function Hero({ event }: { event: EventSummary | undefined }) {
  if (!event) {
    return (
      <Container css={layout}>
        <Poster alt="" />
        <div css={coming} />
      </Container>
    );
  }
  return (
    <Container css={layout}>
      <Poster
        src={event.art.wideUrl}
        alt=""
        priority
        {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
        colors={[event.art.palette.ink, event.art.palette.accent]}
      />
      <HeroWords event={event} />
    </Container>
  );
}

function HeroWords({ event }: { event: EventSummary }) {
  const { i18n } = useTranslation('marketplace');
  const paths = usePaths();
  const place = usePlaceOfEvent()(event);
  const text = useGetInText(event);
  return (
    <div css={words}>
      <p css={{ fontSize: theme.text.large }}>
        <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        <br />
        {place}
      </p>
      <h2 css={title}>{event.shortName}</h2>
      <LinkButton
        href={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}
        variant="primary"
        size="large"
      >
        {text}
      </LinkButton>
    </div>
  );
}
