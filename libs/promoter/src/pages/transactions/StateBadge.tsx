import { useTranslation } from 'react-i18next';
import type { PromoterTransactionState } from '@foyer/contract';
import { Badge } from '@foyer/ui-kit';

const tones = {
  pending: 'warning',
  completed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
} as const;

/** State of a transaction [C4.21]. */
export function StateBadge({ state }: { state: PromoterTransactionState }) {
  const { t } = useTranslation('promoter');
  return <Badge tone={tones[state]}>{t(`transaction.state.${state}`)}</Badge>;
}
