import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { useEventCart } from '../../components/cart/useEventCart.ts';
import { CheckoutCart } from './CheckoutCart.tsx';
import { OtherCarts } from './OtherCarts.tsx';
import { useTransaction } from './useTransaction.ts';

const chartOf = ({ seatChartId, seatChartVersion: version }: EventProfile) =>
  seatChartId !== undefined && version !== undefined ? { seatChartId, version } : undefined;

/** Checkout page: held items, price and payment [C2.18]. */
export function CheckoutPage() {
  const { t } = useTranslation('cart');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const cart = useEventCart(eventId)?.checkoutInformation;
  const { data: event } = useGetEventProfileQuery({ eventId });
  const { isGuarded, offerAddress } = useTransaction(eventId);
  const eventHref = offerAddress ?? paths.event({ eventId, vanityName: event?.summary.vanityName });
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('checkout.title')}</title>
      {cart && (
        <CheckoutCart
          key={eventId}
          cart={cart}
          event={event?.summary}
          policy={event?.policy}
          questions={event?.questions}
          chart={event && chartOf(event)}
          eventHref={eventHref}
        />
      )}
      {!cart && !isGuarded && <Skeleton shape="block" height="420px" />}
      {!cart && isGuarded && (
        <Stack gap={6}>
          <h1>{t('checkout.title')}</h1>
          <EmptyState
            title={t('checkout.empty')}
            action={
              <LinkButton variant="primary" href={eventHref}>
                {t('checkout.backToEvent')}
              </LinkButton>
            }
          >
            {t('checkout.emptyHint')}
          </EmptyState>
          <OtherCarts eventId={eventId} />
        </Stack>
      )}
    </Container>
  );
}
