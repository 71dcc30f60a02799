import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { SecondaryListing } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useGetSecondaryListingQuery,
  useRetryPayoutMutation,
  useUpdatePayoutMethodMutation,
} from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Inline, LinkButton, LiveRegion, Notice, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { PayoutChoice } from './ask/PayoutChoice.tsx';
import { PayoutCard, SaleState } from './SaleState.tsx';
import { SellingFrame } from './SellingFrame.tsx';
import { SplitCard } from './ask/SplitCard.tsx';
import { usePlaceOf } from './ask/usePlaceOf.ts';
import { useWhen } from './ask/useWhen.ts';

const pollEveryMs = 20_000;
const list = css({ paddingInlineStart: theme.space[5] });
const muted = css({ color: theme.color.contentMuted });

/** Choice of another account for the payout, while it isn't sent. */
function AccountChange({ listing, onDone }: { listing: SecondaryListing; onDone: () => void }) {
  const { t } = useTranslation('selling');
  const { listingId, event, payoutMethod, payoutBy } = listing;
  const when = useWhen(event);
  const [payoutMethodId, choose] = useState(payoutMethod?.payoutMethodId);
  const [update, { isLoading, error }] = useUpdatePayoutMethodMutation();
  const save = async (): Promise<void> => {
    if (payoutMethodId === undefined) return;
    const { data } = await update({ eventId: event.eventId, listingId, payoutMethodId });
    if (data) onDone();
  };
  return (
    <Stack gap={3}>
      <PayoutChoice
        value={payoutMethodId}
        onValueChange={choose}
        by={when(payoutBy)}
        error={error === undefined ? undefined : errorText(t, error)}
      />
      <Inline gap={3}>
        <Button
          variant="primary"
          loading={isLoading}
          disabled={payoutMethodId === undefined}
          onClick={() => void save()}
        >
          {t('sold.saveAccount')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t('sold.keepAccount')}
        </Button>
      </Inline>
    </Stack>
  );
}

function PayoutActions({ listing }: { listing: SecondaryListing }) {
  const { t } = useTranslation('selling');
  const paths = usePaths();
  const overlays = useOverlays();
  const [isChanging, setChanging] = useState(false);
  const [retry, { isLoading, error }] = useRetryPayoutMutation();
  const { listingId, event, allowed } = listing;
  const send = async (): Promise<void> => {
    const { data } = await retry({ eventId: event.eventId, listingId });
    if (data) overlays.toast(t('sold.retried'), { tone: 'success' });
  };
  if (isChanging && allowed.updatePayoutMethod.allowed)
    return <AccountChange listing={listing} onDone={() => setChanging(false)} />;
  return (
    <Stack gap={3}>
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Inline gap={3}>
        {allowed.retryPayout.allowed && (
          <Button variant="primary" loading={isLoading} onClick={() => void send()}>
            {t('sold.retry')}
          </Button>
        )}
        {allowed.updatePayoutMethod.allowed && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t('sold.changeAccount')}
          </Button>
        )}
        <LinkButton variant="text" href={paths.myTokensSelling({})}>
          {t('sold.all')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

function Sold({ listing }: { listing: SecondaryListing }) {
  const { t } = useTranslation('selling');
  const placeOf = usePlaceOf();
  const when = useWhen(listing.event);
  const { tokens, seller, soldAt, waitsFor } = listing;
  return (
    <Stack gap={6}>
      <SaleState listing={listing} />
      <div>
        <ul css={list}>
          {tokens.map((token) => (
            <li key={token.tokenId}>{placeOf(token)}</li>
          ))}
        </ul>
        {soldAt !== undefined && <p css={muted}>{t('sold.soldAt', { date: when(soldAt) })}</p>}
      </div>
      {waitsFor !== 'buyerRefunded' && <PayoutCard listing={listing} />}
      <PayoutActions listing={listing} />
      <SplitCard seller={seller} />
    </Stack>
  );
}

/** What has become of a sold listing: its split, and its payout until it has arrived [C2.12d, C4.10b-e, C8.09a]. */
export function ReviewSoldPage() {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId = '' } = useParams();
  const paths = usePaths();
  const query = useGetSecondaryListingQuery({ eventId, tokenId }, { pollingInterval: pollEveryMs });
  if (query.data && query.data.state !== 'sold')
    return <Navigate to={paths.sellingSummary({ eventId, tokenId })} replace />;
  return (
    <SellingFrame title={t('sold.title')} query={query} event={query.data?.event}>
      {query.data && <Sold listing={query.data} />}
    </SellingFrame>
  );
}
