import { expect, type Locator, type Page } from '@playwright/test';

export interface KeyboardWalk {
  /** Presses Tab until the target has focus; focus must be visible at every stop. */
  tabTo: (target: Locator, options?: { backwards?: boolean; stops?: number }) => Promise<void>;
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Tabs to a field and types into it. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Tabs to a control and presses Enter. */
  enter: (target: Locator) => Promise<void>;
  /** Expects focus on a visible element with a visible focus indicator. */
  expectFocusSeen: () => Promise<void>;
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { activeElement } = element.ownerDocument;
    return element.ownerDocument.hasFocus() && activeElement === element;
  });

/** Runs in the page: returns why focus is not visible, or an empty string. */
function focusProblem(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'the focus is lost to the body';
  // A frame shows focus inside; a heading focused after navigation is no control.
  if (element.tagName === 'IFRAME' || element.getAttribute('tabindex') === '-1') return '';
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
  const draws = (style: CSSStyleDeclaration): boolean =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
  const ring = window.getComputedStyle(element, '::after');
  let isDrawn =
    draws(window.getComputedStyle(element)) || draws(ring) || Number.parseFloat(ring.borderTopWidth) >= 2;
  // The box around a field draws its focus ring.
  for (let box = element.parentElement, up = 0; box && up < 5 && !isDrawn; box = box.parentElement, up += 1) {
    isDrawn = draws(window.getComputedStyle(box));
  }
  if (!isDrawn) return `${name} shows no focus`;
  const { left, top, width, height } = element.getBoundingClientRect();
  const spots = [0.5, 0.1, 0.9].flatMap((across) => [0.5, 0.15, 0.85].map((down) => [across, down] as const));
  const isSeen = spots.some(([across, down]) => {
    const hit = document.elementFromPoint(left + width * across, top + height * down);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return isSeen ? '' : `${name} is covered or out of the window`;
}

/** Walks through a page with the keyboard only. */
export function keyboardWalk(page: Page): KeyboardWalk {
  const { keyboard } = page;
  // Scrolling to the focused element and the ring's transition take a frame or two.
  const expectFocusSeen = (): Promise<void> =>
    expect
      .poll(() => page.evaluate(focusProblem), { timeout: 3_000, intervals: [20, 50, 100, 250] })
      .toBe('');
  const walk: KeyboardWalk = {
    expectFocusSeen,
    press: (key) => keyboard.press(key),
    type: (text) => keyboard.type(text),
    tabTo: async (target, { backwards = false, stops = 80 } = {}) => {
      await target.waitFor();
      for (let stop = 0; stop < stops && !(await hasFocus(target)); stop += 1) {
        await keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
        await expectFocusSeen();
      }
      expect(await hasFocus(target), `${String(target)} is reached by Tab`).toBe(true);
    },
    fill: async (field, text) => {
      await walk.tabTo(field);
      await keyboard.type(text);
    },
    enter: async (target) => {
      await walk.tabTo(target);
      await keyboard.press('Enter');
    },
  };
  return walk;
}
