import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';
import { SearchInput } from './SearchInput.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const Held = (props: TextInputProps) => {
  const [value, setValue] = useState(props.value);
  return <TextInput {...props} value={value} onValueChange={setValue} />;
};
const HeldPassword = (props: Partial<PasswordInputProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <PasswordInput label="Password" {...props} value={value} onValueChange={setValue} />;
};
const HeldSearch = ({ text }: { text: string }) => {
  const [value, setValue] = useState(text);
  return (
    <SearchInput
      label="Search"
      placeholder="Artist, team, venue or city"
      value={value}
      onValueChange={setValue}
    />
  );
};

const meta: Meta<typeof TextInput> = {
  title: 'Components/Text inputs/Text, password, search',
  tags: ['text field', 'input', 'email', 'password', 'search', 'form field', 'validation', 'placeholder'],
  component: TextInput,
  args: { label: 'Email address', value: '', onValueChange: () => {} },
  render: (args) => <Held {...args} />,
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

type Story = StoryObj<typeof TextInput>;

export const Empty: Story = { args: { placeholder: 'name@example.com' } };
export const Filled: Story = { args: { value: 'camille@example.com', hint: 'We send your receipt here.' } };
export const Optional: Story = { args: { label: 'Company', optional: true } };
export const WithError: Story = { args: { value: 'camille@', error: 'Please enter a valid email.' } };
export const Disabled: Story = { args: { value: 'camille@example.com', disabled: true } };
export const CharactersLeft: Story = {
  args: { label: 'Message', value: 'See you there', characterLimit: 20 },
};
export const TooManyCharacters: Story = {
  args: { label: 'Message', value: 'See you there at half past seven', characterLimit: 20 },
};
export const LongFrench: Story = {
  args: {
    label: 'Adresse courriel à laquelle nous enverrons la confirmation de votre achat',
    value: 'jean-baptiste.de-la-montagne@exemple.quebec',
    error:
      'Cette adresse est déjà liée à un compte. Connectez-vous, ou choisissez une autre adresse courriel.',
  },
};
export const Password: Story = { render: () => <HeldPassword value="correct horse" /> };
export const PasswordStrengths: Story = {
  render: () => (
    <Stack gap={6}>
      {['abc', 'abcdefg1', 'lantern42x', 'Brass-lantern-42'].map((value) => (
        <HeldPassword key={value} label={`Password: ${value}`} value={value} showStrength />
      ))}
    </Stack>
  ),
};
export const PasswordWithError: Story = {
  render: () => (
    <HeldPassword value="short" error="Use at least 8 characters, with one digit and one letter." />
  ),
};
export const Search: Story = {
  render: () => (
    <Stack>
      <HeldSearch text="" />
      <HeldSearch text="jazz" />
    </Stack>
  ),
};
