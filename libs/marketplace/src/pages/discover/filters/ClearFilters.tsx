import { useTranslation } from 'react-i18next';
import { Button } from '@foyer/ui-kit';
import { noFilters, type EventFilters } from '../../../model/event/eventFilters.ts';

export interface ClearFiltersProps {
  onChange: (change: Partial<EventFilters>) => void;
  /** `text` beside the count of the list. */
  variant?: 'text' | 'secondary';
}

/** Button that takes off all filters, the search too [C2.22]. */
export function ClearFilters({ onChange, variant = 'secondary' }: ClearFiltersProps) {
  const { t } = useTranslation('marketplace');
  return (
    <Button variant={variant} onClick={() => onChange(noFilters)}>
      {t('discover.clear')}
    </Button>
  );
}
