import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Locale } from '@foyer/contract';
import { createServerClock } from '@foyer/api-client';
import { createStage } from '@foyer/testing';
import { Container } from '@foyer/ui-kit';
import type { AppRoute } from '../router/appRoute.ts';
import { shellSettings, shellTime } from '../testing/shellSettings.ts';
import { brandingOf } from '../brand/branding.ts';
import { FoyerApp } from './FoyerApp.tsx';

const Welcome = () => (
  <Container>
    <h1>The one page of this app</h1>
  </Container>
);

const welcome: AppRoute = {
  address: 'discover',
  access: 'public',
  load: () => Promise.resolve(Welcome),
};

/** Whole app at Storybook's address, which is an unknown page. */
function App({ locale }: { locale: Locale }) {
  const [stage] = useState(() => createStage(shellSettings({}, { locale })));
  return (
    <FoyerApp
      definition={{
        kind: 'consumer',
        features: [{ routes: [welcome], namespaces: [] }],
        loadTexts: () => Promise.resolve({}),
      }}
      store={stage.store}
      texts={stage.texts}
      locale={locale}
      branding={brandingOf('consumer', undefined)}
      theme={{}}
      clock={createServerClock(() => shellTime)}
      onError={() => undefined}
    />
  );
}

const meta: Meta<typeof App> = {
  title: 'Shell/App',
  component: App,
  tags: ['app', 'whole', '404'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof App>;

export const UnknownAddress: Story = { args: { locale: 'en-US' } };
export const UnknownAddressFrench: Story = { tags: ['french'], args: { locale: 'fr-CA' } };
