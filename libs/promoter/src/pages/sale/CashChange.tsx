import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { typedAmount } from '@foyer/cart';
import { LiveRegion, Stack, TextInput, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

/** Tells the change to give for the cash that a guest hands over. Nothing of it is sent. */
export function CashChange({ total }: { total: Money }) {
  const { t, i18n } = useTranslation('promoter');
  const [typed, setTyped] = useState('');
  const received = typedAmount(typed, total.currency);
  const change = received && { ...total, amount: received.amount - total.amount };
  return (
    <Stack gap={2}>
      <TextInput
        label={t('sale.received')}
        hint={t('sale.receivedHint')}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onValueChange={setTyped}
      />
      <LiveRegion>
        {change && (
          <p css={{ fontSize: theme.text.large, fontWeight: 600 }}>
            {change.amount < 0
              ? t('sale.missing', {
                  amount: formatMoney({ ...change, amount: -change.amount }, i18n.language),
                })
              : t('sale.giveBack', { amount: formatMoney(change, i18n.language) })}
          </p>
        )}
      </LiveRegion>
    </Stack>
  );
}
