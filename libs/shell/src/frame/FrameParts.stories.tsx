import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildConfiguration, buildProfile, buildWhiteLabel } from '@foyer/testing';
import { CartIcon, IconButton } from '@foyer/ui-kit';
import { onShell, withoutNetwork } from '../testing/onShell.tsx';
import { shellTime } from '../testing/shellSettings.ts';
import { Account, OfflineNotice } from './AppFrame.tsx';
import { Footer, LocaleSelect, ThemeToggle } from './footer/Footer.tsx';
import { Header, Wordmark } from './Header.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { WidgetBar } from '../embedding/WidgetBar.tsx';

const Cart = () => <IconButton label="Cart, 2" icon={<CartIcon />} count={2} />;

const meta: Meta = {
  title: 'Shell/Frame parts',
  tags: ['component', 'layout'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const centred = buildWhiteLabel({
  theme: { tone: 'auto', clientDark: {}, clientLight: {}, header: 'centred' },
});
const header = () => <Header Cart={Cart} Account={Account} />;
export const HeaderSignedOut: Story = {
  tags: ['header', 'log in', 'sign up', 'logo'],
  decorators: [onShell()],
  render: header,
};
export const HeaderSignedIn: Story = {
  tags: ['header', 'profile menu'],
  decorators: [onShell({ fan: buildProfile() })],
  render: header,
};
/** Phone with the menu open. */
export const HeaderMenuOpen: Story = {
  tags: ['header', 'menu', 'phone', 'mobile'],
  globals: { viewport: { value: 'mobile1' } },
  decorators: [onShell()],
  render: header,
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLButtonElement>('[aria-expanded="false"]')?.click(),
};
export const HeaderWithoutCart: Story = {
  tags: ['header', 'checkout'],
  decorators: [onShell()],
  render: () => <Header Cart={undefined} Account={Account} />,
};
export const HeaderWhiteLabel: Story = {
  tags: ['header', 'partner', 'logo', 'brand'],
  decorators: [onShell({ whiteLabel: buildWhiteLabel() })],
  render: header,
};
/** Logo in the middle, as a partner can choose. */
export const HeaderCentred: Story = {
  tags: ['header', 'partner', 'logo', 'brand', 'centred'],
  decorators: [onShell({ whiteLabel: centred, fan: buildProfile() })],
  render: header,
};
export const HeaderCentredSignedOut: Story = {
  ...HeaderCentred,
  decorators: [onShell({ whiteLabel: centred })],
};
/** Menu of a phone in French, whose words are the longest. */
export const HeaderMenuFrench: Story = {
  ...HeaderMenuOpen,
  globals: { ...HeaderMenuOpen.globals, locale: 'fr-CA' },
};
export const HeaderMenuSignedIn: Story = {
  ...HeaderMenuOpen,
  decorators: [onShell({ fan: buildProfile() })],
};
export const HeaderFrench: Story = {
  tags: ['header', 'french'],
  globals: { locale: 'fr-CA' },
  decorators: [onShell()],
  render: header,
};

const footer = () => <Footer clock={() => shellTime} />;
export const FooterOwnSite: Story = {
  tags: ['footer', 'copyright', 'language', 'theme'],
  decorators: [onShell()],
  render: footer,
};
const withStores = {
  getConfiguration: buildConfiguration({
    links: { appleStoreUrl: 'https://apple.example/', googleStoreUrl: 'https://google.example/' },
    remoteConfig: { mobileAppButtonsOnDiscover: true },
  }),
};
export const FooterWithStores: Story = {
  tags: ['footer', 'mobile app', 'store'],
  decorators: [onShell({ answers: withStores })],
  render: footer,
};
export const FooterWithStoresSpanish: Story = {
  ...FooterWithStores,
  globals: { locale: 'es-US' },
};
export const FooterWhiteLabel: Story = {
  tags: ['footer', 'partner', 'logo'],
  decorators: [onShell({ whiteLabel: buildWhiteLabel() })],
  render: footer,
};
export const LanguageChoice: Story = {
  tags: ['language', 'locale'],
  decorators: [onShell()],
  render: () => <LocaleSelect />,
};
export const ToneChoice: Story = {
  tags: ['theme', 'dark', 'light'],
  decorators: [onShell()],
  render: () => <ThemeToggle />,
};

export const Offline: Story = {
  tags: ['notice', 'network'],
  decorators: [onShell()],
  beforeEach: withoutNetwork,
  render: () => <OfflineNotice />,
};
export const OfflineFrench: Story = {
  tags: ['notice', 'network', 'french'],
  globals: { locale: 'fr-CA' },
  decorators: [onShell()],
  beforeEach: withoutNetwork,
  render: () => <OfflineNotice />,
};
export const Skeleton: Story = {
  tags: ['skeleton', 'loading', 'waiting'],
  decorators: [onShell()],
  render: () => <PageSkeleton />,
};
export const WidgetSignedIn: Story = {
  tags: ['embed', 'iframe', 'log out'],
  decorators: [onShell({ fan: buildProfile() })],
  render: () => <WidgetBar />,
};
export const WidgetClosable: Story = {
  tags: ['embed', 'iframe', 'close'],
  decorators: [onShell()],
  render: () => <WidgetBar isClosable />,
};
export const NameOfTheHouse: Story = {
  tags: ['logo', 'brand', 'wordmark'],
  decorators: [onShell()],
  render: () => <Wordmark name="Foyer" />,
};
export const LongName: Story = {
  tags: ['logo', 'brand', 'wordmark', 'long text'],
  decorators: [onShell()],
  render: () => <Wordmark name="Amphithéâtre du Saguenay" />,
};
