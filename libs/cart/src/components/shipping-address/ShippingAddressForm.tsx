import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingAddress } from '@foyer/contract';
import { useDeployment, useListCountriesQuery } from '@foyer/api-client/shell';
import { addressText } from '@foyer/util';
import { Button, Stack, textButtonEdge } from '@foyer/ui-kit';
import { Form, SelectField, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import {
  toShippingAddress,
  toValues,
  validateShippingAddress,
  type ShippingAddressValues,
} from './shippingAddressValues.ts';

/** Optional: if loading fails, the address is typed without suggestions. */
const SuggestedAddress = lazy<ComponentType<{ label: string }>>(() =>
  import('./SuggestedAddress.tsx').then(
    (loaded) => ({ default: loaded.SuggestedAddress }),
    () => ({ default: PlainAddress }),
  ),
);

function PlainAddress() {
  const { t } = useTranslation('cart');
  return (
    <TextField name="address" label={t('shipping.address')} autoComplete="street-address" maxLength={300} />
  );
}

export interface ShippingAddressFormProps {
  value: ShippingAddress | undefined;
  onValueChange: (address: ShippingAddress | undefined) => void;
  /** Storage key under which typed values survive a reload and a 401. */
  keepValues?: string;
}

/** Shipping address form [C3.29]. Once accepted it collapses to a text with an edit button. */
export function ShippingAddressForm({ value, onValueChange, keepValues }: ShippingAddressFormProps) {
  const { t } = useTranslation('cart');
  const { data } = useListCountriesQuery({ context: 'shipping' });
  const hasMapsService = useDeployment()?.maps !== undefined;
  const [changed, setChanged] = useState<ShippingAddressValues>();
  const change = (): void => {
    setChanged(value && toValues(value));
    onValueChange(undefined);
  };
  if (value) {
    return (
      <Stack gap={2} align="start">
        <address css={{ fontStyle: 'normal' }}>{addressText(value)}</address>
        <Button variant="text" css={textButtonEdge} onClick={change}>
          {t('shipping.change')}
        </Button>
      </Stack>
    );
  }
  const countries = data?.countries ?? [];
  return (
    <Form<ShippingAddressValues>
      {...(keepValues === undefined ? {} : { keepValues })}
      {...(changed ? { initialValues: changed } : {})}
      validate={validateShippingAddress}
      onSubmit={(values) => onValueChange(toShippingAddress(values))}
      translate={(key) => t(key as 'shipping.errors.country')}
    >
      <Stack gap={4}>
        <TextField name="fullName" label={t('shipping.fullName')} autoComplete="name" maxLength={120} />
        {hasMapsService ? (
          <Suspense fallback={<PlainAddress />}>
            <SuggestedAddress label={t('shipping.address')} />
          </Suspense>
        ) : (
          <PlainAddress />
        )}
        <TextField
          name="unit"
          label={t('shipping.unit')}
          autoComplete="address-line2"
          maxLength={40}
          optional
        />
        <SelectField
          name="country"
          label={t('shipping.country')}
          placeholder={t('shipping.chooseCountry')}
          options={countries.map((each) => ({ value: each.countryCodeISO2, label: each.countryName }))}
        />
        <SubmitButton>{t('shipping.use')}</SubmitButton>
      </Stack>
    </Form>
  );
}
