import { listenFrameEvents } from '@foyer/api-client';
import { screen, waitFor } from '@testing-library/react';
import { buildConfiguration, buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { balcony, buildOffer } from '../../testing/builders/buildOffers.ts';
import {
  buildSource,
  buildUpgradable,
  buildUpgradables,
  buildUpgradeCheckout,
  buildUpgradeOptions,
  upgradeAnswers,
} from '../../testing/builders/buildUpgrade.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { UpgradeAddress } from '../../testing/addresses/UpgradeAddress.tsx';

const base = `/transaction/${eventId}/upgrades`;
const ids = [idOf(801), idOf(802)];
const source = { eventId, upgradeSourceOfferId: idOf(810), tokenIds: ids };
const chosen = new URLSearchParams({ offerId: idOf(810), tokenIds: ids.join(',') }).toString();
const show = (path: string, answers: MockAnswers = {}) =>
  renderFeature(
    <UpgradeAddress />,
    marketplaceSettings(
      { getProfile: buildProfile(), ...upgradeAnswers, ...answers },
      { path: `${base}${path}`, token: 'token' },
    ),
  );
const asked = ({ api }: ReturnType<typeof show>, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);

beforeEach(() => sessionStorage.clear());

describe('the pages of an upgrade', () => {
  it('lead from the own places to better ones, with the difference for each [C2.19a-b]', async () => {
    const shown = show('');
    const { user } = shown;
    const [first, second] = await screen.findAllByRole('checkbox', { name: /Floor/ });
    expect(first).toBeChecked();
    expect(second).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'See upgrades' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose an upgrade' })).toBeVisible();
    expect(screen.getByText('CA$80.00 more')).toBeVisible();
    expect(screen.getByText('CA$40.00 each')).toBeVisible();
    expect(screen.getByText('Includes 1 × Poster')).toBeVisible();
    expect(asked(shown, 'listUpgradeOptions')).toEqual([source]);
    expect(screen.getByRole('link', { name: `Choose ${balcony.name}` })).toHaveAttribute(
      'href',
      `${base}/detail?${chosen}&offerGroupId=${balcony.offerGroupId}`,
    );
  });

  it('hold the best seats of an offer, or those that were picked on the map [C2.19c-d]', async () => {
    const shown = show(`/detail?${chosen}&offerGroupId=${balcony.offerGroupId}`);
    const { user } = shown;
    expect(await screen.findByRole('heading', { level: 1, name: balcony.name })).toBeVisible();
    expect(screen.getByText('CA$30.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your upgrade' })).toBeVisible();
    expect(asked(shown, 'holdUpgrade')).toEqual([
      expect.objectContaining({ ...source, offerGroupId: balcony.offerGroupId }),
    ]);
    expect(screen.getByText('Credit')).toBeVisible();
  });

  it('exchange one of several, and say why another one stays', async () => {
    const offers = [
      buildSource({
        tokens: [
          buildUpgradable(1),
          buildUpgradable(2, { upgrade: { allowed: false, reason: 'tokenNotActive' } }),
        ],
      }),
    ];
    const shown = show(`?tokenIds=${idOf(801)}`, { listUpgradableOffers: buildUpgradables({ offers }) });
    const [first, second] = await screen.findAllByRole('checkbox', { name: /Floor/ });
    expect(first).toBeChecked();
    expect(second).toBeDisabled();
    expect(screen.getByText(/isn’t active right now/)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'See upgrades' }));
    await waitFor(() =>
      expect(asked(shown, 'listUpgradeOptions')).toEqual([{ ...source, tokenIds: [idOf(801)] }]),
    );
  });

  it('begin with the choice where the address has lost it', async () => {
    show('/listings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade' })).toBeVisible();
  });

  it('say that nothing better is on sale, or that an offer is gone', async () => {
    const none = buildUpgradeOptions({ options: [] });
    show(`/listings?${chosen}`, {
      listUpgradeOptions: none,
      getUpgradeTree: { salesGroups: [], serverTime: none.serverTime },
      listUpgradePackages: { inventoryPackages: [], serverTime: none.serverTime },
    });
    expect(await screen.findByText('Nothing better is available right now')).toBeVisible();
    show(`/detail?${chosen}&offerGroupId=${idOf(999)}`);
    expect(await screen.findByText('This upgrade is no longer available')).toBeVisible();
  });

  it('are not there where upgrades are switched off [C9.12c]', async () => {
    show('', { getConfiguration: buildConfiguration({ remoteConfig: { upgrades: false } }) });
    expect(await screen.findByText('There’s nothing to upgrade here')).toBeVisible();
  });
});

describe('the payment', () => {
  const path = `/checkout?${chosen}&upgradeId=${idOf(820)}`;

  it('charges the difference, and tells the page around a frame [C3.37e]', async () => {
    const heard: unknown[] = [];
    const stop = listenFrameEvents((event) => heard.push(event));
    const shown = show(path, { payUpgrade: () => ({ orderId: idOf(840) }) as never });
    await screen.findAllByText(/4242/);
    await shown.user.click(screen.getByRole('button', { name: /^Pay .*80\.00/ }));
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
    expect(asked(shown, 'payUpgrade')).toEqual([
      expect.objectContaining({
        ...{ eventId, upgradeId: idOf(820) },
        acceptedTotal: { amount: 8_000, currency: 'CAD' },
      }),
    ]);
    expect(heard).toEqual([{ foyer: 1, type: 'upgradeComplete', eventId, orderId: idOf(840) }]);
    stop();
  });

  it('keeps everything when a card is refused', async () => {
    const shown = show(path, {
      payUpgrade: refuse('paymentFailed', { details: { reason: 'declined', attemptsLeft: 2 } }),
    });
    await screen.findAllByText(/4242/);
    await shown.user.click(screen.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(asked(shown, 'payUpgrade')).toHaveLength(1));
    expect(screen.getByText(/stays valid until your payment goes through/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Pay for your upgrade' })).toBeVisible();
  });

  it('holds the same seats again once its time is over', async () => {
    const shown = show(path, {
      getUpgradeCheckout: ({ upgradeId }: { upgradeId: string }) =>
        buildUpgradeCheckout({ upgradeId, state: upgradeId === idOf(820) ? 'over' : 'held' }),
      holdUpgrade: buildUpgradeCheckout({ upgradeId: idOf(822) }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Hold it again' }));
    await waitFor(() =>
      expect(asked(shown, 'holdUpgrade')).toEqual([
        expect.objectContaining({
          ...{ ...source, offerGroupId: buildOffer().offerGroupId },
          seatCodes: ['ORCH-A-8', 'ORCH-A-9'],
        }),
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Your hold has ended')).toBeNull());
  });

  it('can be given back, and leads to the receipt once it is paid', async () => {
    const shown = show(path);
    await shown.user.click(await screen.findByRole('button', { name: 'Cancel this upgrade' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose an upgrade' })).toBeVisible();
    expect(asked(shown, 'releaseUpgrade')).toEqual([{ eventId, upgradeId: idOf(820) }]);
    show(path, { getUpgradeCheckout: buildUpgradeCheckout({ state: 'paid', orderId: idOf(840) }) });
    expect(await screen.findByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      expect.stringContaining(idOf(840)),
    );
  });
});
