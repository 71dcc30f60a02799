import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlusTax, type AgeGroup, type AgeQuantity, type OfferGroup } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Price, QuantityStepper, Stack, Inline } from '@foyer/ui-kit';

export interface AgeSteppersProps {
  offer: OfferGroup;
  ages: readonly AgeQuantity[];
  onAges: (ages: AgeQuantity[]) => void;
}

/** Quantities of adults, children (under 13) and seniors, each at its own price [C3.08, C9.04]. */
export function AgeSteppers({ offer, ages, onAges }: AgeSteppersProps) {
  const { t, i18n } = useTranslation('marketplace');
  const quantityOf = (ageGroup: AgeGroup, of = ages): number =>
    of.find((each) => each.ageGroup === ageGroup)?.quantity ?? 0;
  const total = ages.reduce((sum, each) => sum + each.quantity, 0);
  // Quick presses come before the next render, and count on from each other.
  const latest = useRef(ages);
  useLayoutEffect(() => {
    latest.current = ages;
  });
  const change = (changed: AgeGroup, quantity: number): void => {
    latest.current = offer.agePrices
      .map(({ ageGroup }) => ({
        ageGroup,
        quantity: ageGroup === changed ? quantity : quantityOf(ageGroup, latest.current),
      }))
      .filter((each) => each.quantity > 0);
    onAges([...latest.current]);
  };
  return (
    <Stack gap={3}>
      {offer.agePrices.map(({ ageGroup, price }) => (
        <Inline key={ageGroup} justify="between" gap={4}>
          <Price
            size="small"
            prefix={t(`age.${ageGroup}`)}
            amount={formatMoney(price.allIn, i18n.language)}
            note={isPlusTax(price) && t('event.plusTax')}
          />
          <QuantityStepper
            label={t('offer.quantityOfAge', { age: t(`age.${ageGroup}`), name: offer.name })}
            hideLabel
            value={quantityOf(ageGroup)}
            min={0}
            max={quantityOf(ageGroup) + Math.max(offer.maxQuantity - total, 0)}
            limitReason={t('offer.limit', { count: offer.maxQuantity })}
            onValueChange={(quantity) => change(ageGroup, quantity)}
          />
        </Inline>
      ))}
    </Stack>
  );
}
