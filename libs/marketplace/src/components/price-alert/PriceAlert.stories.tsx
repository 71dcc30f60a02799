import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProfile as buildFan } from '@foyer/testing';
import { buildProfile, eventId, eventPath, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { PriceAlert } from './PriceAlert.tsx';

const price = { amount: 8_000, currency: 'CAD' };

const meta: Meta<typeof PriceAlert> = {
  title: 'Marketplace/Price alert',
  component: PriceAlert,
  tags: ['resale', 'alert', 'price'],
  args: { profile: buildProfile({}, { resale: { sharePpm: 0, blocked: [] } }) },
};
export default meta;
type Story = StoryObj<typeof PriceAlert>;

export const None: Story = { decorators: [onMarketplace({}, { path: eventPath })] };
export const Active: Story = {
  decorators: [
    onMarketplace(
      { getProfile: buildFan(), getPriceAlert: { eventId, price, setAt: '2027-01-01T12:00:00Z' } },
      { path: eventPath, token: 'token' },
    ),
  ],
};
