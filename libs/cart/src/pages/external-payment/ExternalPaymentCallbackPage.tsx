import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useGetOpenCartQuery } from '@foyer/api-client/cart';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Container, EmptyState, LinkButton, LiveRegion, Skeleton, theme } from '@foyer/ui-kit';
import { useEventCart } from '../../components/cart/useEventCart.ts';
import { useReturnedPayment } from './useReturnedPayment.ts';

interface PaymentRef {
  eventId: string;
  signedExternalPaymentKey: string;
}

const titles: Readonly<Record<string, 'returned.late' | 'returned.unknown'>> = {
  externalPaymentAfterLockExpiration: 'returned.late',
  invalidExternalPaymentKey: 'returned.unknown',
  invalidRequest: 'returned.unknown',
  notFound: 'returned.unknown',
};

/** Refusals after which the hold is gone. */
const over: readonly string[] = [
  'externalPaymentAfterLockExpiration',
  'reservationTimeRanOut',
  'paymentRetryAttemptsExhausted',
];
/** Whether a refusal says nothing about the payment: its key is another person's, too old or forged. */
const isUnknown = (code = ''): boolean => titles[code] === 'returned.unknown';

/**
 * Returns the next page after a payment without an order: checkout while items are held, the event, or the orders.
 */
function useWayBack(
  eventId: string,
  code: string | undefined,
): { href: string; text: string; hint?: string } | undefined {
  const { t } = useTranslation(['checkout', 'cart']);
  const paths = usePaths();
  const { data: event } = useGetEventProfileQuery({ eventId });
  const hasCart = useEventCart(eventId) !== undefined;
  const isOver = code !== undefined && over.includes(code);
  // A partner's frame keeps the cart to itself: this page, outside of it, asks for what is still held.
  const { error, isFetching } = useGetOpenCartQuery(
    { eventId },
    { skip: hasCart || code === undefined || isOver || isUnknown(code), refetchOnMountOrArgChange: true },
  );
  const toEvent = {
    href: paths.event({ eventId, vanityName: event?.summary.vanityName }),
    text: t('cart:checkout.backToEvent'),
  };
  if (isUnknown(code)) return { href: paths.profileOrders(), text: t('returned.toOrders') };
  if (isOver) return toEvent;
  if (hasCart) return { href: paths.checkout({ eventId }), text: t('returned.toCheckout') };
  if (isFetching) return undefined;
  return errorCodeOf(error) === 'notFound' ? toEvent : { ...toEvent, hint: t('returned.heldElsewhere') };
}

function ReturnedPayment({ eventId, signedExternalPaymentKey }: PaymentRef) {
  const { t } = useTranslation(['checkout', 'cart']);
  const { returned, askAgain } = useReturnedPayment(eventId, signedExternalPaymentKey);
  const code = returned.kind === 'failed' ? errorCodeOf(returned.error) : undefined;
  const wayBack = useWayBack(eventId, code);
  switch (returned.kind) {
    case 'asking':
      return (
        <>
          <h1>{t('returned.title')}</h1>
          <p>{t('returned.hint')}</p>
          <Skeleton shape="block" height="240px" />
        </>
      );
    case 'signedOut':
      return (
        <EmptyState
          headingLevel={1}
          title={t('returned.logIn')}
          action={
            <Button variant="primary" onClick={askAgain}>
              {t('returned.logInAction')}
            </Button>
          }
        >
          {t('returned.logInHint')}
        </EmptyState>
      );
    case 'unknown':
      return (
        <EmptyState
          headingLevel={1}
          title={t('returned.pending')}
          action={
            <Button variant="primary" onClick={askAgain}>
              {t('cart:notice.askAgain')}
            </Button>
          }
        >
          {t('returned.pendingHint')}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          headingLevel={1}
          title={t(titles[code ?? ''] ?? 'returned.failed')}
          action={
            wayBack && (
              <LinkButton variant="primary" href={wayBack.href}>
                {wayBack.text}
              </LinkButton>
            )
          }
        >
          {errorText(t, returned.error)}
          {wayBack?.hint && ` ${wayBack.hint}`}
        </EmptyState>
      );
  }
}

/**
 * Landing page after a provider's page [C2.03b]: opens the receipt, or explains why there is none and what to do
 * next.
 */
export function ExternalPaymentCallbackPage() {
  const { t } = useTranslation('checkout');
  const paths = usePaths();
  const [search] = useSearchParams();
  const eventId = search.get('eventId');
  const signedExternalPaymentKey = search.get('signedExternalPaymentKey');
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('returned.title')}</title>
      <LiveRegion>
        {eventId && signedExternalPaymentKey ? (
          <ReturnedPayment eventId={eventId} signedExternalPaymentKey={signedExternalPaymentKey} />
        ) : (
          <EmptyState
            headingLevel={1}
            title={t('returned.unknown')}
            action={
              <LinkButton variant="primary" href={paths.profileOrders()}>
                {t('returned.toOrders')}
              </LinkButton>
            }
          />
        )}
      </LiveRegion>
    </Container>
  );
}
