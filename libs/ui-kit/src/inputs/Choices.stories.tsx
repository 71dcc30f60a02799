import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from './choice/RadioGroup.tsx';
import { Select, type SelectProps } from './choice/Select.tsx';

const meta: Meta = {
  title: 'Components/Choices/Select, checkbox, radio',
  tags: ['dropdown', 'select', 'picker', 'checkbox', 'radio button', 'option', 'choice'],
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

const HeldSelect = (props: Partial<SelectProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Select
      label="Country"
      placeholder="Choose a country"
      options={[
        { value: 'CA', label: 'Canada' },
        { value: 'US', label: 'United States' },
      ]}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
};
const HeldCheckbox = ({
  start = false,
  ...props
}: {
  start?: boolean;
  error?: string;
  disabled?: boolean;
}) => {
  const [checked, setChecked] = useState(start);
  return (
    <Checkbox
      label="I agree to the terms of use"
      detail="You can read them below."
      checked={checked}
      onCheckedChange={setChecked}
      {...props}
    />
  );
};
const HeldRadio = (props: Partial<RadioGroupProps>) => {
  const [value, setValue] = useState(props.value ?? 'card');
  return (
    <RadioGroup
      name="method"
      label="How would you like to pay?"
      options={[
        { value: 'card', label: 'Card ending in 4242', detail: 'Expires 04/29', after: 'Visa' },
        { value: 'new', label: 'Another card' },
        { value: 'cash', label: 'Cash', detail: 'Not for this event', disabled: true },
      ]}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
};

export const Selects: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldSelect />
      <HeldSelect label="Country of residence" value="CA" />
      <HeldSelect label="Country, missing" error="Please choose a country." />
      <HeldSelect label="Country, fixed" value="US" disabled />
    </Stack>
  ),
};
export const Checkboxes: StoryObj = {
  render: () => (
    <Stack>
      <HeldCheckbox />
      <HeldCheckbox start />
      <HeldCheckbox error="Please agree to the terms to go on." />
      <HeldCheckbox start disabled />
    </Stack>
  ),
};
export const Radios: StoryObj = { render: () => <HeldRadio /> };
export const RadioCards: StoryObj = { render: () => <HeldRadio variant="cards" /> };
export const RadioWithError: StoryObj = {
  render: () => <HeldRadio value="" error="Please choose a way to pay." />,
};
export const LongFrench: StoryObj = {
  render: () => (
    <HeldRadio
      variant="cards"
      label="De quelle façon souhaitez-vous régler le montant total de votre commande?"
      options={[
        {
          value: 'card',
          label: 'Carte de crédit enregistrée dans votre compte, se terminant par 4242',
          detail: 'Une vérification supplémentaire pourrait être demandée par votre institution financière.',
          after: 'Visa',
        },
      ]}
    />
  ),
};
