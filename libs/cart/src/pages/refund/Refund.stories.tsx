import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { buildEventSummary, buildToken, refuse, type MockAnswers } from '@foyer/testing';
import { buildMoney } from '../../testing/buildCart.ts';
import { buildRefundCheckout, buildRefundItem } from '../../testing/buildRefund.ts';
import { atAddress, onCart } from '../../testing/onCart.tsx';
import { RefundPage } from './RefundPage.tsx';

const path = `/refund/${buildEventSummary().eventId}`;
const shown = (getRefundCheckout: NonNullable<MockAnswers['getRefundCheckout']>) => [
  onCart({ getRefundCheckout }, { path, carts: [] }),
];

const [first] = buildRefundCheckout().items;
/** Chooses the first, asks for its refund and confirms; the server answers as given. */
const asked = (refundTokens: NonNullable<MockAnswers['refundTokens']>) => ({
  decorators: [onCart({ getRefundCheckout: buildRefundCheckout(), refundTokens }, { path, carts: [] })],
  play: async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: /^Refund / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, refund' }));
  },
});

const meta: Meta<typeof RefundPage> = {
  title: 'Cart/Refund page',
  component: RefundPage,
  tags: ['refund', 'money back', 'return', 'page'],
  parameters: { layout: 'fullscreen' },
  render: () => atAddress('/refund/:eventId', <RefundPage />),
};
export default meta;
type Story = StoryObj<typeof RefundPage>;

export const TwoPasses: Story = { decorators: shown(buildRefundCheckout()) };
export const OneChosen: Story = {
  decorators: shown(buildRefundCheckout()),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0]!);
  },
};
/** One item is past its deadline; a table is refunded as a whole. */
export const Reasons: Story = {
  decorators: shown(
    buildRefundCheckout({
      items: [
        buildRefundItem({ allowed: { allowed: false, reason: 'refundDeadlinePassed' } }),
        buildRefundItem({
          tokens: ['c3', 'c4'].map((end) =>
            buildToken({ tokenId: `01936f5e-7c00-7000-8000-0000000000${end}`, name: 'Table of two' }),
          ),
        }),
      ],
    }),
  ),
};
export const Refunding: Story = asked(() => new Promise<never>(() => undefined));
export const Refunded: Story = asked({
  amount: buildMoney(11_430),
  tokenIds: first!.tokens.map(({ tokenId }) => tokenId),
});
export const Refused: Story = asked(refuse('refundFailed', { message: 'We couldn’t refund this.' }));
/** The answer was lost: it is asked for again under its key. */
export const AnswerLost: Story = asked(() => {
  throw new TypeError('Failed to fetch');
});
export const Moved: Story = {
  decorators: shown(buildRefundCheckout({ refundUntil: '2027-02-01T05:00:00Z' })),
};
export const EventCancelled: Story = {
  decorators: shown(buildRefundCheckout({ event: buildEventSummary({ status: 'Cancelled' }) })),
};
export const Nothing: Story = { decorators: shown(buildRefundCheckout({ items: [] })) };
export const Loading: Story = { decorators: shown(() => new Promise<never>(() => undefined)) };
export const Failed: Story = { decorators: shown(refuse('serverError')) };
