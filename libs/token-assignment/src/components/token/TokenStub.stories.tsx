import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import type { Token } from '@foyer/contract';
import { buildEventSummary, buildToken } from '@foyer/testing';
import { onTokens } from '../../testing/tokenSettings.ts';
import { TokenStub } from './TokenStub.tsx';

const nothing = () => undefined;
const { seat: _seat, ...standing } = buildToken({
  seating: 'ga',
  sectionName: 'Floor',
  name: 'General admission',
});
const { seat: _other, ...stream } = buildToken({
  attendance: 'STREAMING',
  name: 'Live stream',
  seating: 'none',
});
const as = (token: Token, ...tags: string[]): Story => ({ tags, args: { token } });

const meta: Meta<typeof TokenStub> = {
  title: 'My passes/Pass stub',
  component: TokenStub,
  tags: ['component', 'ticket', 'stub', 'card', 'seat', 'receipt'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
    onTokens(),
  ],
  args: {
    token: buildToken(),
    event: buildEventSummary(),
    orderNumber: 'F7K2-M9QX',
    doorsAt: '2027-03-12T23:00:00Z',
    onShowCode: nothing,
  },
};
export default meta;
type Story = StoryObj<typeof TokenStub>;

export const Seated: Story = {};
export const Standing: Story = as(standing, 'general admission');
export const Stream: Story = as(stream, 'online', 'streaming');
export const Child: Story = as(buildToken({ ageGroup: 'CHILD', gate: 'North' }), 'child', 'youth', 'gate');
export const AssignedToMe: Story = as(buildToken({ assignmentState: 'assignedToMe' }), 'mine');
export const Guest: Story = as(buildToken({ assignmentState: 'guest' }), 'guest');
export const ChildOfMine: Story = as(
  buildToken({ assignmentState: 'child', ageGroup: 'CHILD' }),
  'child',
  'youth',
);
export const Accepted: Story = as(
  buildToken({
    assignmentState: 'accepted',
    allowed: { showCode: { allowed: false, reason: 'notFound' } },
  }),
  'transferred',
);
export const GuestOfAnother: Story = as(buildToken({ assignmentState: 'guestOfAnother' }), 'guest');
/** Ways in which an assignment can end without the {product}. */
export const Declined: Story = as(buildToken({ assignmentState: 'declined' }), 'transfer', 'refused');
export const GuestReturned: Story = as(buildToken({ assignmentState: 'guestReturned' }), 'guest', 'returned');
export const Bounced: Story = as(buildToken({ assignmentState: 'bounced' }), 'mail', 'undeliverable');
export const TakenBack: Story = as(buildToken({ assignmentState: 'revoked' }), 'take back');
export const Sent: Story = as(buildToken({ state: 'sent' }), 'transferred', 'pending');
export const Selling: Story = as(buildToken({ state: 'selling' }), 'resale', 'on sale');
export const CheckedIn: Story = as(buildToken({ state: 'checkedIn' }), 'used');
export const Voided: Story = as(buildToken({ state: 'voided' }), 'refunded', 'revoked', 'void');
export const NotUsed: Story = as(buildToken({ state: 'notUsed' }));
/** Back of the stub, with the paid amount. */
export const Receipt: Story = {
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons.find((each) => /receipt|reçu|recibo/i.test(each.textContent))!);
  },
};
