import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { errorCodeOf } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { Container, ErrorState, LinkButton, Poster, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { marketplaceErrorText } from '../../messages/marketplaceErrors.ts';
import { AboutEvent } from './AboutEvent.tsx';
import { EventHero } from './EventHero.tsx';
import { EventNotices } from './EventNotices.tsx';
import { EventSale } from './EventSale.tsx';

const onSale = ['open', 'endingSoon', 'openingSoon', 'upcoming'];

/** The landing page of an event: its art, its map, its prices, and what one should know [C2.02]. */
export function EventPage() {
  const { t } = useTranslation('marketplace');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const { data: profile, error, isFetching, refetch } = useGetEventProfileQuery({ eventId });
  if (!profile && error !== undefined) {
    const isGone = ['notFound', 'invalidRequest'].includes(errorCodeOf(error) ?? '');
    return (
      <Container css={{ paddingBlock: theme.space[16] }}>
        <title>{t('event.failed')}</title>
        <ErrorState
          headingLevel={1}
          title={t(isGone ? 'event.notFound' : 'event.failed')}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
          action={<LinkButton href={paths.discover()}>{t('event.discover')}</LinkButton>}
        >
          {isGone ? t('event.notFoundHint') : marketplaceErrorText(t, error)}
        </ErrorState>
      </Container>
    );
  }
  if (!profile) {
    return (
      <div aria-busy="true">
        <Poster alt="" ratio={21 / 9} bleed />
        <Container css={{ paddingBlock: theme.space[8] }}>
          <Skeleton shape="block" height="420px" />
        </Container>
      </div>
    );
  }
  const { summary } = profile;
  const isOff = summary.status === 'Cancelled' || summary.status === 'Postponed';
  return (
    <article>
      <title>{summary.shortName}</title>
      <EventHero event={summary} />
      <Container css={{ paddingTop: theme.space[6] }}>
        <Stack gap={10}>
          <EventNotices profile={profile} />
          {!isOff && onSale.includes(summary.saleState) && <EventSale profile={profile} />}
          <AboutEvent profile={profile} />
        </Stack>
      </Container>
    </article>
  );
}
