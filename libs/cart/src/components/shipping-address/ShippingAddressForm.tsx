import { Suspense, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Country, ShippingAddress } from '@foyer/contract';
import { useDeployment, useListCountriesQuery } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { addressText, likelyCountry } from '@foyer/util';
import { Button, lazyPart, Stack, textButtonEdge } from '@foyer/ui-kit';
import { Form, SelectField, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import {
  toShippingAddress,
  toValues,
  validateShippingAddress,
  type ShippingAddressValues,
} from './shippingAddressValues.ts';

/** Optional: if loading fails, the address is typed without suggestions. */
const SuggestedAddress = lazyPart<{ label: string }>(
  async () => (await import('./SuggestedAddress.tsx')).SuggestedAddress,
  PlainAddress,
);

function PlainAddress() {
  const { t } = useTranslation('cart');
  return (
    <TextField name="address" label={t('shipping.address')} autoComplete="street-address" maxLength={300} />
  );
}

export interface AddressFormHandle {
  /** Takes the typed address, or marks missing fields, as the form's own button does. */
  submit: () => void;
}

function SubmitHandle({ handle }: { handle: Ref<AddressFormHandle> | undefined }) {
  const form = useForm();
  useImperativeHandle(handle, () => ({ submit: () => void form.submit() }), [form]);
  return null;
}

export interface ShippingAddressFormProps {
  ref?: Ref<AddressFormHandle>;
  value: ShippingAddress | undefined;
  onValueChange: (address: ShippingAddress | undefined) => void;
  /** Storage key under which typed values survive a reload and a 401. */
  keepValues?: string;
}

const noCountries: readonly Country[] = [];

/** What is known of the buyer: the name of the account, and the likely country if it is shipped to. */
function useKnownValues(countries: readonly Country[]): ShippingAddressValues {
  const { i18n } = useTranslation('cart');
  const { profile } = useSession();
  const country = likelyCountry(i18n.language, navigator.language);
  const isServed = countries.some(({ countryCodeISO2 }) => countryCodeISO2 === country);
  const fullName = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return useMemo(
    () => ({ ...(fullName === '' ? {} : { fullName }), ...(isServed ? { country } : {}) }),
    [fullName, isServed, country],
  );
}

/** Shipping address form [C3.29], filled in as far as the buyer is known. Once accepted it collapses to a text with an edit button. */
export function ShippingAddressForm({ ref, value, onValueChange, keepValues }: ShippingAddressFormProps) {
  const { t } = useTranslation('cart');
  const { data } = useListCountriesQuery({ context: 'shipping' });
  const hasMapsService = useDeployment()?.maps !== undefined;
  const [changed, setChanged] = useState<ShippingAddressValues>();
  const known = useKnownValues(data?.countries ?? noCountries);
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
  const countries = data?.countries ?? noCountries;
  return (
    <Form<ShippingAddressValues>
      {...(keepValues === undefined ? {} : { keepValues })}
      initialValues={changed ?? known}
      validate={validateShippingAddress}
      onSubmit={(values) => onValueChange(toShippingAddress(values))}
      translate={(key) => t(key as 'shipping.errors.country')}
    >
      <SubmitHandle handle={ref} />
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
        <SubmitButton variant="secondary">{t('shipping.use')}</SubmitButton>
      </Stack>
    </Form>
  );
}
