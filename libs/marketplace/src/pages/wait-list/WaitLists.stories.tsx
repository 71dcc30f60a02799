import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { buildEntry, buildOfferedEntry } from '../../testing/builders/buildWaitList.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { WaitListsPage } from './WaitListsPage.tsx';

const entries = [buildOfferedEntry(), buildEntry({ event: buildListedEvent(1) })];
const serverTime = '2027-01-01T17:00:00Z';

const meta: Meta<typeof WaitListsPage> = {
  title: 'Marketplace/Pages/Wait lists',
  component: WaitListsPage,
  tags: ['page', 'wait list', 'profile', 'list'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof WaitListsPage>;

export const Some: Story = { decorators: [onMarketplace({ listWaitListEntries: { entries, serverTime } })] };
export const Empty: Story = { tags: ['empty'], decorators: [onMarketplace()] };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ listWaitListEntries: never })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ listWaitListEntries: refuse('serverError') })],
};
export const French: Story = {
  globals: { locale: 'fr-CA' },
  decorators: [onMarketplace({ listWaitListEntries: { entries, serverTime } })],
};
