import { screen, within } from '@testing-library/react';
import { buildToken, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSentGroup, tokenSettings, yes } from '../../../testing/tokenSettings.ts';
import { BulkAssign } from './BulkAssign.tsx';

const tokens = ['1', '2', '3'].map((end) =>
  buildToken({
    tokenId: `01936f5e-7c00-7000-8000-0000000000b${end}`,
    seat: { seatCode: `101-C-${end}`, sectionCode: '101', section: '101', row: 'C', seat: end },
    allowed: { showCode: yes, transfer: yes },
  }),
);
const { eventId } = tokens[0]!;
const show = (answers: MockAnswers = {}) => {
  const onDone = jest.fn();
  const shown = renderFeature(
    <BulkAssign eventId={eventId} tokens={tokens} onDone={onDone} />,
    tokenSettings({ createTokenAssignments: buildSentGroup(), ...answers }),
  );
  return { ...shown, onDone };
};
const csv = (text: string, name = 'people.csv') => new File([text], name, { type: 'text/csv' });
const upload = (user: ReturnType<typeof show>['user'], file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);

describe('BulkAssign', () => {
  it('shows who gets what from a file, and sends it all at once [C2.28j, C3.34]', async () => {
    const { user, api, onDone } = show();
    await upload(user, csv('email,qty\nada@example.com,2\ngrace@example.com,1\n'));
    const table = await screen.findByRole('table', { name: 'Who gets what' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/ada@example\.com.*Seat 1 · .*Seat 2/);
    expect(second).toHaveTextContent(/grace@example\.com.*Seat 3/);
    await user.click(screen.getByRole('button', { name: 'Send to 2 people' }));
    expect(api.calls).toContainEqual({
      operationId: 'createTokenAssignments',
      request: expect.objectContaining({
        eventId,
        tokenIds: tokens.map(({ tokenId }) => tokenId),
        recipients: [
          { line: 2, email: 'ada@example.com', qty: 2 },
          { line: 3, email: 'grace@example.com', qty: 1 },
        ],
      }) as object,
    });
    expect(onDone).toHaveBeenCalledWith(2);
  });

  it.each([
    ['another order', 'qty,email\n1,ada@example.com', /columns must be email, qty, in this order/],
    ['a wrong address', 'email,qty\nada@example,1', /Line 2: enter a valid email address/],
    ['too many', 'email,qty\nada@example.com,4', /more people than you have Passes/],
    ['too few', 'email,qty\nada@example.com,1', /more Passes than the file has people for/],
  ])(
    'says what is wrong with %s [C5.01b, C5.01e, C5.01f, C8.16a, C8.16c, C8.16d, C8.16e]',
    async (_n, text, words) => {
      const { user } = show();
      await upload(user, csv(text));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  it('refuses what is no CSV file [C5.01a, C8.16b]', async () => {
    const { user } = show();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    input.removeAttribute('accept');
    await user.upload(input, new File(['%PDF'], 'people.pdf', { type: 'application/pdf' }));
    expect((await screen.findAllByText(/This isn’t a CSV file/))[0]).toBeVisible();
  });

  it('takes a pasted list once the number fits', async () => {
    const { user } = show();
    await user.click(screen.getByRole('textbox', { name: /paste email addresses/ }));
    await user.paste('ada@example.com\ngrace@example.com');
    await user.click(await screen.findByRole('button', { name: 'Transfer 2 instead' }));
    expect(await screen.findByRole('button', { name: 'Send to 2 people' })).toBeVisible();
  });

  it('names the lines that the server refuses, and keeps the file', async () => {
    const message = 'Some email addresses aren’t valid. Correct the marked lines.';
    const { user, onDone } = show({
      createTokenAssignments: refuse('bulkInvalidEmails', { message, details: { lines: [2] } }),
    });
    await upload(user, csv('email,qty\nada@example.com,3'));
    await user.click(await screen.findByRole('button', { name: 'Send to 1 person' }));
    expect(await screen.findByText('Lines: 2')).toBeVisible();
    expect(screen.getByText('people.csv')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});
