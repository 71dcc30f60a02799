import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { CountrySelect, type Country } from './CountrySelect.tsx';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';
import { PostalCodeInput } from './PostalCodeInput.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta: Meta = {
  title: 'Inputs/More',
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

const HeldArea = (props: Partial<TextAreaProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Message" {...props} value={value} onValueChange={setValue} />;
};
export const TextAreas: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldArea hint="Your guest reads it in the invitation." characterLimit={240} />
      <HeldArea
        label="Message, nearly full"
        value="See you at the door at half past seven."
        characterLimit={45}
      />
      <HeldArea
        label="Message, too long"
        value="See you at the door at half past seven."
        characterLimit={20}
        error="Please use at most 20 characters."
      />
      <HeldArea label="Message, fixed" value="See you there." disabled />
      <HeldArea
        label="Message d’accompagnement que votre invité recevra par courriel"
        value="On se retrouve à l’entrée principale une demi-heure avant le lever du rideau; n’oublie pas ta pièce d’identité."
        characterLimit={240}
        optional
      />
    </Stack>
  ),
};

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
    </Stack>
  ),
};

const HeldPostalCode = ({
  country,
  start = '',
  error,
}: {
  country: string;
  start?: string;
  error?: string;
}) => {
  const [value, setValue] = useState(start);
  return (
    <PostalCodeInput
      label={`Postal code (${country || 'no country yet'})`}
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
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText('Postal code (CA)');
    await userEvent.clear(box);
    await userEvent.type(box, 'h2x1y4');
    await expect(box).toHaveValue('H2X 1Y4');
  },
};

const HeldCountry = ({ start, error, locale }: { start: string; error?: string; locale: string }) => {
  const [value, setValue] = useState(start);
  return (
    <CountrySelect
      label={error ? 'Country, missing' : 'Country'}
      placeholder="Choose a country"
      countries={countries}
      locale={locale}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
};
export const Countries: StoryObj = {
  render: (_, { globals }) => (
    <Stack gap={6}>
      <HeldCountry locale={globals['locale'] as string} start="US" />
      <HeldCountry locale={globals['locale'] as string} start="" error="Please choose a country." />
    </Stack>
  ),
};

const HeldSwitch = ({ start = false, ...props }: Partial<SwitchProps> & { start?: boolean }) => {
  const [checked, setChecked] = useState(start);
  return <Switch label="Price alerts" {...props} checked={checked} onCheckedChange={setChecked} />;
};
export const Switches: StoryObj = {
  render: () => (
    <Stack gap={1}>
      <HeldSwitch detail="When the price of an event on your Wish List falls." />
      <HeldSwitch label="Reminders" start />
      <HeldSwitch label="News, not offered here" disabled />
      <HeldSwitch label="Messages" start error="This could not be saved. Try again." />
      <HeldSwitch label="Recevoir les rappels concernant les laissez-passer qui n’ont pas encore été attribués" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('switch', { name: /Price alerts/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

const HeldSlider = ({ start, ...props }: Partial<RangeSliderProps> & { start: number }) => {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      label="How far would you go?"
      min={0}
      max={100}
      step={5}
      format={(miles) => `${miles} mi`}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
};
export const Sliders: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldSlider start={25} hint="From the city that you chose." />
      <HeldSlider start={0} label="At the least" />
      <HeldSlider start={100} label="At the most" />
      <HeldSlider start={40} label="Not now" disabled />
      <HeldSlider start={95} label="Too far" error="There is nothing on beyond 90 miles." />
    </Stack>
  ),
};
