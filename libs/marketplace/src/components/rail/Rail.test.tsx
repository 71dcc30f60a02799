import { createRef } from 'react';
import { act, screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { Rail } from './Rail.tsx';
import { RailButtons } from './RailButtons.tsx';

/** Gives an element of jsdom, which has no layout, a width and a position that scrolling moves. */
function layOut(element: HTMLElement, { shown, whole }: { shown: number; whole: number }): void {
  let left = 0;
  Object.defineProperties(element, {
    clientWidth: { value: shown },
    scrollWidth: { value: whole },
    scrollLeft: { get: () => left },
    scrollBy: {
      value: (by: { left: number }) => {
        left = Math.min(Math.max(left + by.left, 0), whole - shown);
        act(() => void element.dispatchEvent(new Event('scroll')));
      },
    },
  });
}

function showButtons(sizes: { shown: number; whole: number }) {
  const list = createRef<HTMLUListElement>();
  const shown = renderFeature(
    <>
      <ul
        ref={(element) => {
          if (element && !list.current) layOut(element, sizes);
          list.current = element;
        }}
      />
      <RailButtons list={list} heading="Soon" />
    </>,
    marketplaceSettings(),
  );
  return { ...shown, list };
}

describe('Rail', () => {
  it('is a named list whose items the Tab key reaches in order', async () => {
    const { user } = renderFeature(
      <Rail heading="Soon">
        <li>
          <a href="/1">First</a>
        </li>
        <li>
          <a href="/2">Second</a>
        </li>
      </Rail>,
      marketplaceSettings(),
    );
    expect(screen.getByRole('region', { name: 'Soon' })).toContainElement(screen.getByRole('list'));
    await user.tab();
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
  });

  it('moves by its buttons, which say where it ends and keep the focus there', async () => {
    const { user, list } = showButtons({ shown: 500, whole: 1000 });
    const back = await screen.findByRole('button', { name: 'Soon: back' });
    const more = screen.getByRole('button', { name: 'Soon: more' });
    expect([back, more].map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    await user.click(more);
    expect(list.current!.scrollLeft).toBe(400);
    expect([back, more].map((each) => each.getAttribute('aria-disabled'))).toEqual(['false', 'false']);
    await user.click(more);
    expect(list.current!.scrollLeft).toBe(500);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveFocus();
    await user.click(back);
    expect(list.current!.scrollLeft).toBe(100);
  });

  it('has no buttons where everything fits', () => {
    showButtons({ shown: 500, whole: 500 });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
