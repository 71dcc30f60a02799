import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Stack } from '@foyer/ui-kit';
import { GatewayFrame, GatewayPage as FieldsOfGateway } from '../../testing/GatewayPage.tsx';
import { bankPage, gatewayPage, onCart } from '../../testing/onCart.tsx';
import { HostedCardFields } from './HostedCardFields.tsx';
import { VerificationDialog } from './VerificationDialog.tsx';

const nothing = () => undefined;
const stored = () => Promise.resolve();

const meta: Meta = {
  title: 'Cart/Card fields',
  tags: ['card', 'credit card', 'payment', 'hosted fields', 'iframe', '3-D Secure', 'bank'],
};
export default meta;
type Story = StoryObj;

export const Fields: Story = {
  decorators: [onCart()],
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <HostedCardFields url={gatewayPage()} onCard={stored} onStateChange={nothing} />
    </div>
  ),
};
/** The gateway page is still loading. */
export const FieldsLoading: Story = {
  decorators: [onCart()],
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <HostedCardFields
        url={gatewayPage().replace('gateway-page', 'silent-page')}
        onCard={stored}
        onStateChange={nothing}
      />
    </div>
  ),
};
export const FieldsUnavailable: Story = {
  decorators: [onCart()],
  render: () => <HostedCardFields url="javascript:void 0" onCard={stored} onStateChange={nothing} />,
};
export const BankAsks: Story = {
  decorators: [onCart()],
  render: () => <VerificationDialog url={bankPage()} onVerified={nothing} onCancel={nothing} />,
};
export const BankDoesNotAnswer: Story = {
  decorators: [onCart()],
  render: () => <VerificationDialog url="javascript:void 0" onVerified={nothing} onCancel={nothing} />,
};

/** Stand-in for the gateway page in the other stories. */
export const GatewayPage: Story = { parameters: { layout: 'fullscreen' }, render: () => <FieldsOfGateway /> };
/** Stand-in with a card typed into it. */
export const FilledPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <FieldsOfGateway values={['4242 4242 4242 4242', '12/34', '123', 'Ada Tremblay', '']} />,
};
/** Stand-in after a refusal: the wrong field says why. */
export const RefusedPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FieldsOfGateway
      values={['4242 4242 4242 4242', '12/34', '', 'Ada Tremblay', '']}
      problem="This security code doesn’t match the card. Enter it again."
    />
  ),
};
/** Stand-in for the bank's page. */
export const BankPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <GatewayFrame>
      <Stack gap={4}>
        <p>Harbour Bank: do you pay $248.60 to Foyer?</p>
        <Button variant="primary" wide>
          Yes, it is me
        </Button>
        <Button wide>No</Button>
      </Stack>
    </GatewayFrame>
  ),
};
/** Page that never sends a message. */
export const SilentPage: Story = { parameters: { layout: 'fullscreen' }, render: () => <></> };
