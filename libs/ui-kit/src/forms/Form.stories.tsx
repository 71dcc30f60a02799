import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FORM_ERROR } from 'final-form';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';
import { DateField } from './DateField.tsx';
import { Form } from './Form.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { PasswordField, TextField } from './TextField.tsx';

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

const meta: Meta<typeof SignUp> = { title: 'Forms/Form', component: SignUp };
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
