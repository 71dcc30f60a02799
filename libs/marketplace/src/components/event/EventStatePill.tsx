import { useTranslation } from 'react-i18next';
import { isOff, type EventSummary } from '@foyer/contract';
import { Badge, formatInstant, Pill } from '@foyer/ui-kit';
import { closedKey } from './closedKey.ts';

/** Pill with the state of an event; renders nothing while it is simply on sale [C4.05, C4.23, C3.10]. */
export function EventStatePill({ event }: { event: EventSummary }) {
  const { t, i18n } = useTranslation('marketplace');
  if (isOff(event)) {
    return <Badge tone="danger">{t(`status.${event.status}`)}</Badge>;
  }
  const { saleState, saleType, closesAt, timezone: zone } = event;
  if (saleState === 'open') return null;
  if (saleState === 'endingSoon' && closesAt && closedKey(saleType) === 'closed') {
    // The end is within a day, so the hour says which.
    const options = { zone, locale: i18n.language, format: 'time', showZone: false } as const;
    const time = formatInstant(new Date(closesAt), options);
    return <Pill state={saleState}>{t('event.endsAt', { time })}</Pill>;
  }
  const words = t(`saleState.${saleState === 'closed' ? closedKey(saleType) : saleState}`);
  if (saleState === 'soldOut' || saleState === 'pendingResults' || saleState === 'active') {
    return <Badge tone={saleState === 'active' ? 'success' : 'neutral'}>{words}</Badge>;
  }
  return <Pill state={saleState}>{words}</Pill>;
}
