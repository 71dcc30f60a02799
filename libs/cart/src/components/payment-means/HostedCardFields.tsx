import { css } from '@emotion/react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@foyer/identity';
import { Button, Notice, Skeleton, Stack } from '@foyer/ui-kit';
import type { HostedMessage } from './hostedFrame.ts';
import { useHostedFrame } from './useHostedFrame.ts';

// No transition of the height: while it moved, a press could land in the frame instead of on the button below.
const frameStyle = css({ display: 'block', width: '100%', border: 0 });
// Over the frame, not instead of it: a frame that moves is pressed where it was.
const cover = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export interface HostedCardFieldsProps {
  /** The page with the fields, on the origin of the payment gateway. */
  url: string;
  /** What the button says. */
  submitLabel: string;
  /** Takes the single-use token; resolves when the card is stored. */
  onCard: (cardToken: string) => Promise<void>;
}

/** Card fields that live on the gateway's own origin, so that no card number ever reaches this page [C5.10]. */
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
      <div css={{ position: 'relative' }} aria-busy={!isReady}>
        {!isReady && (
          <div css={cover}>
            <Skeleton shape="block" height={`${height}px`} />
          </div>
        )}
        <iframe
          ref={frame}
          css={frameStyle}
          height={height}
          src={address}
          title={t('card.frameTitle')}
          allow=""
        />
      </div>
      {hasFailed && <Notice tone="danger">{t('card.failed')}</Notice>}
      <Button variant="secondary" size="large" wide loading={isBusy} disabled={!isReady} onClick={submit}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
