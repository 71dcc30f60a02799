import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { GatewayFrame } from './GatewayFrame.tsx';
import type { HostedMessage } from './hostedFrame.ts';
import { useHostedFrame } from './useHostedFrame.ts';

export interface VerificationDialogProps {
  url: string;
  /** What the bank is asked for, if not for a payment. */
  hint?: string;
  onVerified: (verificationToken: string) => void;
  onCancel: () => void;
}

/** Shows the bank's verification of the cardholder, which yields a token [C8.21]. */
export function VerificationDialog({ url, hint, onVerified, onCancel }: VerificationDialogProps) {
  const { t } = useTranslation('cart');
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const onMessage = (message: HostedMessage): void => {
    if (message.type === 'foyer.card.verification') onVerified(message.verificationToken);
    if (message.type === 'foyer.card.failed') setFailed(true);
  };
  const { address, height, isReady } = useHostedFrame(frame, url, onMessage);
  return (
    <Dialog open onClose={onCancel} title={t('verification.title')} closeOnBackdrop={false}>
      <Stack gap={4}>
        <p>{hint ?? t('verification.hint')}</p>
        {(hasFailed || address === undefined) && <Notice tone="danger">{t('card.failed')}</Notice>}
        {address !== undefined && (
          <GatewayFrame
            frame={frame}
            address={address}
            height={height}
            isReady={isReady}
            title={t('verification.frameTitle')}
          />
        )}
      </Stack>
    </Dialog>
  );
}
