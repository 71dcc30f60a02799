import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { buildOffer } from '../../testing/builders/buildOffers.ts';
import {
  buildSource,
  buildUpgradable,
  buildUpgradables,
  buildUpgradeCheckout,
  buildUpgradeOptions,
  upgradeAnswers,
} from '../../testing/builders/buildUpgrade.ts';
import { eventId, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { UpgradeAddress } from '../../testing/addresses/UpgradeAddress.tsx';

const meta: Meta<typeof UpgradeAddress> = {
  title: 'Marketplace/Pages/Upgrade',
  component: UpgradeAddress,
  tags: ['page', 'upgrade', 'exchange'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof UpgradeAddress>;

const base = `/transaction/${eventId}/upgrades`;
const chosen = new URLSearchParams({
  offerId: idOf(810),
  tokenIds: [idOf(801), idOf(802)].join(','),
}).toString();
const at = (path: string, answers: MockAnswers = {}) => [
  onMarketplace({ ...upgradeAnswers, ...answers }, { path: `${base}${path}`, token: 'token' }),
];
const offerGroupId = buildOffer().offerGroupId;
const checkout = `/checkout?${chosen}&upgradeId=${idOf(820)}`;
const serverTime = '2027-01-01T17:00:00Z';

export const Choose: Story = { decorators: at('') };
export const NotOpenYet: Story = {
  tags: ['disabled'],
  decorators: at('', {
    listUpgradableOffers: buildUpgradables({
      offers: [
        buildSource({
          tokens: [
            buildUpgradable(1, {
              upgrade: { allowed: false, reason: 'upgradeNotOpen', opensAt: '2027-02-01T15:00:00Z' },
            }),
            buildUpgradable(2, { upgrade: { allowed: false, reason: 'tokenNotActive' } }),
          ],
        }),
      ],
    }),
  }),
};
export const Gone: Story = {
  tags: ['empty'],
  decorators: at('', { listUpgradableOffers: refuse('notFound') }),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: at('', { listUpgradableOffers: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: at('', { listUpgradableOffers: refuse('serverError') }),
};
export const Listings: Story = { tags: ['difference'], decorators: at(`/listings?${chosen}`) };
export const ListingsInFrench: Story = {
  globals: { locale: 'fr-CA' },
  decorators: at(`/listings?${chosen}`),
};
export const NothingBetter: Story = {
  tags: ['empty'],
  decorators: at(`/listings?${chosen}`, {
    listUpgradeOptions: buildUpgradeOptions({ options: [] }),
    getUpgradeTree: { salesGroups: [], serverTime },
    listUpgradePackages: { inventoryPackages: [], serverTime },
  }),
};
export const Detail: Story = {
  tags: ['map', 'seats'],
  decorators: at(`/detail?${chosen}&offerGroupId=${offerGroupId}`),
};
export const DetailGone: Story = {
  tags: ['empty'],
  decorators: at(`/detail?${chosen}&offerGroupId=${idOf(999)}`),
};
export const Checkout: Story = { tags: ['pay', 'countdown'], decorators: at(checkout) };
export const HoldOver: Story = {
  tags: ['expired'],
  decorators: at(checkout, { getUpgradeCheckout: buildUpgradeCheckout({ state: 'over' }) }),
};
export const Paid: Story = {
  tags: ['done'],
  decorators: at(checkout, {
    getUpgradeCheckout: buildUpgradeCheckout({ state: 'paid', orderId: idOf(840) }),
  }),
};
