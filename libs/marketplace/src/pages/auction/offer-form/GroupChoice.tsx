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

/** Choice of a group, each with its lowest price, stock and demand. */
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
