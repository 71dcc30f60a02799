import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { GlobeIcon, InfoIcon, UserIcon } from '../icons/Icons.tsx';
import { TextInput } from '../inputs/text/TextInput.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Dialog, Drawer, Sheet, type DialogProps } from './dialog/Dialog.tsx';
import { Dropdown, type DropdownItem } from './menu/Dropdown.tsx';
import { FullScreen } from './dialog/FullScreen.tsx';
import { OverlayProvider, useOverlays } from './OverlayProvider.tsx';
import { Tabs } from './menu/Tabs.tsx';
import { Tooltip } from './menu/Tooltip.tsx';

const meta: Meta = {
  title: 'Components/Overlays/Dialogs, menus, messages',
  tags: [
    'modal',
    'dialog',
    'drawer',
    'bottom sheet',
    'menu',
    'tooltip',
    'tabs',
    'toast',
    'snackbar',
    'confirm',
  ],
  // An open dialog would cover the whole docs page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  decorators: [(Inner) => <div style={{ minHeight: '90vh', padding: 24 }}>{<Inner />}</div>],
};
export default meta;

const Opened = ({ as: Kind, ...props }: { as: typeof Dialog } & Partial<DialogProps>) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind
        title="Log in or sign up"
        footer={
          <Button variant="primary" wide size="large">
            Go on
          </Button>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? (
          <Stack>
            <p>Your seats are held for you meanwhile.</p>
            <TextInput label="Email address" value="" onValueChange={() => {}} />
          </Stack>
        )}
      </Kind>
    </>
  );
};
const longText = Array.from({ length: 12 }, (_, index) => (
  <p key={index}>
    Les laissez-passer achetés pour cet événement peuvent être transférés jusqu&rsquo;à deux heures avant
    l&rsquo;ouverture des portes, sous réserve des conditions de l&rsquo;organisateur.
  </p>
));

export const InDialog: StoryObj = { render: () => <Opened as={Dialog} /> };
export const LongDialog: StoryObj = {
  render: () => (
    <Opened as={Dialog} title="Conditions générales d’utilisation et politique de remboursement">
      <Stack>{longText}</Stack>
    </Opened>
  ),
};
export const NotClosable: StoryObj = {
  render: () => (
    <Opened as={Dialog} closable={false} title="Paying" footer={null}>
      <p>Please wait: the bank answers in a few seconds.</p>
    </Opened>
  ),
};
export const InDrawer: StoryObj = { render: () => <Opened as={Drawer} title="Cart" /> };
export const OverTheWindow: StoryObj = { render: () => <Opened as={FullScreen} title="Show to usher" /> };
export const InSheet: StoryObj = { render: () => <Opened as={Sheet} title="Section 112" /> };

const account: DropdownItem[] = [
  { id: 'passes', label: 'My Passes', href: '#going', icon: <UserIcon /> },
  { id: 'profile', label: 'Profile', href: '#profile' },
  { id: 'payment', label: 'Payment', href: '#payment' },
  { id: 'notifications', label: 'Notifications', href: '#notifications' },
  { id: 'support', label: 'Support', href: '#support' },
  { id: 'sell', label: 'Sell', disabled: true },
  { id: 'logout', label: 'Log out', onSelect: () => {} },
];
const open: StoryObj['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await screen.findByRole('menu');
};
export const AccountMenu: StoryObj = {
  render: () => (
    <Dropdown
      label="Account"
      trigger={<IconButton label="Account" icon={<UserIcon />} variant="secondary" />}
      items={account}
    />
  ),
  play: open,
};
export const LanguageMenu: StoryObj = {
  render: () => (
    <Dropdown
      label="Language"
      trigger={<Button icon={<GlobeIcon />}>English (US)</Button>}
      items={['English (US)', 'English (Canada)', 'Français (Canada)', 'Español (EE. UU.)'].map(
        (label, id) => ({
          id: String(id),
          label,
          selected: id === 0,
        }),
      )}
    />
  ),
  play: open,
};
export const WithTooltip: StoryObj = {
  render: () => (
    <Tooltip text="Every mandatory fee is in this price.">
      <IconButton label="What is in this price" icon={<InfoIcon />} />
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

const HeldTabs = () => {
  const [selected, setSelected] = useState('going');
  return (
    <Tabs
      label="My Passes"
      selectedId={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'going', label: 'Going', panel: <p>Two events are ahead of you.</p> },
        { id: 'incoming', label: 'Incoming', panel: <p>Nobody has sent you a pass.</p> },
        { id: 'mentions', label: 'Laissez-passer transférés', panel: <p>Rien pour le moment.</p> },
        { id: 'past', label: 'Past', panel: <p>Last year you went to four.</p> },
      ]}
    />
  );
};
export const InTabs: StoryObj = { render: () => <HeldTabs /> };

const Press = ({
  children,
  run,
}: {
  children: ReactNode;
  run: (overlays: ReturnType<typeof useOverlays>) => void;
}) => {
  const overlays = useOverlays();
  return <Button onClick={() => run(overlays)}>{children}</Button>;
};
const press: StoryObj['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
};
const withOverlays = (run: (overlays: ReturnType<typeof useOverlays>) => void): StoryObj => ({
  render: () => (
    <OverlayProvider locationKey="story">
      <Press run={run}>Press</Press>
    </OverlayProvider>
  ),
  play: press,
});

export const Toasts = withOverlays((overlays) => {
  overlays.toast('Added to your cart', { tone: 'success', dismissAfterMs: 600_000 });
  overlays.toast('Votre lien de vérification a été envoyé à l’adresse courriel de votre compte', {
    dismissAfterMs: 600_000,
    action: <Button variant="text">Annuler</Button>,
  });
});
export const ErrorAtTheBottom = withOverlays((overlays) => {
  overlays.showError('Unable to reach the server. What you typed is kept.');
});
export const ApiError = withOverlays((overlays) => {
  void overlays.showApiError({
    title: 'Oops! Something went wrong',
    message: 'These seats were taken a moment ago.',
  });
});
export const UnsavedChanges = withOverlays((overlays) => {
  void overlays.confirm({
    title: 'Leave without saving?',
    message: 'Your changes would be lost.',
    yes: 'Leave',
    no: 'Stay',
  });
});
