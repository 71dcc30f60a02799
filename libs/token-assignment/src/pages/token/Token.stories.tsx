import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { buildEventSummary, buildToken, refuse, type MockAnswers } from '@foyer/testing';
import { onTokens, buildActivity, buildSentAssignment, yes } from '../../testing/tokenSettings.ts';
import { TokenPage } from './TokenPage.tsx';

const path = `/myPass/token/${buildToken().eventId}`;
const never = () => new Promise<never>(() => undefined);

const meta: Meta<typeof TokenPage> = {
  title: 'My passes/Pass details page',
  component: TokenPage,
  tags: ['page', 'my passes', 'ticket', 'stub', 'seat', 'details'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/myPass/token/:eventId/:tokenId?" element={<TokenPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof TokenPage>;

const owning = (getEventActivity: NonNullable<MockAnswers['getEventActivity']>, more: MockAnswers = {}) => [
  onTokens({ getEventActivity, ...more }, { path }),
];
const inState = (at: number, state: NonNullable<Parameters<typeof buildToken>[0]>['state']) =>
  buildToken({ tokenId: `01936f5e-7c00-7000-8000-0000000000e${at}`, ...(state ? { state } : {}) });

export const TwoSeats: Story = { decorators: owning(buildActivity()) };
/** Transferred, on sale, checked in, refunded: each state explains why there is no code. */
export const EveryState: Story = {
  tags: ['transferred', 'resale', 'checked in', 'refunded', 'void', 'not used'],
  decorators: owning(
    buildActivity({
      tokens: (['active', 'sent', 'selling', 'checkedIn', 'voided', 'notUsed'] as const).map((state, at) =>
        inState(at, state),
      ),
    }),
  ),
};
/** One came from another person, one waits for its recipient, one was accepted. */
export const HandedOver: Story = {
  tags: ['transferred', 'pending', 'take back', 'revoke'],
  decorators: owning(
    buildActivity({
      tokens: [
        buildToken({
          inviter: {
            assignmentId: '01936f5e-7c00-7000-8000-000000000a09',
            firstName: 'Ada',
            lastName: 'Tremblay',
          },
          allowed: { showCode: yes, transfer: yes },
        }),
        buildToken({
          tokenId: '01936f5e-7c00-7000-8000-0000000000e1',
          state: 'sent',
          assignmentState: 'sent',
          assignment: buildSentAssignment(),
          allowed: { showCode: yes, takeBack: yes, resend: yes },
        }),
      ],
      managed: [
        buildToken({
          tokenId: '01936f5e-7c00-7000-8000-0000000000e2',
          assignmentState: 'accepted',
          assignment: { ...buildSentAssignment(), state: 'accepted', firstName: 'Grace', lastName: 'Roy' },
          allowed: { showCode: { allowed: false }, revoke: yes },
        }),
      ],
    }),
  ),
};
/** One can be exchanged for a better one, another once the sale opens. */
export const Upgradable: Story = {
  tags: ['upgrade'],
  decorators: owning(
    buildActivity({
      tokens: [
        buildToken({ allowed: { showCode: yes, upgrade: yes } }),
        buildToken({
          tokenId: '01936f5e-7c00-7000-8000-0000000000e1',
          allowed: {
            showCode: yes,
            upgrade: { allowed: false, reason: 'upgradeNotOpen', opensAt: '2027-03-01T15:00:00Z' },
          },
        }),
      ],
    }),
  ),
};
/** The address names a {product} that another fan has now. */
export const NoLongerAvailable: Story = {
  tags: ['transferred', 'missing'],
  decorators: [
    onTokens({ getEventActivity: buildActivity() }, { path: `${path}/01936f5e-7c00-7000-8000-0000000000ff` }),
  ],
};
export const WithExtras: Story = {
  tags: ['merchandise', 'pickup'],
  decorators: owning(
    buildActivity({
      extras: [
        {
          orderId: buildToken().orderId,
          name: 'Tour shirt, black, M',
          category: 'MERCHANDISE',
          quantity: 1,
          fulfilment: 'PICKUP',
          redeemed: false,
        },
        {
          orderId: buildToken().orderId,
          name: 'Programme',
          category: 'ADD_ON',
          quantity: 2,
          redeemed: true,
        },
        {
          orderId: buildToken().orderId,
          name: 'Tour poster',
          category: 'MERCHANDISE',
          quantity: 1,
          fulfilment: 'SHIPPING',
          redeemed: true,
          shippingAddress: {
            fullName: 'Ada Tremblay',
            address: '4242 Rue Saint-Denis, Montréal, QC H2J 2K8',
            unit: 'App. 5',
            country: 'CA',
            googlePlaceId: '',
          },
        },
      ],
    }),
  ),
};
export const CancelledEvent: Story = {
  tags: ['cancelled', 'refund'],
  decorators: owning(
    buildActivity({
      event: buildEventSummary({ status: 'Cancelled' }),
      tokens: [inState(1, 'voided')],
    }),
  ),
};
/** Bought before the event was moved: the whole price is given back until a deadline. */
export const MovedEvent: Story = {
  tags: ['rescheduled', 'moved', 'refund', 'deadline'],
  decorators: owning(
    buildActivity({
      event: buildEventSummary({ status: 'Rescheduled' }),
      refundUntil: '2027-02-01T05:00:00Z',
    }),
  ),
};
export const Loading: Story = { tags: ['skeleton', 'waiting'], decorators: owning(never) };
export const Failed: Story = { tags: ['error', 'retry'], decorators: owning(refuse('serverError')) };
export const NotMine: Story = { tags: ['error'], decorators: owning(refuse('notFound')) };
/** The address of a single token opens its code. */
export const CodeOpen: Story = {
  tags: ['entry code', 'QR', 'usher'],
  decorators: [onTokens({}, { path: `${path}/${buildToken().tokenId}` })],
};
