import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { usePlaceText } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import { Badge, Button, theme } from '@foyer/ui-kit';
import { OfferFrame } from './OfferFrame.tsx';

const facts = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

export interface ResaleCardProps {
  offer: OfferGroup;
  isChosen: boolean;
  isBusy?: boolean;
  onChoose: () => void;
  /** Called when pointer or focus comes to the card, and when it leaves. */
  onPoint?: (isOn: boolean) => void;
}

/** Card of what a fan sells: its place, its price beside the official one, and that it is sold as a whole [C3.01]. */
export function ResaleCard({ offer, isChosen, isBusy = false, onChoose, onPoint }: ResaleCardProps) {
  const { t, i18n } = useTranslation('marketplace');
  const nameId = useId();
  const place = usePlaceText()({ seats: offer.seats ?? [] });
  const { officialPrice, minQuantity: count } = offer;
  return (
    <OfferFrame
      name={offer.name}
      nameId={nameId}
      description={place}
      price={offer.price}
      isChosen={isChosen}
      onPoint={onPoint}
      badges={
        <>
          <Badge tone="info">{t('resale.badge')}</Badge>
          <Badge tone="neutral">{t('resale.count', { count })}</Badge>
        </>
      }
      action={
        offer.buyable.allowed && (
          <Button
            variant={isChosen ? 'selected' : 'secondary'}
            aria-pressed={isChosen}
            aria-describedby={nameId}
            loading={isBusy}
            onClick={onChoose}
          >
            {t('resale.choose', { count })}
          </Button>
        )
      }
    >
      <p css={facts}>
        {officialPrice && t('resale.official', { price: formatMoney(officialPrice, i18n.language) })}{' '}
        {t('resale.checked')}
      </p>
    </OfferFrame>
  );
}
