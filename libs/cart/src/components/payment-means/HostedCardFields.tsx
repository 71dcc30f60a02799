import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@foyer/identity';
import { Notice, Stack } from '@foyer/ui-kit';
import type { RefusalReason } from '../../model/payment/paymentFlow.ts';
import { FocusedProblem } from './FocusedProblem.tsx';
import { GatewayFrame } from './GatewayFrame.tsx';
import type { HostedMessage } from './hostedFrame.ts';
import { useHostedFrame, type PostToFrame } from './useHostedFrame.ts';

export interface CardFieldsHandle {
  /** Asks the gateway for a token of the typed card. Wrong fields are marked in the frame; the first takes focus. */
  submit: () => void;
  /** Marks the field that the bank's refusal concerns and clears what can't be charged again. */
  refuse: (reason: RefusalReason) => void;
}

export interface CardFieldsState {
  /** Whether the fields can be typed into and submitted. */
  isReady: boolean;
  /** From a submission until `onCard` has resolved or the fields have shown what is wrong. */
  isBusy: boolean;
}
export const closedFields: CardFieldsState = { isReady: false, isBusy: false };

export interface HostedCardFieldsProps {
  /** Address of the page with the fields, on the payment gateway's origin. */
  url: string;
  ref?: Ref<CardFieldsHandle>;
  /** Receives the single-use token, after `submit` or Enter in a field; resolves when it has been used. */
  onCard: (cardToken: string) => Promise<void>;
  /** Stable callback. */
  onStateChange: (state: CardFieldsState) => void;
}

/** Card fields hosted on the gateway's origin, so that no card number reaches this page [C5.10]. */
export function HostedCardFields({ url, ref, onCard, onStateChange }: HostedCardFieldsProps) {
  const { t } = useTranslation('cart');
  const country = useSession().profile?.countryCode;
  const frame = useRef<HTMLIFrameElement>(null);
  const isInUse = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const take = async (cardToken: string): Promise<void> => {
    if (isInUse.current) return;
    isInUse.current = true;
    setBusy(true);
    try {
      await onCard(cardToken);
    } finally {
      isInUse.current = false;
      setBusy(false);
    }
  };
  const onMessage = (message: HostedMessage, reply: PostToFrame): void => {
    if (message.type === 'foyer.card') return void take(message.cardToken);
    if (message.type !== 'foyer.card.invalid' && message.type !== 'foyer.card.failed') return;
    setBusy(false);
    setFailed(message.type === 'foyer.card.failed');
    if (message.type !== 'foyer.card.invalid') return;
    // Focus moves into the frame first: its page can't take focus from this one.
    frame.current?.focus();
    reply({ type: 'foyer.card.focus' });
  };
  const { address, height, isReady, post } = useHostedFrame(frame, url, onMessage, country);
  useImperativeHandle(ref, () => ({
    submit: () => {
      setFailed(false);
      setBusy(true);
      post({ type: 'foyer.card.submit' });
    },
    refuse: (reason) => post({ type: 'foyer.card.refused', reason }),
  }));
  useEffect(() => onStateChange({ isReady, isBusy }), [onStateChange, isReady, isBusy]);
  useEffect(() => () => onStateChange(closedFields), [onStateChange]);
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
      {hasFailed && <FocusedProblem text={t('card.failed')} />}
    </Stack>
  );
}
