import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ExchangeCategories, MarketOffer } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListExchangeCategoriesQuery, useListMarketOffersQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { ErrorState, LinkButton, Notice, Skeleton, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { RequestFrame } from '../../components/request/RequestFrame.tsx';
import { BidForm } from './BidForm.tsx';
import { OwnBid } from './OwnBid.tsx';

/** A bid is filled while its fan looks at it. */
const pollEveryMs = 15_000;

const isLive = ({ state }: MarketOffer): boolean => state !== 'lost' && state !== 'claimed';

/** The caller's part: the bid, the form, or why there is neither. */
function OwnPart({ exchange, offers }: { exchange: ExchangeCategories; offers: readonly MarketOffer[] }) {
  const { t } = useTranslation('exchange');
  const { marketOfferId } = useParams();
  const paths = usePaths();
  const { toast } = useOverlays();
  const [isEditing, setEditing] = useState(false);
  const { event, categories, expiryHours } = exchange;
  const live = offers.find(isLive);
  const shown = live ?? offers.find((each) => each.marketOfferId === marketOfferId) ?? offers[0];
  const mayBid = expiryHours.length > 0 && categories.length > 0;
  const close = (): void => {
    setEditing(false);
    window.scrollTo({ top: 0 });
  };
  if (shown && !isEditing) return <OwnBid offer={shown} onForm={() => setEditing(true)} mayBid={mayBid} />;
  if (!mayBid) {
    const href = paths.event({ eventId: event.eventId, vanityName: event.vanityName });
    return (
      <Notice
        tone="info"
        title={t('over.title')}
        action={<LinkButton href={href}>{event.shortName}</LinkButton>}
      >
        {t(categories.length === 0 ? 'none' : 'over.text')}
      </Notice>
    );
  }
  return (
    <BidForm
      exchange={exchange}
      own={live}
      onSaved={() => {
        toast(t('own.savedToast'), { tone: 'success' });
        close();
      }}
      onCancel={shown && close}
    />
  );
}

/** Standing bid of the caller for what fans resell of an event: making, changing and cancelling it [C2.17, C7.78-C7.81]. */
export function ExchangePage() {
  const { t } = useTranslation('exchange');
  const { eventId = '' } = useParams();
  const query = useListExchangeCategoriesQuery({ eventId });
  const own = useListMarketOffersQuery({ eventId }, { pollingInterval: pollEveryMs });
  return (
    <RequestFrame
      eventId={eventId}
      title={t('title')}
      lead={t('lead')}
      query={query}
      failed={t('failed')}
      gone={{ title: t('gone'), hint: t('goneHint') }}
    >
      {(exchange) => (
        <Stack gap={6} css={{ maxWidth: theme.size.measure }}>
          {own.data ? (
            <OwnPart exchange={exchange} offers={own.data.marketOffers} />
          ) : own.error === undefined ? (
            <Skeleton shape="block" height="320px" />
          ) : (
            <ErrorState title={t('failed')} retrying={own.isFetching} onRetry={() => void own.refetch()}>
              {errorText(t, own.error)}
            </ErrorState>
          )}
        </Stack>
      )}
    </RequestFrame>
  );
}
