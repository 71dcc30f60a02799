import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout: media queries never match and nothing is ever resized or scrolled into view. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  configurable: true,
  value: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
});
Object.assign(globalThis, {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
});
/** jsdom has random values alone. */
Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
const scope: { CSS?: Partial<typeof CSS> } = globalThis;
scope.CSS ??= {};
scope.CSS.supports ??= () => false;
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
