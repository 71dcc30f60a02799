import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Badge, Pill } from '@foyer/ui-kit';

/** Pill with the state of an event; renders nothing while it is simply on sale [C4.05, C4.23, C3.10]. */
export function EventStatePill({ event }: { event: EventSummary }) {
  const { t } = useTranslation('marketplace');
  if (event.status !== 'Upcoming' && event.status !== 'Rescheduled') {
    return <Badge tone="danger">{t(`status.${event.status}`)}</Badge>;
  }
  const { saleState } = event;
  if (saleState === 'open') return null;
  if (saleState === 'soldOut') return <Badge tone="neutral">{t('saleState.soldOut')}</Badge>;
  return <Pill state={saleState}>{t(`saleState.${saleState}`)}</Pill>;
}
