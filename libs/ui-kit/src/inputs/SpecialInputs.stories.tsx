import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { PinIcon } from '../icons/Icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Combobox, type ComboboxOption } from './choice/Combobox.tsx';
import { DateInput, type DateInputProps } from './text/DateInput.tsx';
import { QuantityStepper } from './amount/QuantityStepper.tsx';
import { RangeFilter, type Range } from './amount/RangeFilter.tsx';

const meta: Meta = {
  title: 'Components/Special inputs/Date, city, quantity',
  tags: [
    'date picker',
    'birth date',
    'combobox',
    'autocomplete',
    'typeahead',
    'stepper',
    'quantity',
    'price range',
  ],
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

const HeldDate = (props: Partial<DateInputProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateInput
      label="Date of birth"
      locale="en-US"
      birthday
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
};
export const Dates: StoryObj = {
  render: (_, { globals }) => (
    <Stack gap={6}>
      <HeldDate locale={globals['locale'] as string} hint="In the order of your language" />
      <HeldDate label="Date of birth, filled" value="1990-04-17" />
      <HeldDate label="Date de naissance" locale="fr-CA" value="1990-04-17" />
      <HeldDate label="Month and year" precision="month" value="1990-04" />
      <HeldDate label="Date of birth, wrong" value="1990-02-31" error="Please enter a valid birth date." />
      <HeldDate label="Date of birth, fixed" value="1990-04-17" disabled />
    </Stack>
  ),
};

const cities: ComboboxOption[] = [
  { id: '1', label: 'Montréal', detail: 'Québec' },
  { id: '2', label: 'Montreal-Ouest', detail: 'Québec' },
  { id: '3', label: 'Monterey', detail: 'California' },
  { id: '4', label: 'Montgomery', detail: 'Alabama' },
];
interface HeldCityProps {
  text: string;
  loading?: boolean;
  error?: string;
}
const HeldCity = ({ text, loading = false, error }: HeldCityProps) => {
  const [value, setValue] = useState(text);
  return (
    <Combobox
      label="City"
      placeholder="Any city"
      before={<PinIcon />}
      value={value}
      onValueChange={setValue}
      loading={loading}
      error={error}
      options={loading ? [] : cities.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()))}
      onSelect={() => {}}
    />
  );
};
export const CitySearch: StoryObj = {
  render: () => <HeldCity text="Mont" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'r');
  },
};
export const CityLoading: StoryObj = { render: () => <HeldCity text="Mont" loading /> };
export const CityRefused: StoryObj = {
  render: () => <HeldCity text="Nowhere" error="Please choose a city from the list." />,
};
export const CityNotFound: StoryObj = {
  render: () => <HeldCity text="Xyz" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'q');
  },
};

const HeldQuantity = (props: { start: number; max?: number; limitReason?: string; disabled?: boolean }) => {
  const [value, setValue] = useState(props.start);
  return <QuantityStepper label="Passes" {...props} value={value} onValueChange={setValue} />;
};
export const Quantities: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldQuantity start={1} />
      <HeldQuantity start={8} max={8} limitReason="At most 8 passes a person for this event." />
      <HeldQuantity start={2} disabled />
    </Stack>
  ),
};

const HeldRange = ({ start, bars }: { start: Range; bars?: readonly number[] }) => {
  const [value, setValue] = useState<Range>(start);
  return (
    <RangeFilter
      label="Price a pass, all in"
      fromLabel="Minimum price"
      toLabel="Maximum price"
      min={20}
      max={400}
      step={5}
      value={value}
      onValueChange={setValue}
      format={(price) => `$${price}`}
      bars={bars}
    />
  );
};
export const PriceRange: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldRange start={[20, 400]} />
      <HeldRange start={[85, 240]} />
      <HeldRange start={[400, 400]} />
      <HeldRange start={[85, 240]} bars={[1, 0.7, 0, 0.5, 0.4, 0.2, 0, 0.1]} />
    </Stack>
  ),
};
