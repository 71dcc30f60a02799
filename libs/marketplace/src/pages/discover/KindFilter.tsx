import { useTranslation } from 'react-i18next';
import { Chip, Inline } from '@foyer/ui-kit';
import { eventKinds } from '../../model/eventFilters.ts';
import type { FilterBarProps } from './filterGroups.ts';

/** Kinds of events, any number of them [C2.22]. */
export function KindFilter({ filters: { kinds }, onChange }: FilterBarProps) {
  const { t } = useTranslation(['search', 'marketplace']);
  return (
    <Inline gap={2} role="group" aria-label={t('more.kinds')}>
      {eventKinds.map((kind) => {
        const isOn = kinds.includes(kind);
        const toggled = isOn ? kinds.filter((each) => each !== kind) : [...kinds, kind];
        return (
          <Chip key={kind} selected={isOn} onClick={() => onChange({ kinds: toggled })}>
            {t(`marketplace:kind.${kind}`)}
          </Chip>
        );
      })}
    </Inline>
  );
}
