import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { refuse } from '@foyer/testing';
import { buildExpired, buildListing, buildSales, buildStatement } from '../../testing/buildListing.ts';
import { onTokens } from '../../testing/tokenSettings.ts';
import { SellingTokensPage } from './SellingTokensPage.tsx';

const path = '/myPass/selling';
const meta: Meta<typeof SellingTokensPage> = {
  title: 'My passes/Selling page',
  component: SellingTokensPage,
  tags: ['page', 'my passes', 'resale', 'selling'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/myPass/selling/:eventId?" element={<SellingTokensPage />} />
      <Route path="/myPass/past/selling/:eventId?" element={<SellingTokensPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof SellingTokensPage>;

const getActivitySummary = { attending: 2, requested: 1, selling: 1 };
const never = () => new Promise<never>(() => undefined);

export const Listings: Story = {
  decorators: [
    onTokens(
      { getActivitySummary, listSecondaryListings: { listings: [buildListing(), buildExpired()] } },
      { path },
    ),
  ],
};
export const Sold: Story = {
  decorators: [
    onTokens(
      {
        getActivitySummary,
        listSecondaryListings: { listings: buildSales() },
        getSellerStatement: buildStatement(),
      },
      { path },
    ),
  ],
};
export const Empty: Story = {
  tags: ['empty'],
  decorators: [onTokens({ getActivitySummary, listSecondaryListings: { listings: [] } }, { path })],
};
export const Past: Story = {
  tags: ['empty'],
  decorators: [
    onTokens(
      { getActivitySummary, listSecondaryListings: { listings: [] } },
      { path: '/myPass/past/selling' },
    ),
  ],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onTokens({ getActivitySummary, listSecondaryListings: never }, { path })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onTokens({ getActivitySummary, listSecondaryListings: refuse('serverError') }, { path })],
};
