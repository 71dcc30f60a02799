import { lazy, type ComponentType, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProfile, buildWhiteLabel } from '@foyer/testing';
import { CartIcon, Container, IconButton } from '@foyer/ui-kit';
import { createEmbedding } from '../embedding/embedding.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { onFrameStage, withoutNetwork } from '../testing/onShell.tsx';
import { shellTime } from '../testing/shellSettings.ts';
import { AppFrame } from './AppFrame.tsx';

const Cart = () => <IconButton label="Cart, 2" icon={<CartIcon />} count={2} />;
const Page = () => (
  <Container style={{ paddingBlock: 32 }}>
    <h1>A page of the app</h1>
    {Array.from({ length: 12 }, (_, at) => (
      <p key={at}>What the page says stands between the header and the footer.</p>
    ))}
  </Container>
);
/** Page that never finishes loading. */
const ComingPage = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));
function FaultyPage(): ReactNode {
  throw new Error('A fault of this page alone');
}

interface ShownFrame {
  page?: ReactNode;
  isBare?: boolean;
  hidesCart?: boolean;
  hasBareHeader?: boolean;
  beginsWithArt?: boolean;
}
const embedding = createEmbedding();
const features = [{ routes: [], namespaces: [], slots: { CartItem: Cart } }];
const Shown = (shown: ShownFrame) => {
  const { page = <Page />, isBare = false, hidesCart = false } = shown;
  const { hasBareHeader = false, beginsWithArt = false } = shown;
  return (
    <AppFrame
      features={features}
      embedding={isBare ? embedding : undefined}
      hidesCart={hidesCart}
      hasBareHeader={hasBareHeader}
      beginsWithArt={beginsWithArt}
      clock={() => shellTime}
      onError={() => undefined}
    >
      {page}
    </AppFrame>
  );
};

const meta: Meta<typeof Shown> = {
  title: 'Shell/App frame',
  component: Shown,
  tags: ['page', 'layout', 'header', 'footer', 'navigation'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Shown>;

export const SignedOut: Story = { tags: ['log in', 'sign up'], decorators: [onFrameStage()] };
export const SignedIn: Story = {
  tags: ['profile menu'],
  decorators: [onFrameStage({ fan: buildProfile() })],
};
/** My {product} is left out of the menu until the address is verified. */
export const EmailNotVerified: Story = {
  tags: ['profile menu', 'unverified'],
  decorators: [onFrameStage({ fan: buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' }) })],
};
/** Reload with a stored session: the profile is loading. */
export const SessionLoading: Story = {
  tags: ['waiting'],
  decorators: [
    onFrameStage({ fan: buildProfile(), answers: { getProfile: () => new Promise<never>(() => undefined) } }),
  ],
};
export const CartHidden: Story = {
  tags: ['checkout', 'receipt'],
  decorators: [onFrameStage()],
  args: { hidesCart: true },
};
/** Logo alone: nothing leads away from paying. */
export const BareHeader: Story = {
  tags: ['checkout'],
  decorators: [onFrameStage()],
  args: { hasBareHeader: true },
};
export const PageLoading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onFrameStage()],
  args: { page: <ComingPage /> },
};
export const EventLoading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onFrameStage()],
  args: { page: <ComingPage />, beginsWithArt: true },
};
/** A failing page leaves header, footer and cart intact. */
export const PageFailed: Story = {
  tags: ['error', 'retry'],
  decorators: [onFrameStage()],
  args: { page: <FaultyPage /> },
};
export const PageNotFound: Story = {
  tags: ['error', '404', 'missing'],
  decorators: [onFrameStage()],
  args: { page: <NotFoundPage /> },
};
export const Offline: Story = {
  tags: ['network', 'notice'],
  decorators: [onFrameStage()],
  beforeEach: withoutNetwork,
};
export const WhiteLabel: Story = {
  tags: ['partner', 'logo', 'brand'],
  globals: { theme: 'clientLight' },
  decorators: [onFrameStage({ whiteLabel: buildWhiteLabel() })],
};
/** Widget: no header and footer, only the hold and log out. */
export const Widget: Story = {
  tags: ['embed', 'iframe', 'partner'],
  decorators: [onFrameStage({ fan: buildProfile() })],
  args: { isBare: true },
};
export const WidgetSignedOut: Story = {
  tags: ['embed', 'iframe', 'partner'],
  decorators: [onFrameStage()],
  args: { isBare: true },
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: [onFrameStage()] };
export const Spanish: Story = {
  globals: { locale: 'es-US' },
  decorators: [onFrameStage({ fan: buildProfile() })],
};
