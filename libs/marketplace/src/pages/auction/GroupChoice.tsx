import { useTranslation } from 'react-i18next';
import type { AuctionGroup } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { RadioGroup } from '@foyer/ui-kit';

export interface GroupChoiceProps {
  groups: readonly AuctionGroup[];
  /** Id of the chosen group. */
  value: string;
  onValueChange: (offerGroupId: string) => void;
}

/** Choice of where to be: each group with its lowest price, what there is and how many want it. */
export function GroupChoice({ groups, value, onValueChange }: GroupChoiceProps) {
  const { t, i18n } = useTranslation('auction');
  return (
    <RadioGroup
      name="offerGroup"
      variant="cards"
      label={t('form.which')}
      value={value}
      onValueChange={onValueChange}
      options={groups.map(({ offerGroupId, name, minimumAllIn, minimumAge, quantity, offers }) => ({
        value: offerGroupId,
        label: name,
        detail: [
          t('form.stock', { count: quantity }),
          offers === 0 ? t('noOffers') : t('offers', { count: offers }),
          ...(minimumAge === undefined ? [] : [t('form.age', { age: minimumAge })]),
        ].join(' · '),
        after: t('form.from', { price: formatMoney(minimumAllIn, i18n.language) }),
      }))}
    />
  );
}
