import { screen, waitFor, within } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { clientId, inviteCode, organiserSettings } from '../../testing/organiserSettings.ts';
import { InvitePage } from './InvitePage.tsx';

const show = (answers: MockAnswers = {}, more: { token?: string | undefined } = {}) =>
  renderFeature(
    <InvitePage />,
    organiserSettings(answers, { path: `/organiser/invite?token=${inviteCode}`, ...more }),
  );
const called = (api: ReturnType<typeof show>['api'], operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

it('is accepted by who is logged in [C6.11b, C7.74g]', async () => {
  const { user, api } = show({ checkInviteAccount: { exists: true }, acceptInvite: { clientId } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Aurora Presents');
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(called(api, 'acceptInvite')).toEqual([{ inviteCode }]));
});

it('says that it is for another address', async () => {
  const { user } = show({ acceptInvite: refuse('inviteForAnother', { message: 'For another address.' }) });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('For another address.')).toBeInTheDocument();
});

it('is accepted without an account, which is finished by mail [C7.74c, C7.74h]', async () => {
  const { user, api } = show({ acceptPublicInvite: { clientId } }, { token: undefined });
  await user.type(await screen.findByLabelText('First name'), 'Zoé');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(called(api, 'acceptPublicInvite')).toEqual([{ inviteCode, firstName: 'Zoé' }]));
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeInTheDocument();
});

it('asks the owner of an account to log in', async () => {
  show({ checkInviteAccount: { exists: true } }, { token: undefined });
  expect(await screen.findByRole('button', { name: 'Log in to accept' })).toBeInTheDocument();
  expect(screen.queryByLabelText('First name')).toBeNull();
});

it('is declined after a question [C7.74i]', async () => {
  const { user, api } = show({ declinePublicInvite: { ok: true } }, { token: undefined });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(called(api, 'declinePublicInvite')).toEqual([{ inviteCode }]));
});
