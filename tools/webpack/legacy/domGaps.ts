import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'intersection-observer';
import { ResizeObserver as OwnResizeObserver } from '@juggle/resize-observer';
import { physicalDeclarations } from './logicalStyles.ts';
import { keysAttribute } from './styleFallbacks.ts';
import { styleGifts } from './styleGifts.ts';

/** Safari 13 and older only have the API that preceded `addEventListener`. */
function fillMedia(): void {
  const list = window.matchMedia('all');
  if (typeof list.addEventListener === 'function') return;
  type Old = { addListener: (listener: unknown) => void; removeListener: (listener: unknown) => void };
  Object.assign(Object.getPrototypeOf(list) as object, {
    addEventListener(this: Old, _type: string, listener: unknown) {
      this.addListener(listener);
    },
    removeEventListener(this: Old, _type: string, listener: unknown) {
      this.removeListener(listener);
    },
  });
}

function fillRandomIds(): void {
  if (typeof crypto.randomUUID === 'function') return;
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
  Object.assign(Object.getPrototypeOf(crypto) as object, {
    randomUUID: () => {
      const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
      bytes[6] = (bytes[6]! & 0x0f) | 0x40;
      bytes[8] = (bytes[8]! & 0x3f) | 0x80;
      const text = bytes.map(hex).join('');
      return [0, 8, 12, 16, 20].map((from, at, all) => text.slice(from, all[at + 1])).join('-');
    },
  });
}

/** Typed arrays: array methods work on them, whereas core-js would replace the typed arrays themselves. */
function fillNumberLists(): void {
  const list = Object.getPrototypeOf(Uint8Array.prototype) as object;
  for (const name of ['at', 'findLast', 'findLastIndex']) {
    const method = Object.getOwnPropertyDescriptor(Array.prototype, name);
    if (method && !(name in list)) Object.defineProperty(list, name, method);
  }
}

function abortedBy(name: string): DOMException {
  return new DOMException('The operation was aborted.', name);
}

/** Timeouts and combined signals. The reason is exposed as the error's name, because older browsers store no reason. */
function fillSignals(): void {
  const own = (signal: AbortSignal, reason: unknown): void => {
    if (signal.reason !== reason) Object.defineProperty(signal, 'reason', { value: reason });
  };
  if (!('timeout' in AbortSignal)) {
    Object.assign(AbortSignal, {
      timeout: (milliseconds: number) => {
        const stop = new AbortController();
        setTimeout(() => {
          own(stop.signal, abortedBy('TimeoutError'));
          stop.abort();
        }, milliseconds);
        return stop.signal;
      },
    });
  }
  if (!('any' in AbortSignal)) {
    Object.assign(AbortSignal, {
      any: (signals: AbortSignal[]) => {
        const stop = new AbortController();
        const follow = (signal: AbortSignal): void => {
          if (stop.signal.aborted) return;
          own(stop.signal, signal.reason ?? abortedBy('AbortError'));
          stop.abort();
        };
        for (const signal of signals) {
          if (signal.aborted) follow(signal);
          else signal.addEventListener('abort', () => follow(signal), { once: true });
        }
        return stop.signal;
      },
    });
  }
}

/** Tracks keyboard navigation: an attribute on the root element substitutes for `:focus-visible`. */
function followKeys(): void {
  if (styleGifts().hasFocusVisible) return;
  const root = document.documentElement;
  const moving = /^(Tab|Arrow|Home|End|Page|Enter| )/;
  document.addEventListener(
    'keydown',
    ({ key }) => moving.test(key) && root.setAttribute(keysAttribute, ''),
    true,
  );
  for (const press of ['mousedown', 'touchstart'])
    document.addEventListener(press, () => root.removeAttribute(keysAttribute), true);
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selector: string) {
    if (!selector.includes(':focus-visible')) return matches.call(this, selector);
    return (
      root.hasAttribute(keysAttribute) && matches.call(this, selector.replaceAll(':focus-visible', ':focus'))
    );
  } as Element['matches'];
}

const camel = (name: string): string => name.replace(/-./g, (pair) => pair.charAt(1).toUpperCase());

/** Inline styles of components bypass the style cache. */
function fillInlineStyles(): void {
  const style = CSSStyleDeclaration.prototype;
  const names = [
    'inset',
    ...['inset', 'margin', 'padding'].flatMap((box) =>
      ['inline', 'block'].flatMap((axis) => [`${box}-${axis}`, `${box}-${axis}-start`, `${box}-${axis}-end`]),
    ),
  ];
  for (const name of names) {
    if (camel(name) in document.documentElement.style) continue;
    Object.defineProperty(style, camel(name), {
      configurable: true,
      set(this: CSSStyleDeclaration, value: string) {
        for (const [property, each] of physicalDeclarations(name, value) ?? [])
          this.setProperty(property, each);
      },
    });
  }
  if (styleGifts().hasAspectRatio) return;
  Object.defineProperty(style, 'aspectRatio', {
    configurable: true,
    set(this: CSSStyleDeclaration, value: string) {
      this.setProperty('--foyer-ratio', String(value));
    },
  });
}

/** Rules that no component styles: boxes with an aspect ratio, and inert elements. */
function addGroundRules(nonce: string): void {
  const rules = document.createElement('style');
  rules.setAttribute('nonce', nonce);
  rules.textContent = [
    ...(styleGifts().hasAspectRatio
      ? []
      : [
          '[style*="--foyer-ratio"]::before{content:"";float:left;padding-top:calc(100% / (var(--foyer-ratio)))}',
        ]),
    ...('inert' in HTMLElement.prototype ? [] : ['[inert]{visibility:hidden}']),
  ].join('');
  document.head.append(rules);
}

/** Polyfills the DOM of older browsers. @param nonce nonce of the page */
export function fillDom(nonce: string): void {
  if (typeof window.ResizeObserver !== 'function')
    Object.assign(window, { ResizeObserver: OwnResizeObserver });
  fillMedia();
  fillRandomIds();
  fillNumberLists();
  fillSignals();
  followKeys();
  fillInlineStyles();
  addGroundRules(nonce);
}
