import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine, EventSummary } from '@foyer/contract';
import { Poster, Stack, theme } from '@foyer/ui-kit';
import { PromoCode } from '../../components/cart/PromoCode.tsx';
import { CheckoutLines, type CheckoutLinesProps } from './CheckoutLines.tsx';
import type { SeatsOnMapProps } from './SeatsOnMap.tsx';

/** Loaded on demand: payment doesn't wait for it. */
const SeatsOnMap = lazy(async () => ({ default: (await import('./SeatsOnMap.tsx')).SeatsOnMap }));

/** As high as the poster, before the event has loaded too. */
const head = css({ display: 'flex', alignItems: 'center', gap: theme.space[3], minHeight: '80px' });
/** Height of the promo code's button, whose texts come later. */
const promoRoom = css({ minHeight: theme.size.target });
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const thumbnail = css({ flex: 'none', width: '64px' });
const title = css({ flex: 1, minWidth: 0 });
/** As high as the poster, and narrower on phones; the map comes later. */
const map = css({ flex: 'none', width: 'min(104px, 22vw)', height: '80px' });

const hasPlace = ({ seats, sectionCode }: CartLine): boolean => seats.length > 0 || sectionCode !== undefined;

export interface CheckoutOrderProps extends CheckoutLinesProps {
  event: EventSummary | undefined;
  /** Chart of the event; absent where it has none. */
  chart: SeatsOnMapProps['chart'] | undefined;
}

/** Order column of the checkout: poster of the event, its seats on a map, editable lines and promo code. */
export function CheckoutOrder({ event, chart, ...lines }: CheckoutOrderProps) {
  const { t } = useTranslation('cart');
  return (
    <Stack as="section" gap={3}>
      <div css={head}>
        {event && (
          <div css={thumbnail}>
            <Poster
              src={event.art.portraitUrl}
              alt=""
              ratio={4 / 5}
              colors={[event.art.palette.ink, event.art.palette.accent]}
            />
          </div>
        )}
        <div css={title}>
          <h2>{t('checkout.items')}</h2>
          {event?.venue && <p css={muted}>{`${event.venue.name}, ${event.venue.city}`}</p>}
        </div>
        {chart && lines.cart.lines.some(hasPlace) && (
          <div css={map}>
            <Suspense>
              <SeatsOnMap eventId={lines.cart.eventId} chart={chart} lines={lines.cart.lines} />
            </Suspense>
          </div>
        )}
      </div>
      <CheckoutLines {...lines} />
      <Suspense fallback={<div css={promoRoom} />}>
        <PromoCode cart={lines.cart} actions={lines.actions} />
      </Suspense>
    </Stack>
  );
}
