import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Container, EmptyState, LinkButton, LiveRegion, Skeleton, theme } from '@foyer/ui-kit';
import { useReturnedPayment } from './useReturnedPayment.ts';

interface PaymentRef {
  eventId: string;
  signedExternalPaymentKey: string;
}

/** Where a payment without an order leads: to what is still held, to another choice, or to what was paid. */
function useWayBack(eventId: string, code: string | undefined) {
  const { t } = useTranslation(['checkout', 'cart']);
  const paths = usePaths();
  const { data: event } = useGetEventProfileQuery({ eventId });
  switch (code) {
    case 'externalPaymentAfterLockExpiration':
    case 'reservationTimeRanOut':
    case 'paymentRetryAttemptsExhausted':
      return {
        href: paths.event({ eventId, vanityName: event?.summary.vanityName }),
        text: t('cart:checkout.backToEvent'),
      };
    case 'invalidExternalPaymentKey':
    case 'notFound':
      return { href: paths.profileOrders(), text: t('returned.toOrders') };
    default:
      return { href: paths.checkout({ eventId }), text: t('returned.toCheckout') };
  }
}

const titles: Readonly<Record<string, 'returned.late' | 'returned.unknown'>> = {
  externalPaymentAfterLockExpiration: 'returned.late',
  invalidExternalPaymentKey: 'returned.unknown',
  notFound: 'returned.unknown',
};

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
            <LinkButton variant="primary" href={wayBack.href}>
              {wayBack.text}
            </LinkButton>
          }
        >
          {errorText(t, returned.error)}
        </EmptyState>
      );
  }
}

/**
 * Landing page after a provider's page [C2.03b]: leads to the receipt, or says why there is none and what to do next.
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
