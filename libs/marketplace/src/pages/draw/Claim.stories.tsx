import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { DrawEntry } from '@foyer/contract';
import { buildProfile, refuse, type MockAnswers } from '@foyer/testing';
import { buildClaim, buildDrawnEntry, claimPath } from '../../testing/builders/buildDraw.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';

const meta: Meta<typeof DrawAddress> = {
  title: 'Marketplace/Pages/Claim',
  component: DrawAddress,
  tags: ['page', 'draw', 'wish list', 'claim', 'win'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DrawAddress>;

const answering = (answers: MockAnswers) => [
  onMarketplace({ getProfile: buildProfile(), ...answers }, { path: claimPath, token: 'token' }),
];
const of = (entry: DrawEntry) => answering({ checkoutDrawClaim: buildClaim(entry) });
const toClaim = buildDrawnEntry('won', { autoClaim: false });

export const ToClaim: Story = { decorators: of(toClaim) };
export const PaymentFailed: Story = { tags: ['declined'], decorators: of(buildDrawnEntry('paymentFailed')) };
export const CartBlocks: Story = {
  tags: ['refused', 'cart'],
  decorators: of({
    ...toClaim,
    allowed: { ...toClaim.allowed, claim: { allowed: false, reason: 'cartBlocksOffer' } },
  }),
};
export const Claimed: Story = { tags: ['paid'], decorators: of(buildDrawnEntry('claimed')) };
export const Lapsed: Story = { decorators: of(buildDrawnEntry('lapsed')) };
export const Cancelled: Story = { tags: ['cancelled'], decorators: of(buildDrawnEntry('cancelled')) };
export const Lost: Story = { decorators: of(buildDrawnEntry('lost')) };
export const Gone: Story = {
  tags: ['empty'],
  decorators: answering({ checkoutDrawClaim: refuse('notFound') }),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering({ checkoutDrawClaim: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ checkoutDrawClaim: refuse('serverError') }),
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: of(toClaim) };
