import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EventSummary } from '@foyer/contract';
import { useGetEventProfileQuery, useListCarouselQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Container, DateTime, EmptyState, LinkButton, Poster, TextLink, theme } from '@foyer/ui-kit';
import { EventStatePill } from '../../components/event/EventStatePill.tsx';
import { useEventNow } from '../../components/event/useEventNow.ts';
import { useGetInText } from '../../components/event/useGetInText.ts';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';
import { EventFailed } from './EventFailed.tsx';
import { EventLoading } from './EventLoading.tsx';

/** Fits on one screen: visitors from an advertisement decide at a glance. */
const layout = css({
  display: 'grid',
  gap: theme.space[6],
  paddingBlock: theme.space[6],
  [theme.media.desktop]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: theme.space[10],
    alignItems: 'center',
    minHeight: '70vh',
  },
});
const words = css({ display: 'grid', justifyItems: 'start', gap: theme.space[4] });
const title = css({
  fontSize: theme.text.display,
  fontWeight: 800,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});
const fullWidth = css({ [theme.media.belowTablet]: { justifySelf: 'stretch', '> a': { width: '100%' } } });

function AdView({ event: answered }: { event: EventSummary }) {
  const event = useEventNow(answered);
  const { t, i18n } = useTranslation('eventPages');
  const paths = usePaths();
  const place = usePlaceOfEvent()(event);
  const text = useGetInText(event);
  return (
    <Container css={layout}>
      <title>{event.shortName}</title>
      <Poster
        src={event.art.wideUrl}
        alt=""
        priority
        {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
        colors={[event.art.palette.ink, event.art.palette.accent]}
      />
      <div css={words}>
        <EventStatePill event={event} />
        <h1 css={title}>{event.shortName}</h1>
        <p css={{ fontSize: theme.text.large }}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          <br />
          {place}
        </p>
        <div css={fullWidth}>
          <LinkButton href={paths.event(event)} variant="primary" size="large">
            {text}
          </LinkButton>
        </div>
        <TextLink href={paths.discover()}>{t('ad.more')}</TextLink>
      </div>
    </Container>
  );
}

function AdOfEvent({ eventId }: { eventId: string }) {
  const { currentData, error, isFetching, refetch } = useGetEventProfileQuery({ eventId });
  if (currentData) return <AdView event={currentData.summary} />;
  if (error === undefined) return <EventLoading />;
  return <EventFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

/** Advertisement of the promoted event, which Discover shows first. */
function AdOfPromoted() {
  const { t } = useTranslation('eventPages');
  const paths = usePaths();
  const { data, error, isFetching, refetch } = useListCarouselQuery();
  if (error !== undefined)
    return <EventFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <EventLoading />;
  const [event] = data.events;
  if (event) return <AdView event={event} />;
  return (
    <Container css={{ paddingBlock: theme.space[16] }}>
      <EmptyState
        headingLevel={1}
        title={t('ad.none')}
        action={<LinkButton href={paths.discover()}>{t('ad.more')}</LinkButton>}
      />
    </Container>
  );
}

/** Landing page of an advertisement: one event and one button [C2.02]. */
export function AdPage() {
  const { eventId } = useParams();
  return eventId === undefined ? <AdOfPromoted /> : <AdOfEvent eventId={eventId} />;
}
