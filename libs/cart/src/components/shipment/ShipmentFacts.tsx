import { useTranslation } from 'react-i18next';
import type { Shipment } from '@foyer/contract';
import { DateTime, TextLink } from '@foyer/ui-kit';

export interface ShipmentFactsProps {
  shipment: Shipment;
  /** Time zone of the event. */
  zone: string;
}

/** Terms of a list of facts: how far the parcel of an order is, and how to track it. */
export function ShipmentFacts({ shipment, zone }: ShipmentFactsProps) {
  const { t, i18n } = useTranslation('orders');
  const { state, carrier, trackingNumber, trackingLink } = shipment;
  const since = shipment.deliveredAt ?? shipment.shippedAt;
  return (
    <>
      <dt>{t('shipment.title')}</dt>
      <dd>
        {t(`shipment.state.${state}`)}
        {since !== undefined && (
          <>
            {' · '}
            <DateTime value={since} zone={zone} locale={i18n.language} format="date" showZone={false} />
          </>
        )}
      </dd>
      {carrier !== undefined && (
        <>
          <dt>{t('shipment.carrier')}</dt>
          <dd>{carrier}</dd>
        </>
      )}
      {trackingNumber !== undefined && (
        <>
          <dt>{t('shipment.number')}</dt>
          <dd css={{ overflowWrap: 'anywhere' }}>{trackingNumber}</dd>
        </>
      )}
      {trackingLink !== undefined && (
        <dd css={{ gridColumn: 2 }}>
          <TextLink external href={trackingLink}>
            {t('shipment.track')}
          </TextLink>
        </dd>
      )}
    </>
  );
}
