import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import type { Cart } from '@foyer/contract';
import { buildEventProfile, buildPolicy, refuse, type MockAnswers } from '@foyer/testing';
import { buildCart, buildCartLine, buildMoney } from '../../testing/buildCart.ts';
import { buildHall } from '../../testing/buildHall.ts';
import { buildQuestions } from '../../testing/buildQuestions.ts';
import { buildMeans, stageTime } from '../../testing/cartSettings.ts';
import { atAddress, bankPage, onCart } from '../../testing/onCart.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const path = `/transaction/${buildCart().eventId}/checkout`;
const shirt = buildCartLine({
  cartGuid: 'line-0002',
  inventoryItemId: '01936f5e-7c00-7000-8000-000000000021',
  category: 'MERCHANDISE',
  name: 'Tour shirt, black, M',
  quantity: 1,
  seats: [],
  ages: [],
  unitPrices: [],
  fulfilment: 'SHIPPING',
});
const never = () => new Promise<never>(() => undefined);
const offline = () => {
  throw new TypeError('offline');
};

const meta: Meta<typeof CheckoutPage> = {
  title: 'Cart/Checkout page',
  component: CheckoutPage,
  tags: ['checkout', 'cart', 'basket', 'payment', 'hold', 'page'],
  parameters: { layout: 'fullscreen' },
  render: () => atAddress('/transaction/:eventId/checkout', <CheckoutPage />),
  // Refused cards survive a reload, and would leak into the next story.
  beforeEach: () => window.sessionStorage.clear(),
};
export default meta;
type Story = StoryObj<typeof CheckoutPage>;

const held = (answers: MockAnswers = {}, ...carts: Cart[]) => [
  onCart(answers, { path, ...(carts.length > 0 ? { carts } : {}) }),
];
const endingIn = (ms: number) =>
  buildCart({ purchaseTokenExpiration: new Date(stageTime + ms).toISOString() });

/** Presses Pay once a card is available; the mocked answer decides the story. */
const pays: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('radio', { name: /4242/ });
  await userEvent.click(await canvas.findByRole('button', { name: /248/ }));
};
const afterPaying = (payCart: NonNullable<MockAnswers['payCart']>): Story => ({
  decorators: held({ payCart }),
  play: pays,
});

export const Ready: Story = { decorators: held() };
/** The small map beside the poster shows where the seats are. */
export const SeatsOnMap: Story = {
  tags: ['map', 'seats'],
  decorators: held({
    getEventProfile: { ...buildEventProfile(), seatChartId: buildHall().seatChartId, seatChartVersion: 1 },
    getSeatChart: buildHall(),
  }),
};
/** Two events at once: each is paid in its own checkout. */
export const TwoEvents: Story = {
  decorators: held(
    {},
    buildCart(),
    buildCart({
      eventId: '01936f5e-7c00-7000-8000-000000000002',
      purchaseTokenExpiration: new Date(stageTime + 500_000).toISOString(),
    }),
  ),
};
/** Seats, an extra to ship and a policy with dates; the address comes first. */
export const WithExtrasToShip: Story = {
  decorators: held(
    {
      getEventProfile: buildEventProfile({
        policy: buildPolicy({
          refund: 'untilDate',
          refundUntil: '2027-03-01T05:00:00Z',
          resale: 'later',
          resaleFrom: '2027-02-01T05:00:00Z',
          minimumAge: 19,
          idRequired: true,
        }),
      }),
    },
    buildCart({ lines: [buildCartLine(), shirt], needsShippingAddress: true }),
  ),
};
export const SeveralCards: Story = {
  decorators: held({
    listPaymentMeans: {
      paymentMeans: [
        buildMeans(),
        buildMeans({
          paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a2',
          brand: 'amex',
          lastFour: '0005',
          defaultMeans: false,
        }),
        buildMeans({
          paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
          brand: 'mastercard',
          lastFour: '4444',
          expiryYear: 2025,
          defaultMeans: false,
          expired: true,
        }),
      ],
    },
  }),
};
/** Methods that are paid on the page of their provider, beside the cards; one of them is chosen. */
export const OtherMethods: Story = {
  tags: ['Alipay', 'WeChat', 'Klarna', 'redirect'],
  decorators: held({
    listPaymentMethods: {
      paymentMethods: [
        { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: bankPage() },
        { paymentType: 'Alipay', label: 'Alipay' },
        { paymentType: 'Wechat', label: 'WeChat Pay' },
        { paymentType: 'Klarna', label: 'Klarna' },
      ],
      maxStoredCards: 5,
    },
  }),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('radio', { name: /Klarna/ })),
};
/** Questions of the organiser: one per {product}, and one for the order. */
export const WithQuestions: Story = {
  decorators: held({ getEventProfile: buildEventProfile({ questions: buildQuestions() }) }),
};
/** Pay was pressed before the required questions were answered. */
export const QuestionsUnanswered: Story = { ...WithQuestions, play: pays };
/** First purchase: the gateway's fields are open. */
export const FirstCard: Story = { decorators: held({ listPaymentMeans: { paymentMeans: [] } }) };
export const CardsLoading: Story = { decorators: held({ listPaymentMeans: never }) };
export const CardsFailed: Story = { decorators: held({ listPaymentMeans: refuse('serverError') }) };
export const Empty: Story = { decorators: [onCart({}, { path, carts: [] })] };

/** Less than two minutes left: one extension is offered. */
export const HoldEndsSoon: Story = { decorators: held({}, endingIn(95_000)) };
export const HoldExpired: Story = { decorators: held({}, endingIn(-1_000)) };
const renews: Story['play'] = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: /again$|à nouveau$|de nuevo$/ }));
/** The hold expired, and another buyer took the seats meanwhile. */
export const SeatsLost: Story = {
  decorators: held(
    { checkoutCart: refuse('invalidSeatCodes', { details: { lostSeatCodes: ['101-C-12'], nextBest: [] } }) },
    endingIn(-1_000),
  ),
  play: renews,
};
/** As above, with the next best seats offered. */
export const NextBestSeats: Story = {
  decorators: held(
    {
      checkoutCart: refuse('invalidSeatCodes', {
        details: {
          cartGuid: 'line-0001',
          lostSeatCodes: ['101-C-12', '101-C-13'],
          nextBest: buildCartLine().seats.map((seat) => ({ ...seat, row: 'D' })),
        },
      }),
    },
    endingIn(-1_000),
  ),
  play: renews,
};
export const LinePriceChanged: Story = {
  decorators: held(
    {},
    buildCart({
      priceChanges: [{ cartGuid: 'line-0001', before: buildMoney(20_000), now: buildMoney(22_000) }],
    }),
  ),
};

export const Paying: Story = afterPaying(never);
export const Declined: Story = afterPaying(
  refuse('paymentFailed', { message: 'The card has insufficient funds.', details: { attemptsLeft: 2 } }),
);
const declinedFor = (reason: string, attemptsLeft = 2): Story =>
  afterPaying(
    refuse('paymentFailed', {
      message: 'The payment did not go through. You have not been charged.',
      details: { attemptsLeft, reason },
    }),
  );
export const InsufficientFunds = declinedFor('insufficientFunds', 1);
export const ExpiredAtTheBank = declinedFor('expiredCard');
export const NotConfirmedByTheBank = declinedFor('verificationFailed');
export const TimeRanOutWhilePaying: Story = afterPaying(refuse('reservationTimeRanOut'));
export const LastAttemptFailed: Story = afterPaying(
  refuse('paymentRetryAttemptsExhausted', { message: 'Your items were given back. Nothing was charged.' }),
);
export const PriceChanged: Story = afterPaying(
  refuse('priceChanged', { details: { before: buildMoney(24_860), now: buildMoney(26_500) } }),
);
/** The bank has not answered yet: checking again never pays twice. */
export const PaymentPending: Story = afterPaying(
  refuse('paymentPending', { details: { retryAfterSeconds: 5 } }),
);
/** Offline or timeout: the outcome of the payment is unknown. */
export const PaymentUnknown: Story = afterPaying(offline);
export const SessionLost: Story = afterPaying(refuse('unauthorized'));
export const BankVerification: Story = {
  decorators: held({
    payCart: () =>
      refuse('paymentVerificationRequired', {
        details: { paymentMethodId: buildMeans().paymentMethodId, verificationUrl: bankPage() },
      }),
  }),
  play: pays,
};
/** A tax invoice without a name: Pay marks the field. */
export const InvoiceWithoutName: Story = {
  tags: ['tax invoice', 'company'],
  decorators: held(),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('checkbox', { name: /invoice|facture|factura/i }));
    await pays(context);
  },
};
/** Long names in any language: nothing is cut off or overlaps. */
export const LongText: Story = {
  decorators: held(
    {},
    buildCart({
      lines: [
        buildCartLine({
          name: 'Lower bowl, obstructed view behind the sound desk, with early entry and a signed programme',
          quantity: 8,
          seats: Array.from({ length: 8 }, (_, at) => ({
            seatCode: `101-C-${at}`,
            sectionCode: '101',
            section: 'Orchestra centre left',
            row: at < 5 ? 'AA' : 'BB',
            seat: String(100 + at),
          })),
        }),
      ],
    }),
  ),
};
