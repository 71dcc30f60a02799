import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OfferGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { usePreviewEventQuery, usePreviewOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Container, ErrorState, Notice, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { EventHero } from './EventHero.tsx';
import { EventView } from './EventView.tsx';
import { EventFailed } from './EventFailed.tsx';
import { EventLoading } from './EventLoading.tsx';

const list = css({ listStyle: 'none', display: 'grid', maxWidth: theme.size.measure });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[4],
  paddingBlock: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
  '> :first-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '> :last-child': { whiteSpace: 'nowrap', textAlign: 'end' },
});

function OfferRow({ offer }: { offer: OfferGroup }) {
  const { t, i18n } = useTranslation('eventPages');
  return (
    <li css={row}>
      <span>{offer.name}</span>
      <span>
        <strong>{formatMoney(offer.price.allIn, i18n.language)}</strong>
        <br />
        {t('preview.places', { count: offer.available })}
      </span>
    </li>
  );
}

/** Offers with their all-in prices, without a way to buy, for the organiser. */
function PreviewOffers({ eventId }: { eventId: string }) {
  const { t } = useTranslation('eventPages');
  const { data, error, isFetching, refetch } = usePreviewOfferGroupsQuery({ eventId });
  if (error !== undefined)
    return (
      <ErrorState title={t('preview.offersFailed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(t, error)}
      </ErrorState>
    );
  if (!data) return <Skeleton shape="block" height="160px" />;
  return (
    <section>
      <h2>{t('preview.offers')}</h2>
      {data.offerGroups.length === 0 ? (
        <p>{t('preview.noOffers')}</p>
      ) : (
        <ul css={list}>
          {data.offerGroups.map((offer) => (
            <OfferRow key={offer.offerGroupId} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Event as its landing page will show it, for members of its organisation [C2.02]. */
export function PreviewPage() {
  const { t } = useTranslation('eventPages');
  const { eventId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = usePreviewEventQuery({ eventId });
  if (currentData)
    return (
      <Stack gap={0}>
        <Container css={{ paddingTop: theme.space[4] }}>
          <Notice tone="info" title={t('preview.title')}>
            {t('preview.hint')}
          </Notice>
        </Container>
        <EventView
          profile={currentData}
          // Sharing, the calendar file and large orders would lead to what isn't published.
          head={<EventHero profile={currentData} isPreview />}
          sale={<PreviewOffers eventId={eventId} />}
        />
      </Stack>
    );
  if (error === undefined) return <EventLoading />;
  return <EventFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
