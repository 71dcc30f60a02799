import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import type { EventSummary, Shipment } from '@foyer/contract';
import { buildEventSummary, buildToken, refuse, type MockAnswers } from '@foyer/testing';
import { buildCartLine, buildMoney, buildPrice } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { buildActivityOf } from '../../testing/buildActivityOf.ts';
import { atAddress, onCart } from '../../testing/onCart.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';

const { eventId, orderId } = buildOrder();
const path = `/transaction/${eventId}/receipt?orderId=${orderId}`;
const bought = (getOrder: NonNullable<MockAnswers['getOrder']>, more: MockAnswers = {}) => [
  onCart({ getOrder, ...more }, { path, carts: [] }),
];
const shirt = buildCartLine({
  cartGuid: 'line-0002',
  category: 'MERCHANDISE',
  name: 'Tour shirt, black, M',
  quantity: 1,
  seats: [],
  ages: [],
  unitPrices: [],
  fulfilment: 'SHIPPING',
});

const meta: Meta<typeof ReceiptPage> = {
  title: 'Cart/Receipt page',
  component: ReceiptPage,
  tags: ['receipt', 'order', 'confirmation', 'success', 'thank you', 'page'],
  parameters: { layout: 'fullscreen' },
  render: () => atAddress('/transaction/:eventId/receipt', <ReceiptPage />),
};
export default meta;
type Story = StoryObj<typeof ReceiptPage>;

export const TwoPasses: Story = { decorators: bought(buildOrder()) };
/** With a server that makes passes for Apple Wallet and Google Wallet. */
export const WithWalletPasses: Story = {
  tags: ['Apple Wallet', 'Google Wallet', 'phone'],
  decorators: bought(buildOrder(), {
    getEventActivity: buildActivityOf(buildOrder(), [
      buildToken(),
      buildToken({
        tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
        seat: { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
      }),
    ]),
  }),
};
export const OnePass: Story = {
  decorators: bought(
    buildOrder({ lines: [buildCartLine({ quantity: 1 })], tokens: buildOrder().tokens.slice(0, 1) }),
  ),
};
export const WithExtrasAndDiscount: Story = {
  decorators: bought(
    buildOrder({
      lines: [buildCartLine(), shirt],
      quote: {
        ...buildPrice(30_000),
        discounts: [{ code: 'EARLY', label: 'Early bird', amount: buildMoney(3_000) }],
      },
      shippingAddress: {
        fullName: 'Ada Tremblay',
        address: '4242 Rue Saint-Denis, Montréal',
        unit: '',
        country: 'CA',
        googlePlaceId: '',
      },
    }),
  ),
};
const shipped = (shipment: Shipment): Story => ({
  tags: ['shipping', 'tracking', 'carrier'],
  decorators: bought(
    buildOrder({
      lines: [buildCartLine(), shirt],
      shippingAddress: {
        fullName: 'Ada Tremblay',
        address: '4242 Rue Saint-Denis, Montréal',
        unit: '',
        country: 'CA',
        googlePlaceId: '',
      },
      shipment,
    }),
  ),
});
const parcel = {
  carrier: 'Canada Post',
  trackingNumber: '7023 2100 3941 4604',
  trackingLink: 'https://www.canadapost-postescanada.ca/track',
  shippedAt: '2027-01-04T15:20:00Z',
};
export const ToBeShipped = shipped({ state: 'toShip' });
export const Shipped = shipped({ state: 'shipped', ...parcel });
export const Delivered = shipped({ state: 'delivered', ...parcel, deliveredAt: '2027-01-07T19:05:00Z' });
export const WithInvoice: Story = {
  tags: ['tax invoice', 'company'],
  decorators: bought(
    buildOrder({ invoiceTo: { name: 'Tremblay & Filles ltée', taxNumber: '123456789 RT0001' } }),
  ),
};
export const WithCreditNote: Story = {
  tags: ['tax invoice', 'refund'],
  decorators: bought(
    buildOrder({
      invoiceTo: { name: 'Tremblay & Filles ltée', taxNumber: '123456789 RT0001' },
      creditNotes: [{ number: 'CN-000042', amount: buildMoney(12_430), issuedAt: '2027-01-03T15:20:00Z' }],
    }),
  ),
};
const changed = (summary: Partial<EventSummary>): Story['decorators'] => {
  const order = buildOrder({ event: buildEventSummary(summary) });
  const getEventActivity = { ...buildActivityOf(order, []), refundUntil: '2027-02-01T04:00:00Z' };
  return bought(order, { getEventActivity });
};
/** Without a new date yet; until the deadline there is a full refund. */
export const Postponed: Story = {
  tags: ['postponed', 'refund', 'change'],
  decorators: changed({ status: 'Postponed' }),
};
/** With a new date; until the deadline there is a full refund. */
export const Rescheduled: Story = {
  tags: ['rescheduled', 'moved', 'refund', 'change'],
  decorators: changed({ status: 'Rescheduled', previousStartsAt: '2027-01-20T00:30:00Z' }),
};
/** Refunded without being asked. */
export const Cancelled: Story = {
  tags: ['cancelled', 'refund', 'change'],
  decorators: changed({ status: 'Cancelled' }),
};
/** Answers to the organiser's questions, in the words of the purchase. */
export const WithAnswers: Story = {
  tags: ['questions', 'answers'],
  decorators: bought(
    buildOrder({
      answers: [
        {
          questionId: 'club',
          kind: 'text',
          label: 'Which club do you dance with?',
          answer: 'Les Oies du Nord',
        },
        { questionId: 'size', kind: 'choice', label: 'Shirt size', number: 1, answer: 'Small' },
        { questionId: 'size', kind: 'choice', label: 'Shirt size', number: 2, answer: 'Large' },
        { questionId: 'first', kind: 'yesNo', label: 'Is this your first time?', answer: 'yes' },
      ],
    }),
  ),
};
/** Opened again later: one was transferred to a friend, one is checked in. */
export const Later: Story = {
  tags: ['transferred', 'checked in'],
  decorators: bought(
    buildOrder({
      tokens: [
        buildToken({ assignmentState: 'accepted' }),
        buildToken({ tokenId: '01936f5e-7c00-7000-8000-0000000000c2', state: 'checkedIn' }),
      ],
    }),
  ),
};
/** All were refunded, so there is nothing to print. */
export const NothingToPrint: Story = {
  tags: ['refunded'],
  decorators: bought(
    buildOrder({
      tokens: [buildToken({ state: 'voided' })],
      allowed: { print: { allowed: false, reason: 'tokenNotActive' } },
    }),
  ),
};
export const PdfFailed: Story = {
  tags: ['pdf', 'download', 'error'],
  decorators: [
    onCart(
      { getOrder: buildOrder(), getOrderDocument: refuse('tooManyRequests', { message: 'Wait a minute.' }) },
      { path, carts: [] },
    ),
  ],
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: /PDF/ })),
};
export const Loading: Story = { decorators: bought(() => new Promise<never>(() => undefined)) };
export const Failed: Story = { decorators: bought(refuse('serverError')) };
export const NotMine: Story = { decorators: bought(refuse('notFound')) };
