import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../actions/Button.tsx';
import { breakpoints, theme } from '../theme/theme.ts';
import { themeRules } from '../theme/themeStyles.ts';
import { themes } from '../theme/themes.ts';
import { Dialog, Drawer, Sheet } from './dialog/Dialog.tsx';
import { Dropdown } from './menu/Dropdown.tsx';
import { FullScreen } from './dialog/FullScreen.tsx';
import { Tabs } from './menu/Tabs.tsx';
import { Tooltip } from './menu/Tooltip.tsx';

// jsdom has no layout, and elements without a box can't be focused.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('measures [I9.06]', () => {
  it('has the breakpoints, the spans of motion and the header of the specification', () => {
    expect(breakpoints).toEqual({ phone: 320, tablet: 768, desktop: 1025, wide: 1440 });
    expect(theme.size).toMatchObject({ header: '70px', footerPadding: '32px', dropdown: '208px' });
    expect(themeRules(['dark', 'light'])[':root']).toMatchObject({
      '--foyer-motion-transition': '300ms',
      '--foyer-motion-fade': '200ms',
      '--foyer-motion-fade-long': '1000ms',
      '--foyer-motion-fade-longest': '2000ms',
    });
  });

  it('does not move for who asked for less motion', () => {
    expect(themeRules(['dark', 'light'])['@media (prefers-reduced-motion: reduce)']).toMatchObject({
      ':root': { '--foyer-motion-transition': '0ms', '--foyer-motion-fade-longest': '0ms' },
    });
  });

  it.each([
    [Dialog, '500px'],
    [Drawer, '420px'],
    [Sheet, '100%'],
    [FullScreen, '100%'],
  ])('draws %p in its width', async (Kind, width) => {
    render(
      <Kind open onClose={() => {}} title="Seats">
        <p />
      </Kind>,
    );
    expect(getComputedStyle(await screen.findByRole('dialog', { name: 'Seats' })).width).toBe(width);
  });

  it('is white over the whole window in every theme, with dark words', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(
      <FullScreen open onClose={() => {}} title="Code">
        <p />
      </FullScreen>,
    );
    const style = getComputedStyle(await screen.findByRole('dialog', { name: 'Code' }));
    delete document.documentElement.dataset['theme'];
    expect(style.height).toBe('100dvh');
    expect(style.background).toBe('var(--foyer-code-light)');
    expect(style.getPropertyValue('--foyer-content')).toBe(themes.light.colors.content);
  });

  it('shows six items of a dropdown and scrolls the rest: 208 px', async () => {
    const items = Array.from({ length: 8 }, (_, index) => ({ id: String(index), label: `Item ${index}` }));
    render(<Dropdown label="Account" trigger={<Button>Open</Button>} items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    const [item] = screen.getAllByRole('menuitem');
    expect(getComputedStyle(menu).maxHeight).toBe('208px');
    expect(6 * Number.parseInt(getComputedStyle(item as HTMLElement).minHeight, 10) + 4).toBe(208);
  });

  it('shows a tooltip after the pointer rested for 3 seconds, not before', () => {
    jest.useFakeTimers();
    render(
      <Tooltip text="Every fee is in it">
        <Button>Price</Button>
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Price' });
    fireEvent.mouseEnter(button);
    fireEvent.mouseMove(document.body, { movementX: 2, movementY: 2 });
    fireEvent.mouseMove(button, { movementX: 2, movementY: 2 });
    act(() => void jest.advanceTimersByTime(2_900));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Every fee is in it');
  });
});

describe('Tooltip', () => {
  it('comes at once with the keyboard, and goes with Escape', async () => {
    render(
      <Tooltip text="Every fee is in it">
        <Button>Price</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });
});

describe('Dropdown', () => {
  it('opens, walks and chooses by keyboard, and gives the focus back', async () => {
    const onSelect = jest.fn();
    render(
      <Dropdown
        label="Account"
        trigger={<Button>Open</Button>}
        items={[
          { id: 'a', label: 'Profile', href: '/profile' },
          { id: 'b', label: 'Sell', disabled: true },
          { id: 'c', label: 'Log out', onSelect },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const link = await screen.findByRole('menuitem', { name: 'Profile' });
    expect(link).toHaveAttribute('href', '/profile');
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});

describe('Tabs', () => {
  it('go by arrow keys, and each panel has the name of its tab', async () => {
    const onSelect = jest.fn();
    render(
      <Tabs
        label="My Passes"
        selectedId="a"
        onSelect={onSelect}
        tabs={[
          { id: 'a', label: 'Going', panel: 'Two events' },
          { id: 'b', label: 'Past', panel: 'Four events' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel', { name: 'Going' })).toHaveTextContent('Two events');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onSelect).toHaveBeenLastCalledWith('b');
  });
});
