import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onStreaming } from '../../testing/streamingSettings.ts';
import { DeviceCheck } from './DeviceCheck.tsx';
import { Checklist } from './DeviceChecks.tsx';
import { PermissionHelp } from './PermissionHelp.tsx';

const nothing = (): void => undefined;

const meta: Meta<typeof Checklist> = {
  title: 'Streaming/Checklist',
  component: Checklist,
  tags: ['component', 'camera', 'microphone', 'permission'],
  decorators: [onStreaming()],
};
export default meta;
type Story = StoryObj<typeof Checklist>;

/** Every way in which a camera and a microphone can stand. */
export const Devices: Story = {
  render: () => (
    <Checklist>
      {(['idle', 'asking', 'ready', 'refused', 'missing', 'busy', 'unsupported'] as const).map((standing) => (
        <DeviceCheck key={standing} kind="camera" standing={standing} onAsk={nothing} onHelp={nothing} />
      ))}
      <DeviceCheck kind="microphone" standing="ready" isHeard onAsk={nothing} onHelp={nothing} />
      <DeviceCheck kind="microphone" standing="refused" onAsk={nothing} onHelp={nothing} />
    </Checklist>
  ),
};
/** Where Firefox keeps the permission. */
export const HelpInFirefox: Story = {
  tags: ['overlay'],
  render: () => (
    <PermissionHelp open browser="firefox" isFramed={false} onClose={nothing} onAgain={nothing} />
  ),
};
/** In the widget, the host's page must grant it too. */
export const HelpInAFrame: Story = {
  tags: ['overlay', 'widget'],
  render: () => <PermissionHelp open browser="chrome" isFramed onClose={nothing} onAgain={nothing} />,
};
