import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Stack, TextInput } from '@foyer/ui-kit';
import type { Invoice } from './useInvoice.ts';

/** Asks whether the buyer needs a tax invoice, and then for its name and tax number. */
export function InvoiceFields({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('checkout');
  const { wanted, name, taxNumber, change, isMissing, refusals } = invoice;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusals > 0) nameField.current?.focus();
  }, [refusals]);
  return (
    <Stack gap={4}>
      <Checkbox
        label={t('invoice.want')}
        detail={t('invoice.hint')}
        checked={wanted}
        onCheckedChange={(next) => change({ wanted: next })}
      />
      {wanted && (
        <>
          <TextInput
            ref={nameField}
            name="invoiceName"
            label={t('invoice.name')}
            autoComplete="organization"
            maxLength={120}
            error={isMissing ? t('invoice.missing') : undefined}
            value={name}
            onValueChange={(next) => change({ name: next })}
          />
          <TextInput
            name="invoiceTaxNumber"
            label={t('invoice.taxNumber')}
            optional
            autoComplete="off"
            maxLength={40}
            value={taxNumber}
            onValueChange={(next) => change({ taxNumber: next })}
          />
        </>
      )}
    </Stack>
  );
}
