/** Functions for `evaluate`, which run in pages; each is self-contained. */

/** Inserts every string into the page as markup, each in an element of its own. */
export function layMarkup(strings: readonly string[]): void {
  for (const text of strings) {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = text;
  }
}

/** Performs every user action: triggers all handlers, follows all script links, submits all script forms. */
export async function stirPage(): Promise<void> {
  const runs = (address: string | null): boolean =>
    address !== null &&
    URL.canParse(address, location.href) &&
    /^javascript:/.test(new URL(address, location.href).href);
  const addressOf = (element: Element | null): string | null =>
    element === null ? null : (element.getAttribute('href') ?? element.getAttribute('xlink:href'));
  document.addEventListener(
    'click',
    (press) => {
      const link = (press.target as Element).closest('a, area');
      if (link && !runs(addressOf(link))) press.preventDefault();
    },
    true,
  );
  document.addEventListener(
    'submit',
    (sent) => {
      const { submitter, target } = sent;
      const action = submitter?.getAttribute('formaction') ?? (target as Element).getAttribute('action');
      if (!runs(action)) sent.preventDefault();
    },
    true,
  );
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
    const isPressed = element.matches('button, [type=submit], [type=image]') || runs(addressOf(element));
    if (isPressed) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  // Script links run in a task of their own.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Passes strings to every sink that turns text into code, all of them to the most common one; returns the sinks that
 * accepted one.
 */
export async function trySinks(strings: readonly string[]): Promise<string[]> {
  // Leaves the debugger's call, which is exempt from the page's policy.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const attempt: Record<string, (place: HTMLElement, text: string) => unknown> = {
    innerHTML: (place, text) => (place.innerHTML = text),
    outerHTML: (place, text) => (place.outerHTML = text),
    insertAdjacentHTML: (place, text) => place.insertAdjacentHTML('beforeend', text),
    write: (_place, text) => document.write(text),
    DOMParser: (_place, text) => new DOMParser().parseFromString(text, 'text/html'),
    fragment: (_place, text) => document.createRange().createContextualFragment(text),
    srcdoc: (_place, text) => (document.createElement('iframe').srcdoc = text),
    scriptText: (_place, text) => (document.createElement('script').text = text),
    scriptSource: (_place, text) => (document.createElement('script').src = text),
    handler: (place, text) => place.setAttribute('onclick', text),
    eval: (_place, text) => (Reflect.get(window, 'eval') as (code: string) => unknown)(text),
    function: (_place, text) =>
      Reflect.construct(Reflect.get<Window & typeof globalThis, 'Function'>(window, 'Function'), [text]),
  };
  const taken = new Set<string>();
  const some = strings.filter((_text, at) => at % 10 === 0);
  for (const [name, put] of Object.entries(attempt))
    for (const text of name === 'innerHTML' ? strings : some) {
      const place = document.createElement('div');
      document.body.append(place);
      try {
        put(place, text);
        taken.add(name);
      } catch {
        // Refused, as expected.
      }
      place.remove();
    }
  return [...taken];
}

/** Finds elements that no text may turn into, in a page whose own scripts comply with its policy. */
export function strangeParts(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
    ...['href', 'action', 'formaction'].filter((name) =>
      // React replaces an address that would run with one of its own that throws.
      /^[\s\u0000-\u0020]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:(?!throw new Error\('React has blocked)/i.test(
        element.getAttribute(name) ?? '',
      ),
    ),
    ...(element instanceof HTMLScriptElement &&
    element.nonce === '' &&
    !element.src.startsWith(`${location.origin}/assets/`)
      ? ['script']
      : []),
    ...(['object', 'embed', 'base'].includes(element.localName) ? [element.localName] : []),
  ]);
}
