import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@foyer/identity';
import { Button, Notice, Stack } from '@foyer/ui-kit';
import { GatewayFrame } from './GatewayFrame.tsx';
import type { HostedMessage } from './hostedFrame.ts';
import { useHostedFrame } from './useHostedFrame.ts';

export interface HostedCardFieldsProps {
  /** Address of the page with the fields, on the payment gateway's origin. */
  url: string;
  submitLabel: string;
  /** Receives the single-use token; resolves when the card is stored. */
  onCard: (cardToken: string) => Promise<void>;
}

/** Card fields hosted on the gateway's origin, so that no card number reaches this page [C5.10]. */
export function HostedCardFields({ url, submitLabel, onCard }: HostedCardFieldsProps) {
  const { t } = useTranslation('cart');
  const country = useSession().profile?.countryCode;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const onMessage = useCallback(
    (message: HostedMessage) => {
      if (message.type === 'foyer.card') void onCard(message.cardToken).finally(() => setBusy(false));
      if (message.type === 'foyer.card.invalid') setBusy(false);
      if (message.type === 'foyer.card.failed') {
        setBusy(false);
        setFailed(true);
      }
    },
    [onCard],
  );
  const { address, height, isReady, post } = useHostedFrame(frame, url, onMessage, country);
  const submit = (): void => {
    setFailed(false);
    setBusy(true);
    post({ type: 'foyer.card.submit' });
  };
  if (address === undefined) return <Notice tone="danger">{t('card.unavailable')}</Notice>;
  return (
    <Stack gap={4}>
      <GatewayFrame
        frame={frame}
        address={address}
        height={height}
        isReady={isReady}
        title={t('card.frameTitle')}
      />
      {hasFailed && <Notice tone="danger">{t('card.failed')}</Notice>}
      <Button variant="secondary" size="large" wide loading={isBusy} disabled={!isReady} onClick={submit}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
