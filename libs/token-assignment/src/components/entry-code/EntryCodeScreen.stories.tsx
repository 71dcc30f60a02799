import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { deviceSecrets } from '../../model/deviceSecrets.ts';
import { onTokens, buildSecret, stageTime } from '../../testing/tokenSettings.ts';
import { EntryCodeScreen, type EntryCodeScreenProps, type EntryCodeToken } from './EntryCodeScreen.tsx';

const { tokenId } = buildSecret();
const kept = '01936f5e-7c00-7000-8000-0000000000f1';
const offline = () => {
  throw new TypeError('offline');
};
const nothing = () => undefined;
const only = (shown: EntryCodeToken): EntryCodeScreenProps => ({
  eventName: 'Northern Lights',
  tokens: [shown],
  shown,
  onShow: nothing,
  onClose: nothing,
});

const meta: Meta<typeof EntryCodeScreen> = {
  title: 'My passes/Entry code',
  component: EntryCodeScreen,
  tags: ['component', 'QR', 'barcode', 'usher', 'gate', 'check in', 'access control', 'countdown'],
  args: only({ tokenId, place: ['Section 101', 'Row C', 'Seat 12', 'Gate 4'] }),
};
export default meta;
type Story = StoryObj<typeof EntryCodeScreen>;

export const Online: Story = { decorators: [onTokens()] };
/** One of two: buttons, or a swipe, lead to the other. */
export const OneOfTwo: Story = {
  tags: ['swipe', 'several'],
  decorators: [onTokens()],
  render: (args) => {
    const shown = { tokenId, place: ['Section 101', 'Row C', 'Seat 12'] };
    const other = { tokenId: kept, place: ['Section 101', 'Row C', 'Seat 13'] };
    return <EntryCodeScreen {...args} shown={shown} tokens={[shown, other]} />;
  },
};
export const Spanish: Story = { decorators: [onTokens()], globals: { locale: 'es-US' } };
/** The place wraps between its parts, not within a section's name. */
export const LongPlace: Story = {
  tags: ['long text'],
  args: only({ tokenId, place: ['Section Parterre centre', 'Rangée E', 'Siège 106'] }),
  decorators: [onTokens()],
};
/** The period is nearly over: the ring is almost empty. */
export const AboutToRefresh: Story = { decorators: [onTokens({}, { now: () => stageTime + 16_000 })] };
/** Opened before; no network at the gate. */
export const Offline: Story = {
  tags: ['offline', 'no network'],
  args: only({ tokenId: kept, place: ['Floor'] }),
  decorators: [onTokens({ getEntrySecret: offline })],
  beforeEach: () => {
    deviceSecrets.put(buildSecret({ tokenId: kept }));
    return () => deviceSecrets.forget(kept);
  },
};
/** Never opened and offline: no code, and the reason. */
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
/** Transferred or refunded in the meantime: no code on this device. */
export const NoLongerActive: Story = {
  tags: ['transferred', 'refunded', 'void', 'error'],
  decorators: [onTokens({ getEntrySecret: refuse('tokenNotActive') })],
};
/** Device clock hours off: the code is right, because it follows the server's clock. */
export const DeviceClockWrong: Story = {
  tags: ['clock skew'],
  decorators: [onTokens({}, { now: () => Date.now() + 5 * 3_600_000 })],
};
