import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildArena, buildClub, buildStadium } from '../../testing/buildVenues.ts';
import { SeatMapStage } from '../../testing/SeatMapStage.tsx';

const meta: Meta<typeof SeatMapStage> = {
  title: 'Seat map/List',
  component: SeatMapStage,
  args: { view: 'list', chart: buildArena() },
};
export default meta;
type Story = StoryObj<typeof SeatMapStage>;

export const Arena: Story = {};
export const Stadium: Story = { args: { chart: buildStadium() } };
export const Club: Story = { args: { chart: buildClub() } };
export const AllSold: Story = { args: { sold: 1 } };
export const AccessibleOnly: Story = { args: { filters: { accessibleOnly: true } } };
export const Loading: Story = { args: { loading: 'never' } };
export const SectionFails: Story = { args: { loading: 'failing' } };
