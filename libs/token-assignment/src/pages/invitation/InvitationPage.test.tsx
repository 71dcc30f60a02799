import { screen } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { buildInvitation, tokenSettings } from '../../testing/tokenSettings.ts';
import { InvitationPage } from './InvitationPage.tsx';

const invitation = buildInvitation({ message: 'See you there' });
const query = { inviteId: invitation.inviteId, acceptanceCode: 'code-1' };
function KnowsProfile() {
  useGetProfileQuery();
  return null;
}
const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <>
      <KnowsProfile />
      <InvitationPage />
    </>,
    tokenSettings(
      {
        validateTokenAssignment: invitation,
        confirmTokenAssignment: {
          eventId: invitation.eventId,
          tokenIds: invitation.tokens.map(({ tokenId }) => tokenId),
        },
        declineTokenAssignment: { ok: true },
        ...answers,
      },
      { path: `/tokenAssignment?inviteId=${query.inviteId}&acceptanceCode=${query.acceptanceCode}` },
    ),
  );

describe('InvitationPage', () => {
  it('tells from whom and what, without a price, and changes nothing on opening [C2.04a, C3.23e]', async () => {
    const { api } = show();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /Ada Tremblay.* sent you a Pass/,
    );
    expect(screen.getByText('See you there')).toBeVisible();
    expect(screen.getByText(/Seat 12/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\$/);
    const made = api.calls.map(({ operationId }) => operationId);
    expect(made).not.toContain('confirmTokenAssignment');
    expect(made).not.toContain('declineTokenAssignment');
  });

  it('accepts in one press as the current account, and leads to the {product} [C2.28b, C4.15b]', async () => {
    const { user, api } = show();
    await user.click(await screen.findByRole('button', { name: /^Accept as / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'It’s yours' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my Passes' })).toHaveAttribute(
      'href',
      `/myPass/token/${invitation.eventId}`,
    );
    expect(api.calls).toContainEqual({ operationId: 'confirmTokenAssignment', request: query });
  });

  it('declines only after its dialog [C2.28g, C4.15c]', async () => {
    const { user, api } = show();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline?' });
    expect(api.calls.some(({ operationId }) => operationId === 'declineTokenAssignment')).toBe(false);
    await user.click([...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Decline')!);
    expect(await screen.findByText(/We told .*Ada Tremblay/)).toBeVisible();
    expect(api.calls).toContainEqual({ operationId: 'declineTokenAssignment', request: query });
  });

  it('asks for the date of birth where the account is too young [C8.21y]', async () => {
    const { user } = show({
      validateTokenAssignment: buildInvitation({ minimumAge: 18 }),
      confirmTokenAssignment: refuse('belowMinimumEventAge'),
    });
    await user.click(await screen.findByRole('button', { name: /^Accept as / }));
    expect(await screen.findByRole('button', { name: /date of birth/i })).toBeVisible();
  });

  it('says of a link that is over that it is no longer valid [C8.15a]', async () => {
    const message = 'Oops, this Pass is no longer valid.';
    show({ validateTokenAssignment: refuse('tokenNoLongerValid', { message }) });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('asks for the whole link where its end is missing', async () => {
    const { api } = renderFeature(
      <InvitationPage />,
      tokenSettings({}, { path: `/tokenAssignment?inviteId=${query.inviteId}` }),
    );
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(api.calls.some(({ operationId }) => operationId === 'validateTokenAssignment')).toBe(false);
  });
});
