import { useTranslation } from 'react-i18next';
import type { Fulfilment, OfferGroup } from '@foyer/contract';
import { RadioGroup } from '@foyer/ui-kit';

export interface FulfilmentOptionsProps {
  offer: OfferGroup;
  value: Fulfilment | undefined;
  onChange: (fulfilment: Fulfilment) => void;
}

/** Options for the fulfilment of an extra. */
export function FulfilmentOptions({ offer, value, onChange }: FulfilmentOptionsProps) {
  const { t } = useTranslation('marketplace');
  return (
    <RadioGroup
      label={t('offer.fulfilment')}
      name={`fulfilment-${offer.offerGroupId}`}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Fulfilment)}
      options={(offer.fulfilment ?? []).map((each) => ({ value: each, label: t(`fulfilment.${each}`) }))}
    />
  );
}
