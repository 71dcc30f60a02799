import { screen, waitFor } from '@testing-library/react';
import type { Token } from '@foyer/contract';
import { buildConfiguration, buildToken, renderFeature } from '@foyer/testing';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { UpgradeAction } from './UpgradeAction.tsx';

const showCode = { allowed: true };
const show = (overrides: Partial<Token>, upgrades = true) => {
  const token = buildToken(overrides);
  return {
    token,
    ...renderFeature(
      <UpgradeAction token={token} zone="America/Toronto" />,
      tokenSettings({ getConfiguration: buildConfiguration({ remoteConfig: { upgrades } }) }),
    ),
  };
};

describe('the upgrade of a {product}', () => {
  it('explains itself in a dialog, and leads to what is better [C2.27g, C2.28l]', async () => {
    const { user, token } = show({ allowed: { showCode, upgrade: { allowed: true } } });
    await user.click(await screen.findByRole('button', { name: /^Upgrade / }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to something better' });
    expect(dialog).toHaveTextContent(/pay only the difference/);
    expect(screen.getByRole('link', { name: 'See upgrades' })).toHaveAttribute(
      'href',
      `/transaction/${token.eventId}/upgrades?tokenIds=${token.tokenId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why there is none, and from when there is', async () => {
    const upgrade = { allowed: false, reason: 'upgradeNotOpen', opensAt: '2027-03-12T15:00:00Z' };
    show({ allowed: { showCode, upgrade } });
    const button = await screen.findByRole('button', { name: /^Upgrade / });
    expect(button).toHaveAccessibleDescription(/Upgrades aren’t open yet.*Mar 12/);
  });

  it.each([
    ['without one of the server', { showCode }, true],
    ['while it is listed', { showCode, upgrade: { allowed: false }, seeListing: { allowed: true } }, true],
    [
      'while it is on its way to another person',
      { showCode, upgrade: { allowed: false }, takeBack: { allowed: true } },
      true,
    ],
    ['where upgrades are switched off [C9.12c]', { showCode, upgrade: { allowed: true } }, false],
  ] as const)('is not there %s', async (_when, allowed, isOn) => {
    const { container } = show({ allowed }, isOn);
    await waitFor(() => expect(container.querySelector('button')).toBeNull());
  });
});
