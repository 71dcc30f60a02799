import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, type FormProps } from './Form.tsx';
import { clearAllKeptValues } from './clearAllKeptValues.ts';
import { createKeptValues, isSecretField } from './keptValues.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { PasswordField, TextField } from './fields/TextField.tsx';

interface Values {
  name: string;
  message: string;
  password: string;
  cardNumber: string;
}

const show = (props: Partial<FormProps<Values>> = {}) =>
  render(
    <Form<Values> keepValues="guest" onSubmit={() => undefined} {...props}>
      <TextField name="name" label="Name" />
      <TextField name="message" label="Message" />
      <PasswordField name="password" label="Password" />
      <TextField name="cardNumber" label="Card number" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
const box = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a form that keeps what was typed [I4.15]', () => {
  it('puts it back after a reload, over what it begins with', async () => {
    const { unmount } = show();
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.type(box('Message'), 'See you <3');
    unmount();
    show({ initialValues: { name: 'From the profile', message: '' } });
    expect(box('Name')).toHaveValue('Ada');
    expect(box('Message')).toHaveValue('See you <3');
  });

  it('never keeps a password or card data', async () => {
    const { unmount } = show();
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.type(box('Password'), 'lantern42x');
    await userEvent.type(box('Card number'), '4242424242424242');
    const kept = JSON.stringify({ ...window.sessionStorage });
    expect(kept).toContain('Ada');
    expect(kept).not.toContain('lantern');
    expect(kept).not.toContain('4242');
    unmount();
    show();
    expect(box('Password')).toHaveValue('');
    expect(box('Card number')).toHaveValue('');
  });

  it('keeps it when the server refused, and forgets it when it was sent', async () => {
    const onSubmit = jest.fn().mockResolvedValueOnce({ name: 'taken' }).mockResolvedValue(undefined);
    show({ onSubmit });
    await userEvent.type(box('Name'), 'Ada');
    await send();
    await screen.findByText('taken');
    expect(window.sessionStorage).toHaveLength(1);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('forgets it when the answer led to another page at once', async () => {
    const { unmount } = show({
      onSubmit: async () => {
        unmount();
        return undefined;
      },
    });
    await userEvent.type(box('Name'), 'Ada');
    await send();
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('keeps it while it is being sent: a 401 reloads the page before there is an answer', async () => {
    show({ onSubmit: () => new Promise(() => {}) });
    await userEvent.type(box('Name'), 'Ada');
    await send();
    cleanup();
    show();
    expect(box('Name')).toHaveValue('Ada');
  });

  it('forgets it when it was undone by hand', async () => {
    show();
    await userEvent.type(box('Name'), 'A');
    expect(window.sessionStorage).toHaveLength(1);
    await userEvent.type(box('Name'), '{Backspace}');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('"A"'));
  });

  it.each(['{', '[]', '{"v":2,"values":{"name":"x"}}', '{"v":1,"values":[]}', 'null'])(
    'begins anew from the unreadable %s',
    (text) => {
      window.sessionStorage.setItem('foyer.form.guest', text);
      show();
      expect(box('Name')).toHaveValue('');
    },
  );

  it('does not believe a storage that names a secret', () => {
    window.sessionStorage.setItem('foyer.form.guest', '{"v":1,"values":{"password":"x","name":"Ada"}}');
    expect(createKeptValues({ key: 'guest' }).read()).toEqual({ name: 'Ada' });
  });

  it('works without a storage', async () => {
    const storage = () => {
      throw new Error('forbidden in this frame');
    };
    show({ keepValues: { key: 'guest', storage } });
    await userEvent.type(box('Name'), 'Ada');
    expect(box('Name')).toHaveValue('Ada');
  });

  it('keeps lists and groups, leaves out files, dates and what it is told to', () => {
    const kept = createKeptValues({ key: 'x', except: ['note'] });
    kept.write({
      guests: [{ email: 'a@b.ca', token: 't' }],
      note: 'n',
      file: new File([], 'cv.pdf'),
      at: new Date(0),
      count: 2,
      news: false,
    });
    expect(kept.read()).toEqual({ guests: [{ email: 'a@b.ca' }], count: 2, news: false });
  });

  it('forgets every form at once, and nothing else', () => {
    createKeptValues({ key: 'a' }).write({ name: 'Ada' });
    window.sessionStorage.setItem('other', '1');
    clearAllKeptValues();
    expect(Object.keys(window.sessionStorage)).toEqual(['other']);
  });
});

describe('isSecretField', () => {
  it.each([
    'password',
    'newPassword',
    'cardNumber',
    'cvc',
    'securityCode',
    'expiry',
    'iban',
    'authToken',
    'PIN',
  ])('never keeps %s', (name) => expect(isSecretField(name)).toBe(true));
  it.each(['name', 'emailAddress', 'postalCode', 'message', 'shippingAddress', 'opinion'])(
    'keeps %s',
    (name) => expect(isSecretField(name)).toBe(false),
  );
});
