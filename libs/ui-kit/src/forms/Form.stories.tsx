import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FORM_ERROR } from 'final-form';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { OverlayProvider, useOverlays } from '../overlays/OverlayProvider.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { CountryField } from './fields/CountryField.tsx';
import { DateField } from './fields/DateField.tsx';
import { FileField } from './fields/FileField.tsx';
import { Form } from './Form.tsx';
import { PhoneField } from './fields/PhoneField.tsx';
import { PostalCodeField } from './fields/PostalCodeField.tsx';
import { QuantityField } from './fields/QuantityField.tsx';
import { RadioGroupField } from './fields/RadioGroupField.tsx';
import { RangeSliderField } from './fields/RangeSliderField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SwitchField } from './fields/SwitchField.tsx';
import { TextAreaField } from './fields/TextAreaField.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { PasswordField, TextField } from './fields/TextField.tsx';

interface Account {
  emailAddress: string;
  password: string;
  country: string;
  dateOfBirth: string;
  updates: string;
  terms: boolean;
}

const texts: Record<string, string> = {
  required: 'This field is required, please enter a value.',
  taken: 'Please enter an available email.',
  server: 'An error occurred on the server. Nothing is lost: try again.',
};
const translate = (key: string) => texts[key] ?? key;
const validate = (values: Account) => ({
  ...(values.emailAddress ? {} : { emailAddress: 'required' }),
  ...(values.dateOfBirth ? {} : { dateOfBirth: 'required' }),
  ...(values.terms ? {} : { terms: 'required' }),
});

const SignUp = ({ onSubmit }: { onSubmit: () => object | Promise<object> | undefined }) => (
  <div style={{ maxWidth: 480 }}>
    <Form<Account> validate={validate} onSubmit={onSubmit} translate={translate}>
      <TextField name="emailAddress" label="Email address" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" showStrength />
      <SelectField
        name="country"
        label="Country"
        options={[
          { value: '', label: 'Choose' },
          { value: 'CA', label: 'Canada' },
        ]}
      />
      <DateField name="dateOfBirth" label="Date of birth" locale="en-US" birthday />
      <RadioGroupField
        name="updates"
        label="News"
        options={[
          { value: 'all', label: 'All of it' },
          { value: 'none', label: 'None' },
        ]}
      />
      <CheckboxField name="terms" label="I agree to the terms of use" />
      <SubmitButton wide>Create account</SubmitButton>
    </Form>
  </div>
);

const meta: Meta<typeof SignUp> = {
  title: 'Components/Forms/Form',
  tags: ['form', 'validation', 'error message', 'submit', 'unsaved changes', 'required'],
  component: SignUp,
};
export default meta;

type Story = StoryObj<typeof SignUp>;

export const Untouched: Story = { args: { onSubmit: () => undefined } };
export const SubmittedEmpty: Story = {
  args: { onSubmit: () => undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByLabelText('Email address')).toHaveFocus();
  },
};
const fill: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Email address'), 'fan@example.com');
  await userEvent.type(canvas.getByLabelText('Month'), '04');
  await userEvent.type(canvas.getByLabelText('Day'), '17');
  await userEvent.type(canvas.getByLabelText('Year'), '1990');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};
export const RefusedByServer: Story = {
  args: { onSubmit: () => ({ emailAddress: 'taken', [FORM_ERROR]: 'server' }) },
  play: fill,
};
export const Sending: Story = { args: { onSubmit: () => new Promise(() => {}) }, play: fill };

interface Guest {
  message: string;
}
const nothing = () => undefined;
const countries = [
  { code: 'CA', name: 'Canada' },
  { code: 'FR', name: 'France' },
  { code: 'US', name: 'United States' },
];

/** Fields of the kit that sign-up doesn't use. */
export const EveryOtherField: StoryObj = {
  render: (_, { globals }) => (
    <div style={{ maxWidth: 480 }}>
      <Form<Guest> onSubmit={nothing} translate={translate}>
        <TextAreaField name="message" label="Message to your guest" characterLimit={240} optional />
        <PhoneField name="phone" label="Phone number" country="US" />
        <CountryField
          name="country"
          label="Country"
          locale={globals['locale'] as string}
          countries={countries}
        />
        <PostalCodeField name="postalCode" label="Postal code" country="US" />
        <QuantityField name="quantity" label="Passes" />
        <RangeSliderField
          name="miles"
          label="How far would you go?"
          min={5}
          max={100}
          step={5}
          format={(miles) => `${miles} mi`}
        />
        <SwitchField name="reminders" label="Remind me a day before" />
        <FileField
          name="resume"
          label="Résumé"
          hint="PDF, at most 10 MB"
          locale={globals['locale'] as string}
          accept={{ 'application/pdf': ['.pdf'] }}
          maxBytes={10 * 1024 * 1024}
          texts={{
            drop: 'Drop your résumé here, or choose a file.',
            choose: 'Choose a file',
            letGo: 'Let go to add it',
            refused: () => 'A PDF of at most 10 MB, please.',
            remove: (name) => `Remove ${name}`,
            state: () => 'Goes with the form',
          }}
        />
        <SubmitButton wide>Send</SubmitButton>
      </Form>
    </div>
  ),
};

const Way = () => {
  const overlays = useOverlays();
  return <Button onClick={() => void overlays.mayLeave()}>Go elsewhere</Button>;
};
/** Leaving with unsaved input asks first. */
export const UnsavedChangesAsk: StoryObj = {
  render: () => (
    <OverlayProvider locationKey="story">
      <div style={{ maxWidth: 480 }}>
        <Form<Guest> onSubmit={nothing}>
          <UnsavedChanges
            texts={{
              title: 'Leave without saving?',
              message: 'What you typed would be lost.',
              yes: 'Leave',
              no: 'Stay',
            }}
          />
          <TextAreaField name="message" label="Message to your guest" />
          <SubmitButton>Send</SubmitButton>
        </Form>
        <Way />
      </div>
    </OverlayProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Message to your guest'), 'See you at the door');
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
};
