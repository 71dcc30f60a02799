import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Button, Notice } from '@foyer/ui-kit';

export interface PriceChangedBannerProps {
  before: Money;
  now: Money;
  /** Item whose price changed; absent for the total. */
  item?: string | undefined;
  isBusy?: boolean;
  /** Continues at the new price. */
  onContinue: () => void;
  /** Wraps the title, for a banner that names a group. */
  titled?: (text: string) => ReactNode;
}

/** Shows the old and the new price, and asks whether to continue [C8.06]. */
export function PriceChangedBanner(props: PriceChangedBannerProps) {
  const { before, now, item, isBusy = false, onContinue, titled = (text) => text } = props;
  const { t, i18n } = useTranslation('cart');
  const title = item === undefined ? t('notice.priceChanged') : t('notice.priceChangedOf', { item });
  return (
    <Notice
      tone="warning"
      title={titled(title)}
      action={
        <Button loading={isBusy} onClick={onContinue}>
          {t('notice.renew')}
        </Button>
      }
    >
      {t('notice.priceChangedHint', {
        before: formatMoney(before, i18n.language),
        now: formatMoney(now, i18n.language),
      })}
    </Notice>
  );
}
