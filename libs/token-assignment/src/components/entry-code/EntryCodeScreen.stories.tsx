import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { deviceSecrets } from '../../model/deviceSecrets.ts';
import { onTokens } from '../../testing/onTokens.tsx';
import { buildSecret, stageTime } from '../../testing/tokenSettings.ts';
import { EntryCodeScreen } from './EntryCodeScreen.tsx';

const { tokenId } = buildSecret();
const kept = '01936f5e-7c00-7000-8000-0000000000f1';
const offline = () => {
  throw new TypeError('offline');
};
const nothing = () => undefined;

const meta: Meta<typeof EntryCodeScreen> = {
  title: 'My passes/Entry code',
  component: EntryCodeScreen,
  tags: ['component', 'QR', 'barcode', 'usher', 'gate', 'check in', 'access control', 'countdown'],
  args: { tokenId, place: ['Section 101', 'Row C', 'Seat 12'], onClose: nothing },
};
export default meta;
type Story = StoryObj<typeof EntryCodeScreen>;

export const Online: Story = { decorators: [onTokens()] };
export const Spanish: Story = { decorators: [onTokens()], globals: { locale: 'es-US' } };
/** A line ends between the pieces of a place, not within the name of its section. */
export const LongPlace: Story = {
  tags: ['long text'],
  args: { place: ['Section Parterre centre', 'Rangée E', 'Siège 106'] },
  decorators: [onTokens()],
};
/** The period is nearly over: the ring is almost empty. */
export const AboutToRefresh: Story = { decorators: [onTokens({}, { now: () => stageTime + 16_000 })] };
/** It was opened before, and there is no network at the gate. */
export const Offline: Story = {
  tags: ['offline', 'no network'],
  args: { tokenId: kept },
  decorators: [onTokens({ getEntrySecret: offline })],
  beforeEach: () => {
    deviceSecrets.put(buildSecret({ tokenId: kept }));
    return () => deviceSecrets.forget(kept);
  },
};
/** Never opened, and no network: nothing to show, and why. */
export const OfflineNeverOpened: Story = {
  tags: ['offline', 'error', 'retry'],
  decorators: [onTokens({ getEntrySecret: offline })],
  beforeEach: () => deviceSecrets.clear(),
};
export const NotYetShown: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onTokens({ getEntrySecret: () => new Promise<never>(nothing) })],
  beforeEach: () => deviceSecrets.clear(),
};
/** Transferred or refunded meanwhile: the code is dead on this device. */
export const NoLongerActive: Story = {
  tags: ['transferred', 'refunded', 'void', 'error'],
  decorators: [onTokens({ getEntrySecret: refuse('tokenNotActive') })],
};
/** The clock of the device is hours off: the code is right, as it follows the server's. */
export const DeviceClockWrong: Story = {
  tags: ['clock skew'],
  decorators: [onTokens({}, { now: () => Date.now() + 5 * 3_600_000 })],
};
