import { act, screen, waitFor, within } from '@testing-library/react';
import { lazy, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, Route, Routes } from 'react-router';
import type { Profile } from '@foyer/contract';
import { headerActionsId } from '@foyer/api-client';
import { buildProfile, renderFeature } from '@foyer/testing';
import { withoutNetwork } from '../testing/onShell.tsx';
import { ShellStage } from '../testing/ShellStage.tsx';
import { shellSettings, shellTime } from '../testing/shellSettings.ts';
import { createEmbedding } from '../embedding/embedding.ts';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';

const Cart = () => <button>Cart</button>;
const pages = (
  <Routes>
    <Route
      path="/"
      element={
        <>
          <title>First page</title>
          <h1>First</h1>
          <Link to="/events">On</Link>
          <input aria-label="Notes" />
        </>
      }
    />
    <Route
      path="/events"
      element={
        <>
          <title>Second page</title>
          <h1>Second</h1>
        </>
      }
    />
  </Routes>
);

interface Shown extends Partial<Pick<AppFrameProps, 'hidesCart' | 'hasBareHeader' | 'onError'>> {
  isBare?: boolean;
  page?: ReactNode;
  fan?: Profile;
}
const embedding = createEmbedding();
const features = [{ routes: [], namespaces: [], slots: { CartItem: Cart } }];
const show = ({
  page = pages,
  fan,
  isBare = false,
  hidesCart = false,
  hasBareHeader = false,
  onError = () => undefined,
}: Shown = {}) =>
  renderFeature(
    <ShellStage>
      <AppFrame
        features={features}
        embedding={isBare ? embedding : undefined}
        hidesCart={hidesCart}
        hasBareHeader={hasBareHeader}
        beginsWithArt={false}
        clock={() => shellTime}
        onError={onError}
      >
        {page}
      </AppFrame>
    </ShellStage>,
    shellSettings({}, fan ? { fan } : {}),
  );
const header = () => within(screen.getByRole('banner'));
const button = (name: string) => screen.findByRole('button', { name });

describe('AppFrame', () => {
  beforeEach(() => {
    // Ariakit focuses only elements with a box.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Log in', 'Log in'],
    ['Sign up', 'Create your account'],
  ])('starts with %s the step for it, over the page as it is [I2.21, I2.23]', async (name, title) => {
    const { user } = show();
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'row C');
    await user.click(header().getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('row C');
  });

  it.each([
    [
      'EMAIL_VERIFIED',
      [
        ...['My Passes', 'Profile', 'Orders', 'Wait lists', 'What you follow', 'Wallet', 'Preferences'],
        'Log out',
      ],
    ],
    ['EMAIL_UNVERIFIED', ['Profile', 'Log out']],
  ] as const)('has for a fan whose state is %s the menu %s [I2.24]', async (state, expected) => {
    const { user } = show({ fan: buildProfile({ userAuthenticationState: state }) });
    await user.click(await button('Ada'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(expected);
    expect(header().queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('shows the cart, but not where the page hides it [I2.25]', () => {
    const { unmount } = show();
    expect(header().getByRole('button', { name: 'Cart' })).toBeVisible();
    unmount();
    show({ hidesCart: true });
    expect(header().queryByRole('button', { name: 'Cart' })).toBeNull();
  });

  it('has the logo alone in a bare header, beside which the page shows its own [I2.22]', () => {
    function Timer() {
      const slot = useSyncExternalStore(
        () => () => undefined,
        () => document.getElementById(headerActionsId),
      );
      return slot && createPortal('9:52 left', slot);
    }
    show({ hasBareHeader: true, page: <Timer /> });
    expect(
      header()
        .getAllByRole('link')
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/']);
    expect(header().queryAllByRole('button')).toEqual([]);
    expect(header().getByText('9:52 left')).toBeVisible();
  });

  it('shows in a widget the way out, and nothing else of its own [I2.26]', async () => {
    const { user, api } = show({ isBare: true, fan: buildProfile() });
    api.answer({ logOut: { ok: true } });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main', { name: 'Foyer' })).toBeVisible();
    const buttons = screen.getAllByRole('button').map((each) => each.textContent);
    expect(buttons).toEqual(['Log out']);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull());
  });

  it('lets the keyboard skip the header', async () => {
    const { user } = show();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main');
    expect(document.getElementById('main')).toBe(screen.getByRole('main'));
  });

  it('moves the focus to the heading of the next page, and announces its title', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'On' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Second page'),
    );
  });

  it('shows the shape of a page that is on its way, and says so [I2.01]', () => {
    show({ page: <ComingPage /> });
    const skeleton = screen.getByRole('main').querySelector('[aria-busy="true"]');
    expect(skeleton).toHaveTextContent('Loading');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('says sorry for a page that fails, keeps the rest, reports it and tries again [I2.01]', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Faulty = () => {
      if (isBroken) throw new Error('a fault');
      return <h1>Here after all</h1>;
    };
    const onError = jest.fn();
    const { user } = show({ page: <Faulty />, onError });
    expect(screen.getByRole('heading', { name: 'Sorry, something went wrong.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(onError).toHaveBeenCalledWith(new Error('a fault'));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Here after all' })).toBeVisible();
    silent.mockRestore();
  });

  it('says that the network is gone, and takes it back once it is there', () => {
    show();
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    let comeBack = () => {};
    act(() => {
      comeBack = withoutNetwork();
    });
    expect(screen.getByText(/You’re offline\. Passes you’ve already opened still work\./)).toBeVisible();
    act(() => comeBack());
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });
});

const ComingPage = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));
