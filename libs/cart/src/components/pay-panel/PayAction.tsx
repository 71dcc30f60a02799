import { css } from '@emotion/react';
import { useId, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LiveRegion, theme, WarningIcon } from '@foyer/ui-kit';

const longMs = 1000;

/** Tells whether a wait has lasted more than a second and needs an explanation. */
function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}

const wait = css({
  marginBottom: theme.space[2],
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
});
/** Repeated beside the button, because the message beside the cards may be out of view on phones. */
const failure = css({
  display: 'flex',
  gap: theme.space[2],
  marginBottom: theme.space[2],
  color: theme.color.danger,
  fontSize: theme.text.small,
  fontWeight: 600,
});

export interface PayActionProps {
  /** Text of the button. */
  label: string;
  isPaying: boolean;
  /** One-line reason why the last press failed. The notice announces it, so this is no live region. */
  failureText?: string | undefined;
  /** Reason why Pay is disabled; `undefined` when it is enabled. */
  disabledReason: string | undefined;
  onPay: () => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Pay button, with the reason why its last press failed, and the announcement of a long wait. */
export function PayAction({ label, isPaying, failureText, disabledReason, onPay, ref }: PayActionProps) {
  const { t } = useTranslation('cart');
  const failureId = useId();
  const isLong = useIsLong(isPaying);
  return (
    <>
      {failureText !== undefined && (
        <p id={failureId} css={failure}>
          <WarningIcon size={20} />
          <span>{failureText}</span>
        </p>
      )}
      <LiveRegion>{isLong && <p css={wait}>{t('pay.wait')}</p>}</LiveRegion>
      <Button
        variant="primary"
        size="large"
        wide
        loading={isPaying}
        disabledReason={disabledReason}
        onClick={onPay}
        {...(ref === undefined ? {} : { ref })}
        {...(failureText === undefined ? {} : { 'aria-describedby': failureId })}
      >
        {label}
      </Button>
    </>
  );
}
