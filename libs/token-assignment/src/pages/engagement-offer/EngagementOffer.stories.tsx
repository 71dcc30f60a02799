import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { EngagementOffer } from '@foyer/contract';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { assignmentString } from '../../testing/buildGuestCheckout.ts';
import { onTokens } from '../../testing/tokenSettings.ts';
import { AssignToGuestPage } from './AssignToGuestPage.tsx';
import { EngagementOfferPage } from './EngagementOfferPage.tsx';

const path = `/clientPromoterAssignment?assignmentString=${assignmentString}`;
const offer = (overrides: Partial<EngagementOffer> = {}): EngagementOffer => ({
  ...{ state: 'pending', event: buildEventSummary(), inviterFirstName: 'Northern Light Festival' },
  ...{ emailAddress: 'p••@example.com', assigneeHasAccount: false },
  ...{ paymentKinds: ['cash', 'link'], ratePpm: 100_000, mostPerGuest: 4 },
  items: [{ name: 'Floor, standing', quantity: 24 }],
  acceptUntil: '2027-03-12T23:59:00Z',
  ...overrides,
});

const meta: Meta<typeof EngagementOfferPage> = {
  title: 'My passes/Offer to a promoter',
  component: EngagementOfferPage,
  tags: ['page', 'promoter', 'organiser', 'link', 'accept', 'decline'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof EngagementOfferPage>;

const answering = (validateEngagementOffer: NonNullable<MockAnswers['validateEngagementOffer']>) => [
  onTokens({ validateEngagementOffer }, { path }),
];

export const Pending: Story = { decorators: answering(offer()) };
export const InFrench: Story = { decorators: answering(offer()), globals: { locale: 'fr-CA' } };
export const Completed: Story = { decorators: answering(offer({ state: 'completed' })) };
export const Declined: Story = { decorators: answering(offer({ state: 'declined' })) };
export const Expired: Story = { decorators: answering(offer({ state: 'expired' })) };
export const NoLongerValid: Story = {
  tags: ['error'],
  decorators: answering(refuse('tokenNoLongerValid', { message: 'Oops, this Pass is no longer valid.' })),
};
export const Failed: Story = { tags: ['error', 'retry'], decorators: answering(refuse('serverError')) };
/** What was given, after it was accepted. */
export const Assign: Story = {
  render: () => <AssignToGuestPage />,
  decorators: [
    onTokens(
      {
        listPromoterInventory: {
          eventId: buildEventSummary().eventId,
          items: [
            {
              offerGroupId: '01936f5e-7c00-7000-8000-000000000101',
              ...{ name: 'Floor, standing', category: 'EVENT_ACCESS', seating: 'ga' },
              price: {
                ...{ face: { amount: 11_200, currency: 'CAD' }, discounts: [], fees: [], taxes: [] },
                allIn: { amount: 14_040, currency: 'CAD' },
                total: { amount: 14_040, currency: 'CAD' },
              },
              stock: { allotted: 24, left: 14, pending: 0, sold: 10 },
            },
          ],
        },
      },
      { path: `/clientPromoterAssignment/assign?eventId=${buildEventSummary().eventId}` },
    ),
  ],
};
export const NothingToAssign: Story = {
  tags: ['empty'],
  render: () => <AssignToGuestPage />,
  decorators: [onTokens({}, { path: '/clientPromoterAssignment/assign' })],
};
