import { useTranslation } from 'react-i18next';
import type { Fulfilment } from '@foyer/contract';
import { RadioGroup } from '@foyer/ui-kit';
import { fulfilmentOf, type OfferQuantityProps } from './OfferQuantity.tsx';

/** How an extra is handed over, once there is one and more than one way. */
export function FulfilmentChoice({ offer, line, onChoose }: OfferQuantityProps) {
  const { t } = useTranslation('marketplace');
  if (!line || !offer.fulfilment || offer.fulfilment.length < 2) return null;
  return (
    <RadioGroup
      label={t('offer.fulfilment')}
      name={`fulfilment-${offer.offerGroupId}`}
      value={fulfilmentOf(offer, line) ?? ''}
      onValueChange={(next) => onChoose({ quantity: line.quantity, fulfilment: next as Fulfilment })}
      options={offer.fulfilment.map((each) => ({ value: each, label: t(`fulfilment.${each}`) }))}
    />
  );
}
