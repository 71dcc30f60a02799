import { css } from '@emotion/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Poster, Stack, theme } from '@foyer/ui-kit';
import { PromoCode } from '../../components/cart/PromoCode.tsx';
import { CheckoutLines, type CheckoutLinesProps } from './CheckoutLines.tsx';

const head = css({ display: 'flex', alignItems: 'center', gap: theme.space[4] });
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const thumbnail = css({ flex: 'none', width: '64px' });

export interface CheckoutOrderProps extends CheckoutLinesProps {
  event: EventSummary | undefined;
}

/** Order column of the checkout: poster of the event, editable lines and promo code. */
export function CheckoutOrder({ event, ...lines }: CheckoutOrderProps) {
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
        <div>
          <h2>{t('checkout.items')}</h2>
          {event?.venue && <p css={muted}>{`${event.venue.name}, ${event.venue.city}`}</p>}
        </div>
      </div>
      <CheckoutLines {...lines} />
      <Suspense fallback={null}>
        <PromoCode cart={lines.cart} actions={lines.actions} />
      </Suspense>
    </Stack>
  );
}
