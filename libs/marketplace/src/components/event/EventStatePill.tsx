import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Badge, Pill } from '@foyer/ui-kit';
import { closedKey } from './closedKey.ts';

/** Pill with the state of an event; renders nothing while it is simply on sale [C4.05, C4.23, C3.10]. */
export function EventStatePill({ event }: { event: EventSummary }) {
  const { t } = useTranslation('marketplace');
  if (event.status !== 'Upcoming' && event.status !== 'Rescheduled') {
    return <Badge tone="danger">{t(`status.${event.status}`)}</Badge>;
  }
  const { saleState, saleType } = event;
  if (saleState === 'open') return null;
  const words = t(`saleState.${saleState === 'closed' ? closedKey(saleType) : saleState}`);
  if (saleState === 'soldOut' || saleState === 'pendingResults' || saleState === 'active') {
    return <Badge tone={saleState === 'active' ? 'success' : 'neutral'}>{words}</Badge>;
  }
  return <Pill state={saleState}>{words}</Pill>;
}
