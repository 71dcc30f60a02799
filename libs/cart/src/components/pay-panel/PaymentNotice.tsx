import { css } from '@emotion/react';
import { useId, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { Button, LinkButton, LiveRegion, Notice, theme } from '@foyer/ui-kit';
import { refusalTitle } from '../../messages/paymentFailureTexts.ts';
import type { PaymentPhase } from '../../model/payment/paymentFlow.ts';
import { PriceChangedBanner } from '../price-change/PriceChangedBanner.tsx';

const quiet: readonly PaymentPhase['kind'][] = ['idle', 'paying', 'verifying', 'notStored', 'paid'];

/**
 * Moves focus to the message of a failed payment and scrolls it into view: on a phone the Pay button is visible while
 * the message is not [C8.04].
 * @returns ref for the element that holds the message; it needs `tabIndex={-1}`
 */
function useFocusOnFailure(phase: PaymentPhase): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet.includes(phase.kind)) message.current?.focus();
  }, [phase]);
  return message;
}

/** Keeps the message clear of the header when focus scrolls to it; `CheckoutSummary` keeps it clear of the pay bar. */
const place = css({
  borderRadius: theme.radius.medium,
  scrollMarginTop: `calc(${theme.size.header} + ${theme.space[4]})`,
  scrollMarginBottom: theme.space[4],
  '& > :not(:empty)': { marginBottom: theme.space[4] },
});

export interface PaymentNoticeProps {
  /** State of the payment; a failure moves focus to the message. */
  phase: PaymentPhase;
  /** The hold ended while no payment was pending: shown instead of the phase, without moving focus. */
  hasHoldEnded?: boolean;
  onRetry: (() => void) | undefined;
  onRenew: () => void;
  isBusy: boolean;
  eventId: string;
  eventHref: string;
}

/** A payment that waits on a provider's page: the page of the return closes it, and leads back to paying otherwise. */
function ElsewhereNotice({
  eventId,
  paymentKey,
  titled,
}: {
  eventId: string;
  paymentKey: string;
  titled: (text: string) => ReactNode;
}) {
  const { t } = useTranslation('checkout');
  const paths = usePaths();
  const back = new URLSearchParams({ eventId, signedExternalPaymentKey: paymentKey });
  return (
    <Notice
      tone="info"
      title={titled(t('elsewhere.title'))}
      action={
        <LinkButton href={`${paths.externalPaymentCallback()}?${back}`}>{t('elsewhere.action')}</LinkButton>
      }
    >
      {t('elsewhere.hint')}
    </Notice>
  );
}

/** Explains why a payment failed and what to do next; typed values and held items are kept [C8.04, C8.05, C8.06]. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const { phase, hasHoldEnded = false, onRetry, onRenew, isBusy, eventId, eventHref } = props;
  const message = useFocusOnFailure(phase);
  const shown: PaymentPhase = hasHoldEnded ? { kind: 'expired' } : phase;
  const { t } = useTranslation('cart');
  const titleId = useId();
  const titled = (text: string) => <span id={titleId}>{text}</span>;
  const renew = (
    <Button loading={isBusy} onClick={onRenew}>
      {t('notice.holdAgain')}
    </Button>
  );
  const retry = onRetry && <Button onClick={onRetry}>{t('notice.askAgain')}</Button>;
  const content = () => {
    switch (shown.kind) {
      case 'declined':
        return (
          <Notice tone="danger" title={titled(refusalTitle(t, shown.reason))}>
            {shown.message || t('notice.unconfirmedHint')}{' '}
            {shown.attemptsLeft !== undefined && t('notice.attemptsLeft', { count: shown.attemptsLeft })}
          </Notice>
        );
      case 'exhausted':
        return (
          <Notice
            tone="danger"
            title={titled(t('notice.exhausted'))}
            action={<LinkButton href={eventHref}>{t('checkout.backToEvent')}</LinkButton>}
          >
            {shown.message}
          </Notice>
        );
      case 'priceChanged':
        return (
          <PriceChangedBanner
            before={shown.before}
            now={shown.now}
            titled={titled}
            isBusy={isBusy}
            onContinue={onRenew}
          />
        );
      case 'expired':
        return (
          <Notice tone="warning" title={titled(t('notice.expired'))} action={renew}>
            {t('notice.expiredHint')}
          </Notice>
        );
      case 'pending':
        return shown.signedExternalPaymentKey ? (
          <ElsewhereNotice eventId={eventId} paymentKey={shown.signedExternalPaymentKey} titled={titled} />
        ) : (
          <Notice tone="info" title={titled(t('notice.pending'))} action={retry}>
            {t('notice.pendingHint')}
          </Notice>
        );
      case 'unsure':
        return (
          <Notice tone="warning" title={titled(t('notice.unsure'))} action={retry}>
            {t('notice.unsureHint')}
          </Notice>
        );
      case 'offline':
        return (
          <Notice tone="warning" title={titled(t('notice.offline'))}>
            {t('notice.offlineHint')}
          </Notice>
        );
      case 'refused':
        return <Notice tone="danger">{titled(errorText(t, shown.error))}</Notice>;
      default:
        return null;
    }
  };
  const notice = content();
  return (
    <div
      ref={message}
      css={place}
      tabIndex={-1}
      {...(notice && { role: 'group', 'aria-labelledby': titleId })}
    >
      <LiveRegion urgent>{notice}</LiveRegion>
    </div>
  );
}
