import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import {
  buildInvite,
  buildOrganisation,
  clientId,
  organiserSettings,
} from '../../testing/organiserSettings.ts';
import { TeamPage } from './TeamPage.tsx';

const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <Routes>
      <Route path="/organiser/team/:clientId?" element={<TeamPage />} />
    </Routes>,
    organiserSettings(answers, { path: `/organiser/team/${clientId}` }),
  );
const called = (api: ReturnType<typeof show>['api'], operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

it('invites a person with the rights that are chosen [C7.74d]', async () => {
  const { user, api } = show({ createInvite: buildInvite() });
  await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
  expect(screen.getByText('This field is required, please enter a value.')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one right.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Email address'), ' noor@example.com');
  await user.click(screen.getByRole('checkbox', { name: /^Attendees/ }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(called(api, 'createInvite')).toEqual([
      { clientId, emailAddress: 'noor@example.com', rights: ['attendees'] },
    ]),
  );
  expect(await screen.findByText('We sent the invitation.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email address')).toHaveValue('');
});

it('shows why an invitation is refused', async () => {
  const { user } = show({ createInvite: refuse('inviteOpen', { message: 'There is one already.' }) });
  await user.type(await screen.findByLabelText('Email address'), 'noor@example.com');
  await user.click(screen.getByRole('checkbox', { name: /^Entry/ }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('There is one already.')).toBeInTheDocument();
});

it('sends an open invitation again, and revokes it after a question [C7.74e, C7.74f]', async () => {
  const { inviteId } = buildInvite({ inviteId: '01936f5e-7c00-7000-8000-000000001000' });
  const { user, api } = show({
    resendInvite: buildInvite(),
    revokeInvite: buildInvite({ state: 'revoked' }),
  });
  const [open] = await screen.findAllByRole('button', { name: 'Send again' });
  await user.click(open!);
  await waitFor(() => expect(called(api, 'resendInvite')).toEqual([{ clientId, inviteId }]));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(called(api, 'revokeInvite')).toEqual([{ clientId, inviteId }]));
});

it('offers no right that the member has not [C6.07f]', async () => {
  show({ listOrganisations: { organisations: [buildOrganisation({ rights: ['invites', 'scan'] })] } });
  const boxes = await screen.findAllByRole('checkbox');
  expect(
    boxes.map((box) => box.getAttribute('aria-label') ?? box.closest('label')?.textContent),
  ).toHaveLength(2);
});

it('tells a member who may not invite', async () => {
  const { api } = show({ listOrganisations: { organisations: [buildOrganisation({ rights: ['scan'] })] } });
  expect(await screen.findByText(/^You can’t invite people/)).toBeInTheDocument();
  expect(called(api, 'listInvites')).toEqual([]);
});
