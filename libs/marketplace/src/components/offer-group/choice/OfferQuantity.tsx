import { useTranslation } from 'react-i18next';
import type { AgeQuantity, Fulfilment, Money, OfferGroup } from '@foyer/contract';
import { QuantityStepper } from '@foyer/ui-kit';
import type { PickLine } from '../../../model/pick/pickSlice.ts';

/** Choice of an offer without seats. */
export interface OfferChoice {
  quantity: number;
  ages?: AgeQuantity[];
  fulfilment?: Fulfilment;
  /** Amount of a gift. */
  amount?: Money;
}

export interface OfferQuantityProps {
  offer: OfferGroup;
  line: PickLine | undefined;
  onChoose: (choice: OfferChoice) => void;
  /** Quantity of the first press. */
  startAt?: number;
}

/** Fulfilment of a line: the chosen one, or the first. */
export const fulfilmentOf = (
  { fulfilment }: OfferGroup,
  line: PickLine | undefined,
): Fulfilment | undefined => line?.fulfilment ?? fulfilment?.[0];

/** Quantity of an offer without seats and with one price. */
export function OfferQuantity({ offer, line, onChoose, startAt = 1 }: OfferQuantityProps) {
  const { t } = useTranslation('marketplace');
  const fulfilment = fulfilmentOf(offer, line);
  return (
    <QuantityStepper
      label={t('offer.quantityOf', { name: offer.name })}
      hideLabel
      value={line?.quantity ?? 0}
      min={0}
      max={offer.maxQuantity}
      limitReason={t('offer.limit', { count: offer.maxQuantity })}
      onValueChange={(wanted) => {
        const quantity = line ? wanted : Math.min(startAt, offer.maxQuantity);
        onChoose({ quantity, ...(fulfilment ? { fulfilment } : {}) });
      }}
    />
  );
}
