import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildConfiguration } from '@foyer/testing';
import { createSafeStorage } from '@foyer/util';
import { onShell } from '../testing/onShell.tsx';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { ConsentButton } from '../consent/ConsentButton.tsx';
import { ConsentProvider } from '../consent/useConsent.ts';
import { ConsentDialog } from '../consent/ConsentDialog.tsx';
import { decide, initialConsent } from '../consent/consentStates.ts';
import { createConsentStore } from '../consent/consentStore.ts';

const meta: Meta = {
  title: 'Shell/Consent',
  tags: ['component', 'cookie', 'privacy', 'consent', 'banner', 'analytics'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const nothing = () => undefined;
const banner = () => <ConsentBanner onChoose={nothing} onPreferences={nothing} />;
const newId = () => 'client-of-a-story';
const granted = decide(initialConsent, 'granted', newId);

export const Banner: Story = { decorators: [onShell()], render: banner };
/** On phones: yes and no side by side. */
export const BannerOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [onShell()],
  render: banner,
};
export const BannerFrench: Story = { globals: { locale: 'fr-CA' }, decorators: [onShell()], render: banner };
export const BannerSpanish: Story = { globals: { locale: 'es-US' }, decorators: [onShell()], render: banner };

const dialog = (consent = initialConsent, isOverruled = false) => (
  <ConsentDialog consent={consent} isOverruled={isOverruled} onSave={nothing} onClose={nothing} />
);
/** No choice yet: nothing to save. */
export const PreferencesPending: Story = { decorators: [onShell()], render: () => dialog() };
export const PreferencesGranted: Story = { decorators: [onShell()], render: () => dialog(granted) };
/** Changed: can be saved. */
export const PreferencesChanged: Story = {
  decorators: [onShell()],
  render: () => dialog(granted),
  play: () => document.querySelector<HTMLInputElement>('[role="switch"]')?.click(),
};
export const PreferencesDenied: Story = {
  decorators: [onShell()],
  render: () => dialog(decide(granted, 'denied', newId)),
};
/** The browser sends Global Privacy Control. */
export const PreferencesOverruled: Story = { decorators: [onShell()], render: () => dialog(granted, true) };
export const PreferencesFrench: Story = {
  globals: { locale: 'fr-CA' },
  decorators: [onShell()],
  render: () => dialog(granted),
};

const analytics = { gtag: { measurementId: 'G-STORY', scriptUrl: '/sandbox/tags/gtag/js?id=G-STORY' } };
const store = createConsentStore({
  storage: createSafeStorage(() => {
    throw new Error('A story keeps nothing.');
  }),
  newId,
  own: window,
});
/** Button that reopens the preferences, in the footer and the privacy policy. */
export const WayBack: Story = {
  parameters: { layout: 'padded' },
  decorators: [onShell({ answers: { getConfiguration: buildConfiguration({ analytics }) } })],
  render: () => (
    <ConsentProvider value={store}>
      <ConsentButton always />
    </ConsentProvider>
  ),
};
