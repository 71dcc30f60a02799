import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { CartIcon, CloseIcon, MoonIcon, SearchIcon } from '../icons/Icons.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { OverlayProvider } from '../overlays/OverlayProvider.tsx';
import { ShareButton } from '../overlays/ShareButton.tsx';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './buttonStyles.ts';
import { IconButton } from './IconButton.tsx';
import { LinkButton, TextLink } from './TextLink.tsx';

const meta: Meta<typeof Button> = {
  title: 'Components/Buttons and links/Buttons',
  tags: ['button', 'CTA', 'call to action', 'primary', 'icon button', 'link', 'loading', 'disabled'],
  component: Button,
  args: { children: 'Get passes', variant: 'primary' },
};
export default meta;

type Story = StoryObj<typeof Button>;

const variants: ButtonVariant[] = ['primary', 'secondary', 'highContrast', 'selected', 'unselected', 'text'];

export const SixStyles: Story = {
  render: () => (
    <Stack gap={6}>
      {(['medium', 'large'] as const).map((size) => (
        <Inline key={size} gap={3}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const WithIcon: Story = { args: { icon: <CartIcon />, children: 'Add to cart' } };
export const Loading: Story = { args: { loading: true } };
export const LoadingInEveryStyle: Story = {
  render: () => (
    <Inline gap={3}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
};
/** Keyboard focus shows a ring; a pointer press shows none. */
export const Focused: Story = {
  tags: ['focus', 'focus ring', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button')).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = {
  args: { children: 'Transfer', disabledReason: 'Transfers open on Friday, March 6, at 10:00 a.m. EST.' },
};
export const WideAndLarge: Story = { args: { wide: true, size: 'large', children: 'Pay $251.00' } };
export const LongFrench: Story = {
  args: {
    children: 'Poursuivre vers le paiement sécurisé de mes deux laissez-passer',
    disabledReason: 'Le paiement sera possible dès que vous aurez vérifié votre adresse courriel.',
  },
  decorators: [(Inner) => <div style={{ maxWidth: 320 }}>{<Inner />}</div>],
};
export const IconButtons: Story = {
  render: () => (
    <Inline>
      <IconButton label="Search" icon={<SearchIcon />} />
      <IconButton label="Cart, 2 items" icon={<CartIcon />} count={2} />
      <IconButton label="Dark theme" icon={<MoonIcon />} variant="secondary" />
      <IconButton label="Close" icon={<CloseIcon />} variant="highContrast" />
    </Inline>
  ),
};
/** By the device's own sheet, or else by a copy of the address. */
export const Sharing: Story = {
  tags: ['share', 'copy link'],
  render: () => {
    const share = {
      title: 'Northern Lights',
      texts: { share: 'Share', copied: 'Link copied.', failed: 'We couldn’t copy the link.' },
    };
    return (
      <OverlayProvider locationKey="here">
        <Inline>
          <ShareButton {...share} />
          <ShareButton {...share} isSign />
        </Inline>
      </OverlayProvider>
    );
  },
};
export const Links: Story = {
  render: () => (
    <Stack align="start">
      <p>
        The door opens an hour before. <TextLink href="#venue">How to get to the venue</TextLink>, or{' '}
        <TextLink href="#map" external>
          see it on a map
        </TextLink>
        .
      </p>
      <TextLink href="#terms" quiet>
        Terms of use
      </TextLink>
      <Inline>
        <LinkButton href="#event" variant="primary">
          See the event
        </LinkButton>
        <LinkButton href="#more">More like this</LinkButton>
        <LinkButton href="#out" external variant="text">
          Organizer&rsquo;s site
        </LinkButton>
      </Inline>
    </Stack>
  ),
};
/** Neither the icon nor what follows the link begins a line, however wide the text is. */
export const ExternalAtLineEnd: Story = {
  render: () => (
    <p>
      En continuant, vous acceptez la{' '}
      <TextLink href="#privacy" external>
        politique de confidentialité
      </TextLink>
      .
    </p>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    const [text, icon] = [link.closest('p')!, link.querySelector('svg')!];
    const startOfLine = (): number =>
      icon.getBoundingClientRect().left - text.getBoundingClientRect().left - icon.clientWidth / 2;
    const broken = [];
    for (let width = 150; width < 400; width += 1) {
      text.style.width = `${width}px`;
      if (text.offsetWidth > 0 && startOfLine() < 0) broken.push(width);
    }
    text.style.width = '';
    await expect(broken).toEqual([]);
  },
};
