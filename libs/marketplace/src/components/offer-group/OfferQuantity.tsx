import { useTranslation } from 'react-i18next';
import type { AgeQuantity, Fulfilment, OfferGroup } from '@foyer/contract';
import { QuantityStepper } from '@foyer/ui-kit';
import type { PickLine } from '../../model/pickSlice.ts';

/** What was chosen of an offer without seats. */
export interface OfferChoice {
  quantity: number;
  ages?: AgeQuantity[];
  fulfilment?: Fulfilment;
}

export interface OfferQuantityProps {
  offer: OfferGroup;
  line: PickLine | undefined;
  onChoose: (choice: OfferChoice) => void;
}

/** The way it is handed over: the one that was chosen, or the first. */
export const fulfilmentOf = (
  { fulfilment }: OfferGroup,
  line: PickLine | undefined,
): Fulfilment | undefined => line?.fulfilment ?? fulfilment?.[0];

/** How many of an offer that has no seats and one price. */
export function OfferQuantity({ offer, line, onChoose }: OfferQuantityProps) {
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
      onValueChange={(quantity) => onChoose({ quantity, ...(fulfilment ? { fulfilment } : {}) })}
    />
  );
}
