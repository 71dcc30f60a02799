import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Money, SellerSide } from '@foyer/contract';
import { Button, Card, Inline, PriceRows, Stack, theme, useOverlays, type PriceRow } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { formatMoney } from '@foyer/util';

const muted = css({ color: theme.color.contentMuted });
const heading = css({ fontSize: theme.text.large });
const millionth = 1_000_000;

export interface SplitCardProps {
  seller: SellerSide;
  /** All-in price of the buyer; absent for what was listed before. */
  buyerPays?: Money;
  /** Organiser's share of the profit, in parts per million; absent where it is not known. */
  sharePpm?: number;
  isBusy?: boolean;
}

/** Explains the organiser's share, and the cap [C2.25d]. */
function useProfitDialog({ seller: { cap }, sharePpm = 0 }: SplitCardProps) {
  const { t, i18n } = useTranslation('selling');
  const overlays = useOverlays();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  const share = percent.format(sharePpm / millionth);
  return {
    share,
    open: () =>
      void overlays.open(({ open, close }) => (
        <Dialog
          open={open}
          onClose={close}
          title={t('profit.title')}
          footer={<Button onClick={close}>{t('profit.close')}</Button>}
        >
          <Stack gap={3}>
            <p>{t('profit.text', { percent: share })}</p>
            {cap && <p>{t('profit.cap', { price: formatMoney(cap, i18n.language) })}</p>}
          </Stack>
        </Dialog>
      )),
  };
}

/** Split of a price as the server answers it: what the seller, the organiser and others get of it [C2.30c]. */
export function SplitCard(props: SplitCardProps) {
  const { seller, buyerPays, sharePpm, isBusy = false } = props;
  const { t, i18n } = useTranslation('selling');
  const profit = useProfitDialog(props);
  const format = (money: Money): string => formatMoney(money, i18n.language);
  const less = ({ amount, currency }: Money): string => format({ amount: -amount, currency });
  const rows: PriceRow[] = [
    {
      id: 'price',
      label: t('split.price'),
      amount: format(seller.price),
      detail: `${t('split.face')}: ${format(seller.face)}`,
    },
    ...seller.fees.map(({ code, label, purpose, amount }) => ({
      id: `fee-${code}`,
      label,
      amount: less(amount),
      detail: purpose,
    })),
    ...(seller.organiserShare.amount > 0
      ? [
          {
            id: 'share',
            label: t('split.share'),
            amount: less(seller.organiserShare),
            ...(sharePpm === undefined ? {} : { detail: t('split.shareDetail', { percent: profit.share }) }),
          },
        ]
      : []),
  ];
  return (
    <Card as="section" aria-busy={isBusy}>
      <Stack gap={4}>
        <h2 css={heading}>{t('split.title')}</h2>
        <PriceRows rows={rows} total={{ label: t('split.proceeds'), amount: format(seller.proceeds) }} />
        {buyerPays && <p css={muted}>{t('split.buyer', { price: format(buyerPays) })}</p>}
        {sharePpm !== undefined && (
          <Inline gap={2}>
            {sharePpm === 0 && <p css={muted}>{t('split.shareNone')}</p>}
            {sharePpm > 0 && (
              <Button variant="text" onClick={profit.open}>
                {t('split.profit')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
