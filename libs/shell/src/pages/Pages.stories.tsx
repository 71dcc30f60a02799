import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { buildProfile } from '@foyer/testing';
import { onShell, withoutNetwork } from '../testing/onShell.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta: Meta = {
  title: 'Shell/Pages',
  tags: ['page', 'error'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const notFound = () => <NotFoundPage />;
export const NotFound: Story = {
  tags: ['404', 'missing', 'fallback'],
  decorators: [onShell()],
  render: notFound,
};
export const NotFoundSignedIn: Story = {
  tags: ['404', 'passes'],
  decorators: [onShell({ fan: buildProfile() })],
  render: notFound,
};
export const NotFoundFrench: Story = {
  decorators: [onShell()],
  tags: ['404', 'french'],
  globals: { locale: 'fr-CA' },
  render: notFound,
};
export const NotFoundSpanish: Story = {
  tags: ['404'],
  decorators: [onShell()],
  globals: { locale: 'es-US' },
  render: notFound,
};

const failed = () => <ErrorScreen onRetry={() => undefined} />;
export const SomethingWentWrong: Story = {
  tags: ['retry', 'sorry'],
  decorators: [onShell()],
  render: failed,
};
export const WithoutNetwork: Story = {
  decorators: [onShell()],
  tags: ['offline', 'retry'],
  beforeEach: withoutNetwork,
  render: failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show my Passes' })).toBeVisible();
  },
};
export const WithoutNetworkFrench: Story = {
  decorators: [onShell()],
  tags: ['offline', 'french'],
  globals: { locale: 'fr-CA' },
  beforeEach: withoutNetwork,
  render: failed,
};
export const SomethingWentWrongFrench: Story = {
  decorators: [onShell()],
  tags: ['retry', 'french'],
  globals: { locale: 'fr-CA' },
  render: failed,
};
