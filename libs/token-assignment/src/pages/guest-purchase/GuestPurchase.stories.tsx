import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { assignmentString, buildGuestAssignment, guestAnswers } from '../../testing/buildGuestCheckout.ts';
import { onTokens } from '../../testing/tokenSettings.ts';
import {
  ClientGuestAssignmentPage,
  DeclinePromoterAssignmentPage,
  PromoterAssignmentCheckoutPage,
  PromoterAssignmentPage,
} from './guestPurchasePages.tsx';

const path = `/promoterAssignment?assignmentString=${assignmentString}`;

const meta: Meta<typeof PromoterAssignmentPage> = {
  title: 'My passes/Held by link',
  component: PromoterAssignmentPage,
  tags: ['page', 'promoter', 'guest', 'link', 'pay', 'decline'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PromoterAssignmentPage>;

const answering = (answers: MockAnswers = {}) => [onTokens(guestAnswers(answers), { path })];
const inState = (state: 'completed' | 'declined' | 'cancelled' | 'expired') =>
  answering({ validatePromoterPurchase: buildGuestAssignment({ state }) });

export const Pending: Story = { decorators: answering() };
export const InFrench: Story = { decorators: answering(), globals: { locale: 'fr-CA' } };
/** The link for declining: to decline is the first action. */
export const Declining: Story = {
  render: () => <DeclinePromoterAssignmentPage />,
  decorators: answering(),
};
export const Checkout: Story = {
  tags: ['checkout'],
  render: () => <PromoterAssignmentCheckoutPage />,
  decorators: answering(),
};
/** What an organiser gives for nothing. */
export const Free: Story = {
  tags: ['free', 'organiser', 'minimum age'],
  render: () => <ClientGuestAssignmentPage />,
  decorators: [
    onTokens(
      {
        validateGuestPurchase: buildGuestAssignment({
          ...{ inviterFirstName: 'Northern Light Festival', inviterLastName: '', minimumAge: 18 },
          total: { amount: 0, currency: 'CAD' },
        }),
      },
      { path: `/clientGuestAssignment?assignmentString=${assignmentString}` },
    ),
  ],
};
export const Completed: Story = { decorators: inState('completed') };
export const Declined: Story = { decorators: inState('declined') };
export const Cancelled: Story = { decorators: inState('cancelled') };
export const Expired: Story = { decorators: inState('expired') };
export const NoLongerValid: Story = {
  tags: ['error'],
  decorators: answering({
    validatePromoterPurchase: refuse('tokenNoLongerValid', {
      message: 'Oops, this Pass is no longer valid.',
    }),
  }),
};
export const Incomplete: Story = {
  tags: ['error'],
  decorators: [onTokens({}, { path: '/promoterAssignment?assignmentString=k3Jm' })],
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering({ validatePromoterPurchase: () => new Promise<never>(() => undefined) }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ validatePromoterPurchase: refuse('serverError') }),
};
