import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildClosedOffer } from '../../testing/builders/buildAuction.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { LateNotice } from './LateNotice.tsx';

const meta: Meta<typeof LateNotice> = {
  title: 'Marketplace/Late offer',
  component: LateNotice,
  tags: ['auction', 'my price', 'offer', 'closed', 'notice'],
  args: { isLate: true, offer: undefined },
  decorators: [onMarketplace()],
};
export default meta;
type Story = StoryObj<typeof LateNotice>;

/** Confirmed after the close: nothing was made. */
export const NotMade: Story = {};
/** Raised after the close: the earlier offer stands. */
export const Stands: Story = { args: { offer: buildClosedOffer('pendingResults') } };
export const French: Story = { ...Stands, globals: { locale: 'fr-CA' } };
