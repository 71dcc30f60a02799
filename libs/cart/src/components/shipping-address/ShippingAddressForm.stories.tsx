import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { useState } from 'react';
import type { ShippingAddress } from '@foyer/contract';
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
  decorators: [onCart()],
};
export default meta;
type Story = StoryObj<typeof Address>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox');
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons[buttons.length - 1]!);
  },
};
export const Accepted: Story = { args: { start: known } };
