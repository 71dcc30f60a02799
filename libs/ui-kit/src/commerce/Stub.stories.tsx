import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { LinkButton } from '../actions/TextLink.tsx';
import { Pill } from '../content/Pill.tsx';
import { PriceRows } from './PriceRows.tsx';
import { Stub } from './Stub.tsx';

const meta: Meta<typeof Stub> = {
  title: 'Components/Commerce/Stub',
  tags: ['ticket', 'pass', 'stub', 'seat', 'flip', 'receipt'],
  component: Stub,
  args: {
    eventName: 'The Northern Lights',
    details: ['Sat, Mar 7, 2026, 8:00 p.m. CST', 'Aurora Hall, Minneapolis', 'Camille Tremblay'],
    place: [
      { label: 'Section', value: '112' },
      { label: 'Row', value: 'H' },
      { label: 'Seat', value: '24' },
    ],
    colors: ['#2a1c5a', '#f06a4d'],
  },
  decorators: [(Inner) => <div style={{ maxWidth: 820, margin: '0 auto' }}>{<Inner />}</div>],
};
export default meta;

type Story = StoryObj<typeof Stub>;

const receipt = (
  <PriceRows
    rows={[
      { id: 'face', label: 'Pass', amount: '$104.00' },
      { id: 'fees', label: 'Fees', amount: '$21.50' },
    ]}
    total={{ label: 'Paid', amount: '$125.50' }}
  />
);
const turnTexts = { showReceipt: 'See receipt', showFront: 'Back to the pass' };

export const Front: Story = { args: { receipt, turnTexts } };
export const WithStatusAndAction: Story = {
  args: {
    status: <Pill state="open">Going</Pill>,
    actions: (
      <LinkButton href="#code" variant="highContrast">
        Show entry code
      </LinkButton>
    ),
    receipt,
    turnTexts,
  },
};
export const Turned: Story = {
  args: { receipt, turnTexts },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See receipt' }));
  },
};
export const LightColors: Story = {
  args: { eventName: 'Saltwater Choir', colors: ['#f2c14e', '#0e4a52'], receipt, turnTexts },
};
export const GeneralAdmission: Story = {
  args: {
    eventName: 'Field Day',
    colors: ['#0c5c3c', '#f6e7c8'],
    place: [{ label: 'Area', value: 'General admission' }],
  },
};
export const LongFrench: Story = {
  args: {
    eventName: 'Orchestre symphonique de la vallée de la Matapédia : L’hiver et ses échos',
    details: [
      'sam. 14 mars 2026, 19 h 30 HE',
      'Salle Marguerite-Bourgeoys, Rimouski',
      'Jean-Baptiste de La Montagne',
    ],
    place: [
      { label: 'Section', value: 'PARTERRE' },
      { label: 'Rangée', value: 'AA' },
      { label: 'Siège', value: '101' },
    ],
    colors: ['#6b1839', '#f4b6c2'],
    receipt,
    turnTexts: { showReceipt: 'Voir le reçu', showFront: 'Retourner au laissez-passer' },
  },
};
/** Labels share one line, whatever the size of the values below them. */
export const LongSection: Story = {
  args: {
    // Two parts, which the narrowest phone has on one line.
    place: [
      { label: 'Section', value: 'Orchestra' },
      { label: 'Row', value: 'H' },
    ],
  },
  play: async ({ canvas }) => {
    const labels = await canvas.findAllByRole('term');
    const tops = labels.map((label) => Math.round(label.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};
export const UnusableColors: Story = {
  args: { colors: ['url(https://evil.example)', 'red'] },
};
