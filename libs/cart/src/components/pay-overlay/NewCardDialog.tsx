import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { Button, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { FocusedProblem } from '../payment-means/FocusedProblem.tsx';
import { HostedCardFields } from '../payment-means/HostedCardFields.tsx';
import { PayAction } from '../pay-panel/PayAction.tsx';
import type { PayPanelState } from '../pay-panel/usePayPanel.ts';
import type { PaySteps } from './usePaySteps.ts';

export interface NewCardDialogProps {
  panel: PayPanelState;
  steps: PaySteps;
  /** Address of the gateway's page with the fields. */
  url: string;
  /** Text of the button that pays. */
  label: string;
  failureText: string | undefined;
  notice: ReactNode;
  /** Control of the payment below that regains focus. */
  opener: RefObject<HTMLElement | null>;
}

/**
 * Form of a new card above a payment. Paying adds the card and charges it in one press. Closing returns to the payment;
 * "Pay later" closes the payment with it [C4.26].
 */
export function NewCardDialog(props: NewCardDialogProps) {
  const { panel, steps, url, label, failureText, notice, opener } = props;
  const { t } = useTranslation(['checkout', 'cart']);
  const { phase, typed, payByToken } = panel;
  const { fields, onFieldsChange } = typed;
  return (
    <Dialog
      open={steps.isCardOpen && panel.isTyped}
      onClose={steps.closeCard}
      closable={!panel.isPaying}
      closeOnBackdrop={false}
      finalFocus={opener}
      title={t('overlay.cardTitle')}
      footer={
        <Stack gap={2}>
          <PayAction
            label={label}
            isPaying={panel.isPaying}
            failureText={failureText}
            disabledReason={panel.obstacle && t(`cart:${panel.obstacle}`)}
            onPay={panel.press}
          />
          <Button variant="text" wide disabled={panel.isPaying} onClick={steps.closeAll}>
            {t('overlay.later')}
          </Button>
        </Stack>
      }
    >
      {notice}
      <Stack gap={4}>
        <HostedCardFields ref={fields} url={url} onCard={payByToken} onStateChange={onFieldsChange} />
        {phase.kind === 'notStored' && <FocusedProblem text={errorText(t, phase.error)} />}
      </Stack>
    </Dialog>
  );
}
