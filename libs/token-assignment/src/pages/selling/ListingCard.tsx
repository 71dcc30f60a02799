import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SecondaryListing, SellingState } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import {
  Badge,
  Card,
  DateTime,
  Inline,
  LinkButton,
  RichText,
  Stack,
  theme,
  type BadgeProps,
} from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

const tones: Record<SellingState, BadgeProps['tone']> = {
  live: 'success',
  sold: 'info',
  payoutInitiated: 'info',
  payoutCompleted: 'success',
  paymentIssue: 'danger',
  notSold: 'neutral',
};
const muted = css({ color: theme.color.contentMuted });

/** Listing in a list: its event, what is sold for how much, and its state [C3.21, C4.09, C4.10]. */
export function ListingCard({ listing }: { listing: SecondaryListing }) {
  const { t, i18n } = useTranslation('mySales');
  const paths = usePaths();
  const { event, state, sellingState, tokens, name, price, seller, expiresAt, soldAt, waitsFor } = listing;
  const { eventId } = event;
  const isLive = state === 'active';
  const isSold = state === 'sold';
  const word = isSold ? sellingState : isLive ? 'live' : state;
  const page = isSold ? paths.sellingReviewSold : paths.sellingSummary;
  const { tokenId } = tokens[0]!;
  const date = <DateTime value={soldAt ?? expiresAt} zone={event.timezone} locale={i18n.language} />;
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack gap={2}>
          <div>
            <Badge tone={tones[sellingState]}>{t(`state.${word}`)}</Badge>
          </div>
          <h2 css={{ fontSize: theme.text.title, overflowWrap: 'anywhere' }}>{event.shortName}</h2>
          <p css={muted}>
            <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          </p>
          <p>{t('sold', { count: tokens.length, name })}</p>
          <p>
            <RichText
              text={t(isSold ? 'soldFor' : 'asks', {
                count: tokens.length,
                price: formatMoney(price, i18n.language),
              })}
              elements={{ date }}
            />
          </p>
          {(isLive || isSold) && waitsFor !== 'buyerRefunded' && (
            <p css={muted}>
              {t(sellingState === 'payoutCompleted' ? 'got' : 'gets', {
                amount: formatMoney(seller.proceeds, i18n.language),
              })}
            </p>
          )}
        </Stack>
        <Inline gap={3}>
          <LinkButton href={page({ eventId, tokenId })}>{t('details')}</LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
