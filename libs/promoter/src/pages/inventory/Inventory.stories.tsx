import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { buildEventSummary, refuse } from '@foyer/testing';
import { onPromoter, eventId } from '../../testing/promoterSettings.ts';
import { InventoryPage } from './InventoryPage.tsx';

const path = `/inventory/${eventId}`;
const meta: Meta<typeof InventoryPage> = {
  title: 'Promoter/Inventory',
  component: InventoryPage,
  tags: ['page', 'commission', 'cash owed', 'allotment', 'terms'],
  render: () => (
    <Routes>
      <Route path="/inventory/:eventId" element={<InventoryPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof InventoryPage>;

export const Selling: Story = { decorators: [onPromoter({}, { path })] };
export const French: Story = { decorators: [onPromoter({}, { path })], globals: { locale: 'fr-CA' } };
/** Engaged, without stock, kinds of payment or commission. */
export const NothingYet: Story = {
  tags: ['empty'],
  decorators: [
    onPromoter(
      {
        listPromoterInventory: { eventId, items: [] },
        getPromoterEngagement: { event: buildEventSummary(), paymentKinds: [], commission: [] },
      },
      { path },
    ),
  ],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onPromoter({ getPromoterOverview: refuse('serviceUnavailable') }, { path })],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onPromoter({ getPromoterOverview: () => new Promise<never>(() => undefined) }, { path })],
};
