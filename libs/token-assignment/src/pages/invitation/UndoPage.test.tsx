import { screen } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildInvitation, tokenSettings } from '../../testing/tokenSettings.ts';
import { UndoPage } from './UndoPage.tsx';

const waiting = {
  ...{ event: buildInvitation().event, quantity: 3, recipientCount: 3, sendsAt: '2027-01-01T18:00:00Z' },
  recipients: ['g••@example.com', 'h••@example.com'],
};
const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <UndoPage />,
    tokenSettings(
      { readWaitingAssignments: waiting, undoWaitingAssignments: { ok: true }, ...answers },
      { path: '/tokenAssignment/undo?undoCode=code-1', token: undefined },
    ),
  );

it('changes nothing on opening, and takes everything back by one press, without a log-in', async () => {
  const { user, api } = show();
  const text = await screen.findByText(/^3 Passes for/);
  expect(text).toHaveTextContent(/g••@example\.com.*h••@example\.com.*1 more person/);
  expect(api.calls.map(({ operationId }) => operationId)).not.toContain('undoWaitingAssignments');
  await user.click(screen.getByRole('button', { name: 'Undo the transfer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Transfer undone' })).toBeVisible();
  expect(api.calls).toContainEqual({
    operationId: 'undoWaitingAssignments',
    request: { undoCode: 'code-1' },
  });
});

it('says that it is too late, before and after the press', async () => {
  const tooLate = refuse('assignmentSent', { message: 'It’s too late.' });
  const { user, unmount } = show({ undoWaitingAssignments: tooLate });
  await user.click(await screen.findByRole('button', { name: 'Undo the transfer' }));
  expect(await screen.findByText('It’s too late.')).toBeVisible();
  unmount();
  show({ readWaitingAssignments: tooLate });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t undo this transfer' })).toBeVisible();
});
