type Parse = typeof URL & { canParse?: (address: string, base?: string) => boolean };

/**
 * Chrome 120 and Safari 17 are the first with `URL.canParse`. Older Safari versions treat a base of `undefined` as a
 * string.
 */
function fillAddresses(): void {
  const addresses: Parse = URL;
  if (typeof addresses.canParse === 'function') return;
  addresses.canParse = (address, base) => {
    try {
      return Boolean(base === undefined ? new URL(address) : new URL(address, base));
    } catch {
      return false;
    }
  };
}

/** Errors thrown later stay uncaught: the page reports them like any error. */
function fillFaults(): void {
  const page: { reportError?: (fault: unknown) => void } = globalThis;
  if (typeof page.reportError === 'function') return;
  page.reportError = (fault) =>
    void setTimeout(() => {
      throw fault;
    });
}

/** Firefox before 75 exposes an element's nonce as an attribute only, and our styles need it for the policy. */
function fillNonces(): void {
  if (typeof HTMLElement === 'undefined' || 'nonce' in document.createElement('script')) return;
  Object.defineProperty(HTMLElement.prototype, 'nonce', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('nonce') ?? '';
    },
    set(this: HTMLElement, value: string) {
      this.setAttribute('nonce', value);
    },
  });
}

/** Polyfills globals that every page requires; must run first. */
export function fillPage(): void {
  fillAddresses();
  fillFaults();
  fillNonces();
}
