import { screen } from '@testing-library/react';
import { buildEventSummary, buildToken, renderFeature } from '@foyer/testing';
import type { Token } from '@foyer/contract';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { TokenStub } from './TokenStub.tsx';

const { seat: _seat, ...withoutSeat } = buildToken();

function show(token: Token) {
  const onShowCode = jest.fn();
  const shown = renderFeature(
    <TokenStub
      token={token}
      event={buildEventSummary()}
      orderNumber="F7K2-M9QX"
      doorsAt="2027-03-12T23:00:00Z"
      onShowCode={onShowCode}
    />,
    tokenSettings(),
  );
  return { ...shown, onShowCode };
}
const button = () => screen.getByRole('button', { name: 'Show to usher' });

describe('TokenStub', () => {
  it('shows event, seat, gate and age [C3.22b, C3.22s, C3.22u, C3.08b]', () => {
    show(buildToken({ gate: 'North', ageGroup: 'CHILD' }));
    for (const text of ['Northern Lights', '101', 'C', '12', 'Gate North', 'Child', 'Lower bowl'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });

  it('shows the minimum age of its event [C3.22r]', () => {
    const { policy } = buildToken();
    show(buildToken({ policy: { ...policy, minimumAge: 19 } }));
    expect(screen.getByText('19 and over')).toBeInTheDocument();
  });

  it('names its season, and the member to its owner alone [C3.22d, C3.22t, C3.31a]', () => {
    const { unmount } = show(buildToken({ season: { name: 'Winter Season', memberId: 'AUR-00417' } }));
    expect(screen.getByText('Season pass: Winter Season')).toBeInTheDocument();
    expect(screen.getByText('Member ID AUR-00417')).toBeInTheDocument();
    unmount();
    show(buildToken({ season: { name: 'Winter Season' } }));
    expect(screen.queryByText(/Member ID/)).toBeNull();
  });

  it.each([
    ['an area', { ...withoutSeat, seating: 'ga' as const, sectionName: 'Floor' }, 'Floor'],
    ['a stream', { ...withoutSeat, attendance: 'STREAMING' as const }, 'Livestream'],
  ])('says %s where there is no seat [C3.04b, C3.07b, C3.22c, I3.27]', (_name, token, text) => {
    show(token);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Row')).toBeNull();
  });

  it('leads to the player instead of a code where it opens a stream [C2.06]', async () => {
    show({ ...withoutSeat, attendance: 'STREAMING' });
    expect(await screen.findByRole('link', { name: 'Watch' })).toHaveAttribute(
      'href',
      `/northern-lights/player/${withoutSeat.eventId}`,
    );
    expect(screen.queryByRole('button', { name: 'Show to usher' })).toBeNull();
  });

  it('turns to show order and price, and back [C2.28k, C3.22m, C3.22q]', async () => {
    const { user } = show(buildToken());
    await user.click(screen.getByRole('button', { name: 'Show receipt' }));
    expect(screen.getByText('F7K2-M9QX')).toBeInTheDocument();
    expect(screen.getByText('CA$124.30')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Flip back' }));
    expect(button()).toBeEnabled();
  });

  it('says on its back when the doors open, where, and which rules are in force [C3.11f]', async () => {
    const { policy } = buildToken();
    const { user } = show(buildToken({ policy: { ...policy, resale: 'forbidden', idRequired: true } }));
    await user.click(screen.getByRole('button', { name: 'Show receipt' }));
    expect(screen.getByText(/^Doors open at/)).toHaveTextContent('6:00 PM');
    expect(screen.getByText('Harbour Arena, Toronto, Ontario')).toBeInTheDocument();
    for (const rule of ['Resale isn’t allowed.', 'Bring a photo ID with your name on it.'])
      expect(await screen.findByText(rule)).toBeInTheDocument();
  });

  it('leads from its back to the receipt of its order [C2.27a]', async () => {
    const { eventId } = buildEventSummary();
    const token = buildToken();
    const { user } = show(token);
    await user.click(screen.getByRole('button', { name: 'Show receipt' }));
    expect(screen.getByRole('link', { name: 'See full receipt' })).toHaveAttribute(
      'href',
      `/transaction/${eventId}/receipt?orderId=${token.orderId}`,
    );
  });

  it('has no receipt for a holder who is not the owner', () => {
    const { paid: _paid, orderId: _orderId, ...held } = buildToken();
    show(held);
    expect(screen.queryByRole('button', { name: 'Show receipt' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See full receipt' })).toBeNull();
    expect(button()).toBeEnabled();
  });

  it.each([
    ['unassigned', 'Not assigned'],
    ['assignedToMe', 'Yours'],
    ['guest', 'Guest, comes in with you'],
    ['child', 'Child, comes in with you'],
    ['declined', 'Transfer declined'],
    ['guestReturned', 'Returned by your guest'],
    ['bounced', 'Email not delivered'],
    ['revoked', 'Taken back'],
    ['guestOfAnother', 'You’re coming as a guest'],
  ] as const)(
    'says of an active one that it is %s, and shows its code [C4.11a-b, C4.11e-i, C4.11k, C4.11n, C3.22e, C3.22f]',
    async (assignmentState, text) => {
      const { user, onShowCode } = show(buildToken({ assignmentState }));
      expect(screen.getByText(text)).toBeInTheDocument();
      await user.click(button());
      expect(onShowCode).toHaveBeenCalledTimes(1);
    },
  );

  it('shows no code of one that another person accepted [C4.11d]', async () => {
    const { user, onShowCode } = show(
      buildToken({
        assignmentState: 'accepted',
        allowed: { showCode: { allowed: false, reason: 'notFound' } },
      }),
    );
    expect(button()).toHaveAccessibleDescription('Transferred');
    await user.click(button());
    expect(onShowCode).not.toHaveBeenCalled();
  });

  it('shows no code while the fan has frozen the account, and says so', async () => {
    const { user, onShowCode } = show(
      buildToken({ allowed: { showCode: { allowed: false, reason: 'tokensFrozen' } } }),
    );
    expect(button()).toHaveAccessibleDescription(/Your Passes are frozen/);
    await user.click(button());
    expect(onShowCode).not.toHaveBeenCalled();
  });

  it('leaves it to the server where a kept answer does not say', async () => {
    const { allowed: _allowed, ...kept } = buildToken();
    const { user, onShowCode } = show(kept);
    await user.click(button());
    expect(onShowCode).toHaveBeenCalledTimes(1);
  });

  it('shows the code of an active one [C2.27h]', async () => {
    const { user, onShowCode } = show(buildToken());
    await user.click(button());
    expect(onShowCode).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['sent', 'Transfer pending'],
    ['selling', 'Listed for sale'],
    ['checkedIn', 'Checked in'],
    ['voided', 'No longer valid'],
    ['notUsed', 'Not used'],
  ] as const)('has no code while %s, and says why [C4.11c, C4.11j, C4.11l-m]', async (state, text) => {
    const { user, onShowCode } = show(buildToken({ state }));
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription(text);
    await user.click(button());
    expect(onShowCode).not.toHaveBeenCalled();
  });
});
