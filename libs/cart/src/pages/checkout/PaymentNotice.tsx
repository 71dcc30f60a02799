import { useTranslation } from 'react-i18next';
import { formatMoney } from '@foyer/util';
import { Button, LinkButton, LiveRegion, Notice } from '@foyer/ui-kit';
import { cartErrorText } from '../../messages/cartErrors.ts';
import type { PaymentPhase } from '../../model/paymentFlow.ts';

export interface PaymentNoticeProps {
  phase: PaymentPhase;
  onRetry: (() => void) | undefined;
  onRenew: () => void;
  isBusy: boolean;
  eventHref: string;
}

/** What happened to a payment, and what to do next; nothing typed or held is lost [C8.04, C8.05, C8.06]. */
export function PaymentNotice({ phase, onRetry, onRenew, isBusy, eventHref }: PaymentNoticeProps) {
  const { t, i18n } = useTranslation('cart');
  const renew = (
    <Button loading={isBusy} onClick={onRenew}>
      {t('notice.renew')}
    </Button>
  );
  const retry = onRetry && <Button onClick={onRetry}>{t('notice.askAgain')}</Button>;
  const content = () => {
    switch (phase.kind) {
      case 'declined':
        return (
          <Notice tone="danger" title={t('notice.declined')}>
            {phase.message}{' '}
            {phase.attemptsLeft !== undefined && t('notice.attemptsLeft', { count: phase.attemptsLeft })}
          </Notice>
        );
      case 'unconfirmed':
        return (
          <Notice tone="danger" title={t('notice.unconfirmed')}>
            {t('notice.unconfirmedHint')}
          </Notice>
        );
      case 'exhausted':
        return (
          <Notice
            tone="danger"
            title={t('notice.exhausted')}
            action={<LinkButton href={eventHref}>{t('checkout.backToEvent')}</LinkButton>}
          >
            {phase.message}
          </Notice>
        );
      case 'priceChanged':
        return (
          <Notice tone="warning" title={t('notice.priceChanged')} action={renew}>
            {t('notice.priceChangedHint', {
              before: formatMoney(phase.before, i18n.language),
              now: formatMoney(phase.now, i18n.language),
            })}
          </Notice>
        );
      case 'expired':
        return (
          <Notice tone="warning" title={t('notice.expired')} action={renew}>
            {t('notice.expiredHint')}
          </Notice>
        );
      case 'pending':
        return (
          <Notice tone="info" title={t('notice.pending')} action={retry}>
            {t('notice.pendingHint')}
          </Notice>
        );
      case 'unsure':
        return (
          <Notice tone="warning" title={t('notice.unsure')} action={retry}>
            {t('notice.unsureHint')}
          </Notice>
        );
      case 'offline':
        return (
          <Notice tone="warning" title={t('notice.offline')}>
            {t('notice.offlineHint')}
          </Notice>
        );
      case 'refused':
        return <Notice tone="danger">{cartErrorText(t, phase.error)}</Notice>;
      default:
        return null;
    }
  };
  return <LiveRegion urgent>{content()}</LiveRegion>;
}
