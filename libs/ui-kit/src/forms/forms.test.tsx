import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FORM_ERROR } from 'final-form';
import { cleanValues } from './cleanValues.ts';
import { DateField } from './fields/DateField.tsx';
import { atLeast, atMostCharacters, firstOf, required, shownError } from './fieldRules.ts';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { PasswordField, TextField } from './fields/TextField.tsx';

interface Values {
  name: string;
  city: string;
  password: string;
  born: string;
}

const validate = (values: Values) => ({
  ...(values.name ? {} : { name: 'name.required' }),
  ...(values.city ? {} : { city: { key: 'city.required', values: { count: 1 } } }),
});

const setup = (props: Partial<FormProps<Values>> = {}) => {
  const onSubmit = jest.fn(props.onSubmit ?? (() => undefined));
  render(
    <Form<Values>
      validate={validate}
      translate={(key, values) => `text of ${key} ${values?.['count'] ?? ''}`.trim()}
      {...props}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <PasswordField name="password" label="Password" />
      <DateField name="born" label="Born" locale="fr-CA" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
};

describe('shownError [I5.12]', () => {
  it.each([
    [{ error: 'e' }, undefined],
    [{ error: 'e', touched: true }, 'e'],
    [{ error: 'e', visited: true }, 'e'],
    [{ error: 'e', touched: true, visited: true, active: true }, undefined],
    [{ submitError: 's', touched: true }, 's'],
    [{ submitError: 's', touched: true, dirtySinceLastSubmit: true }, undefined],
    [{ error: 'e', submitError: 's', touched: true }, 'e'],
  ])('%j shows %p', (meta, expected) => {
    expect(shownError(meta)).toBe(expected);
  });

  it('shows the error of the field to which a failed submit sent the focus', () => {
    expect(shownError({ error: 'e', touched: true, active: true, submitFailed: true }, true)).toBe('e');
  });
});

describe('field rules [I5.11]', () => {
  it.each([[''], ['   '], [undefined], [null], [false]])('%p is not there', (value) => {
    expect(required('needed')(value)).toBe('needed');
  });
  it.each([['a'], [0], [true]])('%p is there', (value) => {
    expect(required('needed')(value)).toBeUndefined();
  });
  it('checks a minimum with its own message', () => {
    const rule = atLeast(5, 'few');
    expect([rule('4'), rule(5), rule(''), rule('x')]).toEqual(['few', undefined, undefined, 'few']);
  });
  it('checks a character limit', () => {
    expect([atMostCharacters(2, 'long')('ab'), atMostCharacters(2, 'long')('abc')]).toEqual([
      undefined,
      'long',
    ]);
  });
  it('hears the first objection', () => {
    expect(firstOf(required('needed'), atLeast(5, 'few'))('')).toBe('needed');
  });
});

describe('cleanValues [I5.12]', () => {
  it('strips every text but passwords, and leaves what is no text', () => {
    const date = new Date(0);
    expect(
      cleanValues({
        name: '<b>Ada</b>',
        password: 'a<b>c1',
        newPassword: '<i>',
        list: ['<i>x</i>'],
        nested: { city: 'Qu<br>ébec' },
        count: 3,
        date,
        none: null,
      }),
    ).toEqual({
      name: 'Ada',
      password: 'a<b>c1',
      newPassword: '<i>',
      list: ['x'],
      nested: { city: 'Québec' },
      count: 3,
      date,
      none: null,
    });
  });
});

describe('Form', () => {
  it('shows an error only after the field was left [I5.12]', async () => {
    setup();
    await userEvent.click(screen.getByLabelText('Name'));
    expect(screen.queryByText('text of name.required')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('text of name.required')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('text of name.required');
    expect(screen.queryByText('text of city.required 1')).not.toBeInTheDocument();
  });

  it('focuses the first error after a submit, says it, and is quiet while it is corrected', async () => {
    const { send, onSubmit } = setup();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByText('text of name.required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'A{Backspace}');
    expect(screen.queryByText('text of name.required')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('text of name.required')).toBeInTheDocument();
  });

  it('validates and sends texts without tags [I5.12]', async () => {
    const { send, onSubmit } = setup();
    await userEvent.type(screen.getByLabelText('Name'), '<b></b>');
    await userEvent.type(screen.getByLabelText('City'), '<i>Laval</i>');
    await userEvent.type(screen.getByLabelText('Password'), 'a<b>1');
    await send();
    expect(screen.getByText('text of name.required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await send();
    expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Ada', city: 'Laval', password: 'a<b>1' },
      expect.anything(),
    );
  });

  it('shows what the server objects to, in its place, until it is changed [I5.12]', async () => {
    const { send } = setup({
      initialValues: { name: 'Ada', city: 'Laval' },
      onSubmit: () => Promise.resolve({ city: 'city.unknown', [FORM_ERROR]: 'all.wrong' }),
    });
    await send();
    await screen.findByText('text of all.wrong');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(screen.getByText('text of city.unknown')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('City'), '!');
    await userEvent.tab();
    expect(screen.queryByText('text of city.unknown')).not.toBeInTheDocument();
  });

  it('writes a date in the order of the locale [I5.04]', async () => {
    const { send, onSubmit } = setup({ initialValues: { name: 'Ada', city: 'Laval' } });
    const boxes = screen.getAllByRole('textbox').slice(2);
    await userEvent.type(boxes[0] as HTMLElement, '17041990');
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ born: '1990-04-17' });
  });
});
