import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { useState } from 'react';
import { refuse } from '@foyer/testing';
import { buildMeans } from '../../testing/cartSettings.ts';
import { onCart } from '../../testing/onCart.tsx';
import { HostedCardFields } from './HostedCardFields.tsx';
import { PaymentMeansPicker } from './PaymentMeansPicker.tsx';

const first = buildMeans();
const cards = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildMeans({
      paymentMethodId: `01936f5e-7c00-7000-8000-0000000000a${at + 1}`,
      brand: (['visa', 'mastercard', 'amex', 'unknown'] as const)[at % 4]!,
      lastFour: String(4242 + at * 111),
      defaultMeans: at === 0,
    }),
  );
const nothing = () => undefined;
const stored = () => Promise.resolve();
const never = () => new Promise<never>(() => undefined);

function Picker() {
  const [value, setValue] = useState<string | undefined>(first.paymentMethodId);
  const [saves, setSaves] = useState(false);
  return (
    <div style={{ maxWidth: 560 }}>
      <PaymentMeansPicker
        eventId="01936f5e-7c00-7000-8000-000000000001"
        value={value}
        onValueChange={setValue}
        saves={saves}
        onSavesChange={setSaves}
        fields={(url) => <HostedCardFields url={url} onCard={stored} onStateChange={nothing} />}
      />
    </div>
  );
}

const meta: Meta<typeof Picker> = {
  title: 'Cart/Payment means',
  component: Picker,
  tags: ['card', 'credit card', 'wallet', 'payment method', 'stored cards'],
};
export default meta;
type Story = StoryObj<typeof Picker>;

export const OneCard: Story = { decorators: [onCart()] };
export const ManyCards: Story = { decorators: [onCart({ listPaymentMeans: { paymentMeans: cards(4) } })] };
/** Maximum number of stored cards: another card can be used, but not saved. */
export const FullWallet: Story = { decorators: [onCart({ listPaymentMeans: { paymentMeans: cards(5) } })] };
export const ExpiredCard: Story = {
  decorators: [
    onCart({ listPaymentMeans: { paymentMeans: [buildMeans({ expired: true, expiryYear: 2025 })] } }),
  ],
};
export const NoCard: Story = { decorators: [onCart({ listPaymentMeans: { paymentMeans: [] } })] };
export const AnotherCard: Story = {
  decorators: [onCart()],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /4242/ });
    const radios = canvas.getAllByRole('radio');
    await userEvent.click(radios[radios.length - 1]!);
  },
};
export const Loading: Story = { decorators: [onCart({ listPaymentMeans: never })] };
export const Failed: Story = { decorators: [onCart({ listPaymentMeans: refuse('serverError') })] };
