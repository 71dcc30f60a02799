import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import type { FoyerError } from '@foyer/api-client';
import { buildPrice } from '../../testing/buildCart.ts';
import { gatewayPage, onCart } from '../../testing/onCart.tsx';
import { PayInOverlay } from './PayInOverlay.tsx';
import type { Commit } from '../pay-panel/paymentChoice.ts';

const nothing = () => undefined;

/** Payment for a win whose card was refused. */
const Payment = ({ commit }: { commit: Commit<string> }) => (
  <PayInOverlay
    eventId="01936f5e-7c00-7000-8000-000000000001"
    eventHref="/events/e1"
    subject="story"
    quote={buildPrice(20_000)}
    hold={{ hasEnded: false, onEnded: nothing, renew: () => Promise.resolve(true), isRenewing: false }}
    commit={commit}
    onPaid={nothing}
  />
);

const meta: Meta<typeof Payment> = {
  title: 'Cart/Pay in an overlay',
  component: Payment,
  tags: ['payment', 'card', 'pay', 'overlay', 'dialog'],
  args: { commit: () => new Promise<never>(nothing) },
  // An open dialog would cover the whole docs page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  // Refused cards survive a reload, and would leak into the next story.
  beforeEach: () => window.sessionStorage.clear(),
};
export default meta;
type Story = StoryObj<typeof Payment>;

const withoutCards = [
  onCart({
    listPaymentMeans: { paymentMeans: [] },
    listPaymentMethods: {
      paymentMethods: [{ paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: gatewayPage() }],
      maxStoredCards: 5,
    },
  }),
];
const opens: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /248/ }));
  await screen.findByRole('dialog');
};
const pressesLast = async (): Promise<void> => {
  const buttons = await screen.findAllByRole('button');
  await userEvent.click(buttons.at(-2) as HTMLElement);
};

export const Closed: Story = { decorators: [onCart()] };
export const StoredCard: Story = { decorators: [onCart()], play: opens };
export const NoCard: Story = { decorators: withoutCards, play: opens };
/** The form of a new card, above the payment. */
export const NewCard: Story = {
  decorators: withoutCards,
  play: async (context) => {
    await opens(context);
    await screen.findByRole('checkbox');
    await pressesLast();
    await screen.findByTitle(/^(Card details|Renseignements|Datos)/);
  },
};
const refused: FoyerError = {
  kind: 'rejected',
  status: 422,
  code: 'paymentFailed',
  message: 'The payment didn’t go through. You haven’t been charged.',
  details: { reason: 'insufficientFunds', attemptsLeft: 1 },
};
export const Refused: Story = {
  decorators: [onCart()],
  args: { commit: () => Promise.resolve({ error: refused }) },
  play: async (context) => {
    await opens(context);
    await screen.findByRole('radio', { name: /4242/ });
    await pressesLast();
  },
};
