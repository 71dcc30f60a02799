import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import type { ShippingAddress } from '@foyer/contract';
import { buildConfiguration } from '@foyer/testing';
import { onCart } from '../../testing/onCart.tsx';
import { ShippingAddressForm } from './ShippingAddressForm.tsx';

const known: ShippingAddress = {
  fullName: 'Ada Tremblay',
  address: '4242 Rue Saint-Denis, Montréal, QC H2J 2K8',
  unit: 'App. 5',
  country: 'CA',
  googlePlaceId: '',
};
function Address({ start }: { start?: ShippingAddress }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxWidth: 560 }}>
      <ShippingAddressForm value={value} onValueChange={setValue} />
    </div>
  );
}

const meta: Meta<typeof Address> = {
  title: 'Cart/Shipping address',
  component: Address,
  tags: ['shipping', 'delivery', 'address', 'form', 'merchandise'],
};
export default meta;
type Story = StoryObj<typeof Address>;

export const Empty: Story = { decorators: [onCart()] };
export const WithErrors: Story = {
  decorators: [onCart()],
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox');
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons[buttons.length - 1]!);
  },
};
export const Accepted: Story = { decorators: [onCart()], args: { start: known } };
/** With a maps service configured that never answers; typing must work without it. */
export const WithAMapsService: Story = {
  tags: ['maps', 'suggestions'],
  decorators: [
    onCart({
      getConfiguration: buildConfiguration({ maps: { scriptUrl: 'https://elsewhere.example/js?key=story' } }),
    }),
  ],
  play: async ({ canvas }) => {
    const isTyped = (each: HTMLElement) => each instanceof HTMLInputElement;
    const [street] = await waitFor(async () => {
      const found = (await canvas.findAllByRole('combobox')).filter(isTyped);
      if (found.length === 0) throw new Error('The field is not there yet');
      return found;
    });
    await userEvent.type(street!, '4242 Rue Saint-Denis');
  },
};
