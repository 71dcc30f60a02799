import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { CountrySelect, type Country, type CountrySelectProps } from './choice/CountrySelect.tsx';
import { PhoneInput, type PhoneInputProps } from './text/PhoneInput.tsx';
import { PostalCodeInput } from './text/PostalCodeInput.tsx';

const meta: Meta = {
  title: 'Components/Special inputs/Phone and address',
  tags: ['phone number', 'telephone', 'country', 'postal code', 'ZIP code', 'postcode', 'address'],
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

const countries: Country[] = [
  { code: 'AX', name: 'Åland Islands' },
  { code: 'BR', name: 'Brazil' },
  { code: 'CA', name: 'Canada' },
  { code: 'FR', name: 'France' },
  { code: 'US', name: 'United States' },
  { code: 'ZA', name: 'South Africa' },
];
const HeldPhone = (props: Partial<PhoneInputProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  const [country, setCountry] = useState(props.country ?? 'US');
  return (
    <PhoneInput
      label="Phone number"
      {...props}
      value={value}
      onValueChange={setValue}
      country={country}
      onCountryChange={setCountry}
    />
  );
};
export const Phones: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldPhone hint="For a word about the doors, on the day itself." />
      <HeldPhone label="Phone number, filled" value="+14165550123" country="CA" />
      <HeldPhone label="Phone number, from abroad" value="+33142685300" country="CA" />
      <HeldPhone
        label="Phone number, any country"
        countries={countries}
        countryLabel="Country of the number"
        value="+33142685300"
        country="FR"
      />
      <HeldPhone
        label="Phone number, wrong"
        value="555"
        error="Please enter a phone number with ten digits."
      />
      <HeldPhone label="Phone number, fixed" value="+14165550123" country="CA" disabled />
    </Stack>
  ),
};

const HeldPostalCode = ({
  country,
  start = '',
  error,
  isFixed = false,
}: {
  country: string;
  start?: string;
  error?: string;
  isFixed?: boolean;
}) => {
  const [value, setValue] = useState(start);
  return (
    <PostalCodeInput
      label={isFixed ? 'Postal code, fixed' : `Postal code (${country || 'no country yet'})`}
      disabled={isFixed}
      country={country}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
};
export const PostalCodes: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldPostalCode country="CA" start="K1A 0B1" />
      <HeldPostalCode country="US" start="55403-1234" />
      <HeldPostalCode country="FR" start="75001" />
      <HeldPostalCode country="" error="Please choose a country first." />
      <HeldPostalCode country="CA" start="H2X 1Y4" isFixed />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText('Postal code (CA)');
    await userEvent.clear(box);
    await userEvent.type(box, 'h2x1y4');
    await expect(box).toHaveValue('H2X 1Y4');
  },
};

const HeldCountry = ({
  label = 'Country',
  start,
  ...rest
}: Pick<CountrySelectProps, 'error' | 'disabled' | 'locale'> & { label?: string; start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <CountrySelect
      {...rest}
      label={label}
      placeholder="Choose a country"
      countries={countries}
      value={value}
      onValueChange={setValue}
    />
  );
};
export const Countries: StoryObj = {
  render: (_, { globals: { locale } }) => (
    <Stack gap={6}>
      <HeldCountry locale={locale as string} start="US" />
      <HeldCountry
        label="Country, missing"
        locale={locale as string}
        start=""
        error="Please choose a country."
      />
      <HeldCountry label="Country, fixed" locale={locale as string} start="CA" disabled />
    </Stack>
  ),
};
