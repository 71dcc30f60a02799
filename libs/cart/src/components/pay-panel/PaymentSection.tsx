import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';
import { HostedCardFields } from '../payment-means/HostedCardFields.tsx';
import { PaymentMeansPicker } from '../payment-means/PaymentMeansPicker.tsx';
import { PanelNotice, type PanelNoticeProps } from './PanelNotice.tsx';
import { pickerOfPanel } from './pickerOfPanel.ts';
import type { PaymentNeeds } from './usePayPanel.ts';

export interface PaymentSectionProps extends PanelNoticeProps {
  needs: PaymentNeeds;
}

/** Result of the last press of Pay, and the cards to pay with. */
export function PaymentSection({ needs, ...notice }: PaymentSectionProps) {
  const { t } = useTranslation('cart');
  const { panel, eventId } = notice;
  const { phase, means, typed } = panel;
  return (
    <section>
      {needs.card && <h2 css={{ marginBottom: theme.space[4] }}>{t('pay.title')}</h2>}
      <PanelNotice {...notice} />
      {needs.card && (
        <PaymentMeansPicker
          {...pickerOfPanel(panel, eventId)}
          method={means.method}
          {...(needs.cardOnly ? {} : { onMethodChange: means.chooseMethod })}
          problem={phase.kind === 'notStored' ? phase.error : undefined}
          fields={(url) => (
            <HostedCardFields
              ref={typed.fields}
              url={url}
              onCard={panel.payByToken}
              onStateChange={typed.onFieldsChange}
            />
          )}
        />
      )}
    </section>
  );
}
