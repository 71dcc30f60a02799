import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { addressPatterns } from '@foyer/contract';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { atAddress, onCart } from '../../testing/onCart.tsx';
import { DirectCheckoutPage } from './DirectCheckoutPage.tsx';

const offerGroupId = '01936f5e-7c00-7000-8000-0000000000f1';
const path = `/directCheckout?eventId=${buildEventSummary().eventId}&offerGroupId=${offerGroupId}&quantity=2`;
const answering = (checkoutCart: NonNullable<MockAnswers['checkoutCart']>) => [
  onCart({ checkoutCart }, { path, carts: [] }),
];

const meta: Meta<typeof DirectCheckoutPage> = {
  title: 'Cart/Direct checkout page',
  component: DirectCheckoutPage,
  tags: ['link', 'shared', 'buy now', 'page'],
  parameters: { layout: 'fullscreen' },
  render: () => atAddress(addressPatterns.directCheckout, <DirectCheckoutPage />),
};
export default meta;
type Story = StoryObj<typeof DirectCheckoutPage>;
const goOn: Story['play'] = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: /./ }));

export const Offered: Story = { decorators: answering(() => new Promise(() => undefined)) };
export const Holding: Story = {
  play: goOn,
  decorators: answering(() => new Promise(() => undefined)),
};
export const OneLeft: Story = {
  play: goOn,
  decorators: answering(
    refuse('purchaseSoldOut', { details: { cartGuid: 'direct', offerGroupId, available: 1 } }),
  ),
};
export const Closed: Story = {
  play: goOn,
  decorators: answering(refuse('marketplaceClosed', { message: 'This sale is closed.' })),
};
export const NotALink: Story = { decorators: [onCart({}, { path: '/directCheckout', carts: [] })] };
