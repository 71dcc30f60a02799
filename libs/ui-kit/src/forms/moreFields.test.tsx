import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CountryField } from './fields/CountryField.tsx';
import { FileField } from './fields/FileField.tsx';
import { required } from './fieldRules.ts';
import { Form } from './Form.tsx';
import { PhoneField } from './fields/PhoneField.tsx';
import { PostalCodeField } from './fields/PostalCodeField.tsx';
import { QuantityField } from './fields/QuantityField.tsx';
import { RangeSliderField } from './fields/RangeSliderField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SwitchField } from './fields/SwitchField.tsx';
import { TextAreaField } from './fields/TextAreaField.tsx';

const countries = [
  { code: 'CA', name: 'Canada' },
  { code: 'US', name: 'United States' },
];
const fileTexts = {
  drop: 'Drop',
  choose: 'Choose',
  letGo: 'Let go',
  refused: () => 'Refused',
  remove: (name: string) => `Remove ${name}`,
  state: () => 'Waiting',
};

const setup = (initialValues: object = {}) => {
  const onSubmit = jest.fn();
  render(
    <Form initialValues={initialValues} onSubmit={onSubmit} translate={(key) => `text of ${key}`}>
      <TextAreaField name="message" label="Message" validate={required('needed')} characterLimit={20} />
      <PhoneField name="phone" label="Phone" country="CA" validate={required('needed')} />
      <CountryField name="country" label="Country" locale="en-CA" countries={countries} />
      <PostalCodeField name="postalCode" label="Postal code" country="CA" validate={required('needed')} />
      <SwitchField name="news" label="News" />
      <RangeSliderField name="miles" label="Miles" min={5} max={50} />
      <QuantityField name="quantity" label="Passes" />
      <FileField
        name="resume"
        label="Résumé"
        locale="en-CA"
        texts={fileTexts}
        validate={(files) => (files.length > 0 ? undefined : 'file.needed')}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
};

describe('fields over the inputs', () => {
  it('send what was typed, in the form in which it is meant', async () => {
    const { onSubmit, send } = setup();
    await userEvent.type(screen.getByLabelText('Message'), '<b>Hello</b>');
    await userEvent.type(screen.getByLabelText('Phone'), '416 555 0123');
    await userEvent.type(screen.getByLabelText('Postal code'), 'k1a0b1');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA');
    await userEvent.click(screen.getByRole('switch'));
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
    await userEvent.upload(screen.getByLabelText(/Résumé/), new File(['x'], 'cv.pdf'));
    await screen.findByText('cv.pdf');
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      message: 'Hello',
      phone: '+14165550123',
      postalCode: 'K1A 0B1',
      country: 'CA',
      news: true,
      miles: 5,
      quantity: 2,
      resume: [expect.objectContaining({ name: 'cv.pdf' })],
    });
  });

  it.each([
    ['en', 'US'],
    ['fr-CA', 'CA'],
  ])('begin with the country of the page’s language, or the United States: %s [I5.06]', (locale, country) => {
    render(
      <Form onSubmit={() => undefined}>
        <CountryField name="country" label="Country" locale={locale} countries={countries} />
      </Form>,
    );
    expect(screen.getByLabelText('Country')).toHaveValue(country);
  });

  it('keep the country that the form begins with [I5.06]', () => {
    setup({ country: 'US' });
    expect(screen.getByLabelText('Country')).toHaveValue('US');
  });

  it('keep the country that was chosen before a reload [I5.06]', () => {
    window.sessionStorage.setItem('foyer.form.kept', '{"v":1,"values":{"country":"US"}}');
    render(
      <Form keepValues="kept" onSubmit={() => undefined}>
        <CountryField name="country" label="Country" locale="en-CA" countries={countries} />
      </Form>,
    );
    expect(screen.getByLabelText('Country')).toHaveValue('US');
  });

  it.each(['Message', 'Phone', 'Postal code'])(
    '%s shows its error after it was left only [I5.12]',
    async (name) => {
      setup();
      await userEvent.click(screen.getByLabelText(name));
      expect(screen.queryByText('text of needed')).not.toBeInTheDocument();
      await userEvent.tab();
      expect(screen.getByText('text of needed')).toBeInTheDocument();
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('text of needed');
    },
  );

  it('send the focus to the first error, a file too [I5.12]', async () => {
    const { onSubmit, send } = setup({ message: 'Hello', phone: '+14165550123', postalCode: 'K1A 0B1' });
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/Résumé/)).toHaveFocus();
    expect(screen.getByText('text of file.needed')).toBeInTheDocument();
  });

  it('lets a chosen file go again', async () => {
    setup();
    await userEvent.upload(screen.getByLabelText(/Résumé/), new File(['x'], 'cv.pdf'));
    const row = await screen.findByRole('listitem');
    await userEvent.click(within(row).getByRole('button', { name: 'Remove cv.pdf' }));
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });
});
