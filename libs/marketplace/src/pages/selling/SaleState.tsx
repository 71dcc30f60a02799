import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SecondaryListing, SellingState } from '@foyer/contract';
import { Badge, PriceRows, Stack, theme, type BadgeProps, type PriceRow } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { useWhen } from './ask/useWhen.ts';

const tones: Record<SellingState, BadgeProps['tone']> = {
  live: 'success',
  sold: 'info',
  payoutInitiated: 'info',
  payoutCompleted: 'success',
  paymentIssue: 'danger',
  notSold: 'neutral',
};
const heading = css({ fontSize: theme.text.large });
const number = css({
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
});

/** State of a sold listing in words: why it isn't paid yet, or where its money is [C4.10b-e]. */
export function SaleState({ listing }: { listing: SecondaryListing }) {
  const { t } = useTranslation('selling');
  const when = useWhen(listing.event);
  const { sellingState, waitsFor, payout, payoutBy } = listing;
  const account = payout?.emailAddress ?? listing.payoutMethod?.emailAddress ?? '';
  const text =
    waitsFor !== undefined
      ? t(`sold.wait.${waitsFor}`, { date: when(payoutBy) })
      : payout && t(`sold.payout.${payout.state}`, { account, date: when(payout.arrivedAt ?? payoutBy) });
  return (
    <Stack gap={2}>
      <div>
        <Badge tone={tones[sellingState]}>{t(`sold.state.${sellingState}`)}</Badge>
      </div>
      {text !== undefined && <p>{text}</p>}
    </Stack>
  );
}

/** Payout of a sold listing: how much, where to and when. */
export function PayoutCard({ listing }: { listing: SecondaryListing }) {
  const { t, i18n } = useTranslation('selling');
  const when = useWhen(listing.event);
  const { payout, payoutMethod, seller } = listing;
  const account = payout?.emailAddress ?? payoutMethod?.emailAddress;
  const rows: PriceRow[] = [
    ...(account === undefined ? [] : [{ id: 'account', label: t('sold.account'), amount: account }]),
    ...(payout?.sentAt === undefined
      ? []
      : [{ id: 'sent', label: t('sold.sent'), amount: when(payout.sentAt) }]),
    ...(payout?.arrivedAt === undefined
      ? []
      : [{ id: 'arrived', label: t('sold.arrived'), amount: when(payout.arrivedAt) }]),
  ];
  return (
    <Stack as="section" gap={3}>
      <h2 css={heading}>{t('sold.payoutTitle')}</h2>
      <PriceRows
        rows={rows}
        total={{
          label: t('sold.amount'),
          amount: formatMoney(payout?.amount ?? seller.proceeds, i18n.language),
        }}
      />
      {payout && <p css={number}>{t('sold.number', { number: payout.payoutId })}</p>}
    </Stack>
  );
}
