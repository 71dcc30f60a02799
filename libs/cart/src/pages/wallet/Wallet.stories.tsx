import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { refuse, storyOnStage, type MockAnswers } from '@foyer/testing';
import { buildMeans, buildPayoutMethod, walletSettings } from '../../testing/cartSettings.ts';
import { WalletPage } from './WalletPage.tsx';

const meta: Meta = {
  title: 'Cart/Wallet',
  component: WalletPage,
  tags: ['page', 'profile', 'wallet', 'stored card'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const second = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a2',
  brand: 'mastercard',
  lastFour: '4444',
  defaultMeans: false,
});
const expired = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
  brand: 'amex',
  lastFour: '0005',
  nameOnCard: 'Ada-Maria Theodora Tremblay de la Villardière',
  defaultMeans: false,
  expired: true,
  allowed: {
    makeDefault: { allowed: false, reason: 'invalidCard' },
    update: { allowed: true },
    remove: { allowed: true },
  },
});
const story = (answers: MockAnswers): Story => ({
  decorators: [storyOnStage((locale) => walletSettings(answers, { locale }))],
});

export const Cards: Story = story({ listPaymentMeans: { paymentMeans: [buildMeans(), second, expired] } });
export const NoCard: Story = story({
  listPaymentMeans: { paymentMeans: [] },
  listPayoutMethods: { payoutMethods: [] },
});
/** Two accounts, one with an address wider than a phone. */
export const PayoutMethods: Story = story({
  listPayoutMethods: {
    payoutMethods: [
      buildPayoutMethod(),
      buildPayoutMethod({
        payoutMethodId: '01936f5e-7c00-7000-8000-0000000000b2',
        emailAddress: 'ada-maria.theodora.tremblay.de.la.villardiere@orchestre-symphonique.example',
      }),
    ],
  },
});
const never = () => new Promise<never>(() => undefined);
export const Loading: Story = story({ listPaymentMeans: never, listPayoutMethods: never });
export const LoadFailed: Story = story({
  listPaymentMeans: refuse('invalidRequest'),
  listPayoutMethods: refuse('invalidRequest'),
});
export const Editing: Story = {
  ...story({ listPaymentMeans: { paymentMeans: [buildMeans(), second] } }),
  play: async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: /(Edit|Modifier|Editar) .*4444/ })),
};
export const Removing: Story = {
  ...story({ listPaymentMeans: { paymentMeans: [buildMeans(), second] } }),
  play: async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: /(Remove|Retirer|Quitar) .*4444/ })),
};
export const AddingPayPalAccount: Story = {
  ...story({ listPayoutMethods: { payoutMethods: [] } }),
  play: async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^(Add|Ajouter|Agregar) .*PayPal/ })),
};
export const TooManyPayoutMethods: Story = {
  ...story({ addPayPalAccount: refuse('tooManyPayoutMethods') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Add|Ajouter|Agregar) .*PayPal/ }));
    await userEvent.type(await canvas.findByRole('textbox'), 'band@paypal.example{Enter}');
  },
};
