import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Container, DateTime, LinkButton, Poster, theme } from '@foyer/ui-kit';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';

const text = css({
  display: 'grid',
  gap: theme.space[3],
  justifyItems: 'start',
  paddingBlock: theme.space[6],
  [theme.media.tablet]: { paddingBlock: theme.space[8] },
  color: theme.fixed.onArt,
  [theme.media.desktop]: { paddingInlineEnd: '30%' },
});
const title = css({
  fontSize: theme.text.hero,
  lineHeight: 0.95,
  maxWidth: '14ch',
  fontWeight: 800,
  marginBottom: theme.space[3],
});

/** Large banner of the promoted event. */
export function Hero({ event }: { event: EventSummary }) {
  const { t, i18n } = useTranslation('marketplace');
  const paths = usePaths();
  const place = usePlaceOfEvent()(event);
  const href = paths.event({ eventId: event.eventId, vanityName: event.vanityName });
  const price = event.priceFrom && formatMoney(event.priceFrom, i18n.language);
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
        <p css={{ fontSize: theme.text.large }}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} /> · {place}
        </p>
        <h2 css={title}>{event.shortName}</h2>
        <LinkButton href={href} variant="primary" size="large">
          {price ? t('hero.getFrom', { price }) : t('hero.see')}
        </LinkButton>
      </Container>
    </Poster>
  );
}
