import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { WaitList } from '@foyer/contract';
import { refuse } from '@foyer/testing';
import { buildEntry, buildOfferedEntry, buildWaitList } from '../../testing/builders/buildWaitList.ts';
import { eventId, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { WaitListAddress } from '../../testing/addresses/WaitListAddress.tsx';

const meta: Meta<typeof WaitListAddress> = {
  title: 'Marketplace/Pages/Wait list',
  component: WaitListAddress,
  tags: ['page', 'wait list', 'sold out'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof WaitListAddress>;

const path = `/waitList/${eventId}`;
const at = (overrides: Partial<WaitList> = {}) => [
  onMarketplace({ getWaitList: buildWaitList(overrides) }, { path }),
];

export const Join: Story = { decorators: at() };
export const Waiting: Story = { decorators: at({ entry: buildEntry() }) };
export const Next: Story = {
  decorators: at({ entry: buildEntry({ place: 1, ahead: 0, chance: 'unknown', maySplit: false }) }),
};
export const Offered: Story = { decorators: at({ entry: buildOfferedEntry() }) };
export const Lapsed: Story = { decorators: at({ entry: buildEntry({ state: 'lapsed' }) }) };
export const NothingSoldOut: Story = { tags: ['empty'], decorators: at({ groups: [] }) };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ getWaitList: never }, { path })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ getWaitList: refuse('serverError') }, { path })],
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: at({ entry: buildEntry() }) };
