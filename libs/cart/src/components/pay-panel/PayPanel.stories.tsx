import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import type { FoyerError } from '@foyer/api-client';
import { refuse, type MockAnswers } from '@foyer/testing';
import { Card } from '@foyer/ui-kit';
import { buildMoney, buildPrice } from '../../testing/buildCart.ts';
import { buildMeans } from '../../testing/cartSettings.ts';
import { bankPage, gatewayPage, onCart } from '../../testing/onCart.tsx';
import { PayPanel } from './PayPanel.tsx';
import type { Commit } from './paymentChoice.ts';
import type { PaymentNeeds } from './usePayPanel.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const renewed = () => Promise.resolve(true);

interface PanelProps {
  commit: Commit<string>;
  needs: PaymentNeeds;
  isFree: boolean;
  hasHoldEnded: boolean;
}

/** Panel of an offer in an auction: not a cart. */
function Panel({ commit, needs, isFree, hasHoldEnded }: PanelProps) {
  return (
    <PayPanel
      eventId="01936f5e-7c00-7000-8000-000000000001"
      eventHref="/events/e1"
      subject="story"
      quote={buildPrice(isFree ? 0 : 20_000)}
      needs={needs}
      hold={{ hasEnded: hasHoldEnded, onEnded: nothing, renew: renewed, isRenewing: false }}
      commit={commit}
      onPaid={nothing}
      note={<p>Refundable until the event begins.</p>}
    >
      <Card as="section">Lower bowl, 2 seats</Card>
    </PayPanel>
  );
}

const meta: Meta<typeof Panel> = {
  title: 'Cart/Pay panel',
  component: Panel,
  tags: ['payment', 'card', 'checkout', 'pay', 'panel'],
  args: { commit: never, needs: { card: true, shippingAddress: false }, isFree: false, hasHoldEnded: false },
  // Refused cards survive a reload, and would leak into the next story.
  beforeEach: () => window.sessionStorage.clear(),
};
export default meta;
type Story = StoryObj<typeof Panel>;

const withFields = (state: 'gateway' | 'filled' | 'refused', answers: MockAnswers = {}) => [
  onCart({
    listPaymentMeans: { paymentMeans: [] },
    listPaymentMethods: {
      paymentMethods: [{ paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: gatewayPage(state) }],
      maxStoredCards: 5,
    },
    addPaymentMeans: buildMeans({ onePurchase: true }),
    ...answers,
  }),
];
type Code = 'paymentFailed' | 'paymentVerificationRequired' | 'priceChanged';
/** Builds a commit that the server refuses. */
const refused =
  (code: Code, details: Record<string, unknown>): Commit<string> =>
  () => {
    const message = 'The payment didn’t go through. You haven’t been charged.';
    const error: FoyerError = { kind: 'rejected', status: 422, code, message, details };
    return Promise.resolve({ error });
  };
const lost: FoyerError = { kind: 'unreachable' };

/** Presses Pay as the gateway does for Enter in a field: with the token of the typed card. */
const typesCard: Story['play'] = async ({ canvas }) => {
  const frame: HTMLIFrameElement = await canvas.findByTitle(/^(Card details|Renseignements|Datos)/);
  const say = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: window.location.origin,
        source: frame.contentWindow,
        data: { version: 1, ...message },
      }),
    );
  say({ type: 'foyer.card.ready' });
  await new Promise(requestAnimationFrame);
  say({ type: 'foyer.card', cardToken: 'card-token-of-a-story' });
};
const pays: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('radio', { name: /4242/ });
  await userEvent.click(await canvas.findByRole('button', { name: /248/ }));
};

/** No stored card: the fields are open. */
export const Empty: Story = { decorators: withFields('gateway') };
export const Filled: Story = { decorators: withFields('filled') };
export const StoredCard: Story = { decorators: [onCart()] };
export const Paying: Story = { decorators: withFields('filled'), play: typesCard };
/** The bank refused the security code: the fields stay, and say it. */
export const RefusedAtField: Story = {
  decorators: withFields('refused'),
  args: { commit: refused('paymentFailed', { reason: 'incorrectCvc', attemptsLeft: 2 }) },
  play: typesCard,
};
/** The server did not take the card. */
export const CardNotTaken: Story = {
  decorators: withFields('filled', {
    addPaymentMeans: refuse('invalidCard', {
      message: 'We can’t use this card. Check the details, or use another one.',
    }),
  }),
  play: typesCard,
};
export const VerificationNeeded: Story = {
  decorators: [onCart()],
  args: {
    commit: (choice, key) =>
      refused('paymentVerificationRequired', {
        paymentMethodId: buildMeans().paymentMethodId,
        verificationUrl: bankPage(),
      })(choice, key),
  },
  play: pays,
};
export const Retry: Story = {
  decorators: [onCart()],
  args: { commit: refused('paymentFailed', { reason: 'insufficientFunds', attemptsLeft: 1 }) },
  play: pays,
};
/** The answer was lost: checking again never pays twice. */
export const LostNetwork: Story = {
  decorators: [onCart()],
  args: { commit: () => Promise.resolve({ error: lost }) },
  play: pays,
};
export const Free: Story = {
  decorators: [onCart()],
  args: { isFree: true, needs: { card: false, shippingAddress: false } },
};
export const NeedsAddress: Story = {
  decorators: [onCart()],
  args: { needs: { card: true, shippingAddress: true } },
};
export const HoldEnded: Story = { decorators: [onCart()], args: { hasHoldEnded: true } };
export const PriceChanged: Story = {
  decorators: [onCart()],
  args: { commit: refused('priceChanged', { before: buildMoney(24_860), now: buildMoney(26_500) }) },
  play: pays,
};
