import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { SecondaryListing } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useDeleteSecondaryListingMutation,
  useGetSecondaryListingQuery,
} from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import {
  Badge,
  Button,
  Inline,
  LinkButton,
  LiveRegion,
  Notice,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { SellingFrame } from './SellingFrame.tsx';
import { SplitCard } from './ask/SplitCard.tsx';
import { usePlaceOf } from './ask/usePlaceOf.ts';
import { useWhen } from './ask/useWhen.ts';

const pollEveryMs = 20_000;
const muted = css({ color: theme.color.contentMuted });
const list = css({ paddingInlineStart: theme.space[5] });

/** Text about the state of a listing: what happens now, or why it ended. */
function useStateText() {
  const { t } = useTranslation('selling');
  return ({ state, endReason, isForOffer }: SecondaryListing): string => {
    if (state === 'active') return t(isForOffer ? 'sellNow.pending' : 'summary.liveHint');
    if (endReason !== undefined && endReason !== 'over') return t(`summary.${endReason}`);
    return t(state === 'expired' ? 'summary.expired' : 'summary.cancelled');
  };
}

function Actions({ listing }: { listing: SecondaryListing }) {
  const { t } = useTranslation('selling');
  const { tokenId = '' } = useParams();
  const { listingId, event, allowed } = listing;
  const { eventId } = event;
  const paths = usePaths();
  const overlays = useOverlays();
  const [remove, { isLoading, error }] = useDeleteSecondaryListingMutation();
  const ask = async (): Promise<void> => {
    const question = {
      title: t('summary.deleteAsk.title'),
      message: t('summary.deleteAsk.text'),
      yes: t('summary.deleteAsk.yes'),
      no: t('summary.deleteAsk.no'),
    };
    if (!(await overlays.confirm(question))) return;
    const { data } = await remove({ eventId, listingId });
    if (data) overlays.toast(t('summary.deleted'), { tone: 'success' });
  };
  return (
    <Stack gap={3}>
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Inline gap={3}>
        {allowed.edit.allowed && (
          <LinkButton variant="secondary" href={paths.sellingReviewEdit({ eventId, tokenId })}>
            {t('summary.edit')}
          </LinkButton>
        )}
        {allowed.delete.allowed && (
          <Button variant="text" loading={isLoading} onClick={() => void ask()}>
            {t('summary.delete')}
          </Button>
        )}
        {!allowed.edit.allowed && (
          <LinkButton variant="secondary" href={paths.selling({ eventId, tokenId })}>
            {t('summary.again')}
          </LinkButton>
        )}
        <LinkButton variant="text" href={paths.token({ eventId })}>
          {t('event')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

function Summary({ listing }: { listing: SecondaryListing }) {
  const { t, i18n } = useTranslation('selling');
  const placeOf = usePlaceOf();
  const when = useWhen(listing.event);
  const stateText = useStateText();
  const { state, tokens, seller, expiresAt, payoutMethod, payoutBy, history } = listing;
  const isLive = state === 'active';
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <div>
          <Badge tone={isLive ? 'success' : 'neutral'}>
            {t(isLive ? 'summary.live' : 'summary.notSold')}
          </Badge>
        </div>
        <p>{stateText(listing)}</p>
        <ul css={list}>
          {tokens.map((token) => (
            <li key={token.tokenId}>{placeOf(token)}</li>
          ))}
        </ul>
        {isLive && <p css={muted}>{t('review.expires', { date: when(expiresAt) })}</p>}
        {isLive && payoutMethod && (
          <p css={muted}>
            {`${t('summary.payout', { account: payoutMethod.emailAddress })} · ${t('payout.by', { date: when(payoutBy) })}`}
          </p>
        )}
      </Stack>
      <SplitCard seller={seller} />
      <Actions listing={listing} />
      <section>
        <h2 css={{ fontSize: theme.text.large }}>{t('summary.history')}</h2>
        <ul css={[list, muted]}>
          {history.map(({ state, at, price }) => (
            <li key={at}>
              {state === 'active'
                ? t('summary.listed', { date: when(at), price: formatMoney(price, i18n.language) })
                : t('summary.ended', { date: when(at) })}
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}

/** A listing of the caller: its state and split, with changing and deleting [C2.12e, C2.30e, C4.09, C4.10]. */
export function ListingSummaryPage() {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId = '' } = useParams();
  const paths = usePaths();
  const query = useGetSecondaryListingQuery({ eventId, tokenId }, { pollingInterval: pollEveryMs });
  if (query.data?.state === 'sold')
    return <Navigate to={paths.sellingReviewSold({ eventId, tokenId })} replace />;
  return (
    <SellingFrame title={t('summary.title')} query={query} event={query.data?.event}>
      {query.data && <Summary listing={query.data} />}
    </SellingFrame>
  );
}
