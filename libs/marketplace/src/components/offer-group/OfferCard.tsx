import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AgeQuantity, Fulfilment, OfferGroup } from '@foyer/contract';
import { priceRows } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import {
  Badge,
  Button,
  Inline,
  Price,
  PriceBreakdown,
  QuantityStepper,
  RadioGroup,
  Stack,
  theme,
} from '@foyer/ui-kit';
import type { PickLine } from '../../model/pickSlice.ts';
import { AgeSteppers } from './AgeSteppers.tsx';

const card = css({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[5],
  borderRadius: theme.radius.large,
  background: theme.color.surface1,
  border: '2px solid transparent',
});
const chosen = css({ borderColor: theme.color.accent });

export interface OfferCardProps {
  offer: OfferGroup;
  line: PickLine | undefined;
  quantity: number;
  onQuantity: (choice: { quantity: number; ages?: AgeQuantity[]; fulfilment?: Fulfilment }) => void;
  /** Finds the best seats of a seated offer. */
  onFindBest?: (() => void) | undefined;
  isFinding?: boolean;
}

function Choice({ offer, line, onQuantity }: Pick<OfferCardProps, 'offer' | 'line' | 'onQuantity'>) {
  const { t } = useTranslation('marketplace');
  const fulfilment = line?.fulfilment ?? offer.fulfilment?.[0];
  const extra = fulfilment ? { fulfilment } : {};
  if (offer.agePrices.length > 0) {
    const sum = (ages: readonly AgeQuantity[]) => ages.reduce((total, each) => total + each.quantity, 0);
    return (
      <AgeSteppers
        offer={offer}
        ages={line?.ages ?? []}
        onAges={(ages) => onQuantity({ quantity: sum(ages), ages, ...extra })}
      />
    );
  }
  return (
    <Stack gap={3}>
      <QuantityStepper
        label={t('offer.quantityOf', { name: offer.name })}
        hideLabel
        value={line?.quantity ?? 0}
        min={0}
        max={offer.maxQuantity}
        limitReason={t('offer.limit', { count: offer.maxQuantity })}
        onValueChange={(quantity) => onQuantity({ quantity, ...extra })}
      />
      {line && offer.fulfilment && offer.fulfilment.length > 1 && (
        <RadioGroup
          label={t('offer.fulfilment')}
          name={`fulfilment-${offer.offerGroupId}`}
          value={fulfilment ?? ''}
          onValueChange={(next) => onQuantity({ quantity: line.quantity, fulfilment: next as Fulfilment })}
          options={offer.fulfilment.map((each) => ({ value: each, label: t(`fulfilment.${each}`) }))}
        />
      )}
    </Stack>
  );
}

/** One thing on sale: the price that is paid, its parts a tap away, and how to choose it [C3.18]. */
export function OfferCard({
  offer,
  line,
  quantity,
  onQuantity,
  onFindBest,
  isFinding = false,
}: OfferCardProps) {
  const { t, i18n } = useTranslation('marketplace');
  const { price } = offer;
  const isGone = offer.available === 0;
  const total = formatMoney(price.total, i18n.language);
  return (
    <li css={[card, line && chosen]}>
      <Inline justify="between" align="start" gap={4}>
        <div>
          <h3 css={{ fontSize: theme.text.title }}>{offer.name}</h3>
          {offer.description !== '' && <p css={{ color: theme.color.contentMuted }}>{offer.description}</p>}
        </div>
        <Price amount={formatMoney(price.allIn, i18n.language)} note={t('offer.allIn')} />
      </Inline>
      <Inline gap={2}>
        {isGone && <Badge tone="neutral">{t('saleState.soldOut')}</Badge>}
        {!isGone && offer.available < 20 && (
          <Badge tone="warning">{t('offer.left', { count: offer.available })}</Badge>
        )}
        {offer.minimumAge !== undefined && (
          <Badge tone="info">{t('offer.minimumAge', { age: offer.minimumAge })}</Badge>
        )}
      </Inline>
      <PriceBreakdown
        label={t('offer.parts')}
        rows={priceRows(i18n.getFixedT(i18n.language, 'cart'), price, i18n.language)}
        total={{ label: t('offer.withTax'), amount: total }}
      />
      {!isGone && offer.saleState !== 'upcoming' && offer.saleState !== 'closed' && (
        <>
          {offer.seating === 'seated' && onFindBest ? (
            <Button variant={line ? 'selected' : 'secondary'} loading={isFinding} onClick={onFindBest}>
              {t('offer.findBest', { count: quantity })}
            </Button>
          ) : (
            <Choice offer={offer} line={line} onQuantity={onQuantity} />
          )}
        </>
      )}
    </li>
  );
}
