type Parse = typeof URL & { canParse?: (address: string, base?: string) => boolean };

/** Chrome 120 and Safari 17 are the first to ask. An older Safari takes a base of `undefined` for a word. */
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

/** Nobody catches what is thrown later: the page hears of it as of any fault, and so does the error reporting. */
function fillFaults(): void {
  const page: { reportError?: (fault: unknown) => void } = globalThis;
  if (typeof page.reportError === 'function') return;
  page.reportError = (fault) =>
    void setTimeout(() => {
      throw fault;
    });
}

/** Firefox before 75 tells the nonce of an element by its attribute alone, and without it the policy takes no style of ours. */
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

/** What every page of ours takes for granted beside the document: to be called before anything else. */
export function fillPage(): void {
  fillAddresses();
  fillFaults();
  fillNonces();
}
