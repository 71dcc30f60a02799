import { useTranslation } from 'react-i18next';
import type { Order } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { useGetEventActivityQuery } from '@foyer/api-client/token-assignment';
import { formatInstant, Notice, TextLink } from '@foyer/ui-kit';

/** Notice about the event of an order: cancelled and refunded, or moved, with the deadline for a refund. */
export function OrderChange({ order: { event, eventId } }: { order: Order }) {
  const { t, i18n } = useTranslation('refund');
  const paths = usePaths();
  const { data } = useGetEventActivityQuery({ eventId }, { skip: event.status === 'Upcoming' });
  if (event.status === 'Cancelled') return <Notice tone="danger">{t('cancelled')}</Notice>;
  if (event.status === 'Upcoming' || data?.refundUntil === undefined) return null;
  const options = { zone: event.timezone, locale: i18n.language, format: 'date', showZone: false } as const;
  return (
    <Notice tone="warning">
      <p>
        {t(event.status === 'Postponed' ? 'postponed' : 'moved', {
          date: formatInstant(new Date(data.refundUntil), options),
        })}
      </p>
      <TextLink href={paths.refund({ eventId })}>{t('title')}</TextLink>
    </Notice>
  );
}
