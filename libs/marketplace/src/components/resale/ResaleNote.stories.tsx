import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProfile, eventPath, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { ResaleNote } from './ResaleNote.tsx';

const meta: Meta<typeof ResaleNote> = {
  title: 'Marketplace/Resale note',
  component: ResaleNote,
  tags: ['resale', 'policy', 'profit'],
  decorators: [onMarketplace({}, { path: eventPath })],
};
export default meta;
type Story = StoryObj<typeof ResaleNote>;

const { policy } = buildProfile();
const resold = (more: Partial<typeof policy>, resale: { sharePpm: number; blocked: string[] }): Story => ({
  args: { profile: buildProfile({}, { policy: { ...policy, resale: 'allowed', ...more }, resale }) },
});

export const Shared: Story = resold(
  { resaleCapBasisPoints: 1_000, resaleUntil: '2027-03-02T22:00:00Z' },
  { sharePpm: 200_000, blocked: ['Lounge', 'Gala table'] },
);
export const FaceValue: Story = resold({ resaleCapBasisPoints: 0 }, { sharePpm: 0, blocked: [] });
export const NoCap: Story = resold({}, { sharePpm: 500_000, blocked: [] });
