import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import type { DebugPage } from '@foyer/contract';
import { buildConfiguration } from '@foyer/testing';
import { VersionPanel } from '../../companion/versions/VersionPanel.tsx';
import { onShell } from '../../testing/onShell.tsx';
import { ErrorReportingPage } from './ErrorReportingPage.tsx';
import { RemoteConfigPage } from './RemoteConfigPage.tsx';

const withPages = (...debugPages: DebugPage[]) => ({
  getConfiguration: buildConfiguration({ debugPages, remoteConfig: { discoverV2: false } }),
  getReleaseName: { releaseName: 'foyer-0.1.0' },
  reportError: { ok: true } as const,
});
const decorators = [onShell({ answers: withPages('remoteConfig', 'errorReporting') })];

const meta: Meta = {
  title: 'Shell/Debug pages',
  tags: ['page', 'debug'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    window.sessionStorage.clear();
    window.localStorage.removeItem('foyer-remote-overrides');
  },
};
export default meta;
type Story = StoryObj;

const values = () => <RemoteConfigPage />;
export const RemoteConfig: Story = { decorators, render: values };
export const RemoteConfigFrench: Story = { decorators, globals: { locale: 'fr-CA' }, render: values };
export const RemoteConfigRefused: Story = {
  decorators,
  render: values,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'New value for promoCodes' });
    await userEvent.clear(field);
    await userEvent.type(field, 'no');
    await userEvent.click(canvas.getByRole('button', { name: 'Set promoCodes' }));
    await canvas.findByText('This key doesn’t accept that value.');
  },
};
export const WithoutTheFlag: Story = { decorators: [onShell({ answers: withPages() })], render: values };
export const ErrorReporting: Story = { decorators, render: () => <ErrorReportingPage /> };
export const Versions: Story = { decorators, render: () => <VersionPanel /> };
