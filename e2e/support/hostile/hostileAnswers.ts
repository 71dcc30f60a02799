import type { BrowserContext, Route } from '@playwright/test';
import { createPoisoner, hostileAddresses, type Poisoner } from '@foyer/testing/hostile';
import { hostileSample } from './hostileSample.ts';

/** Attacks that a theme may hide in a style. */
export const hostileStyles: readonly string[] = [
  'url(//evil.example/x.png)',
  '#ffffff;background:url(//evil.example/x.png)',
  '#ffffff}</style><script>alert(1)</script>',
  'red;}@import "//evil.example/x.css";*{color:red',
  'expression(alert(1))',
  'var(--x,url(//evil.example/x.png))',
  '\\75rl(//evil.example/x.png)',
  'image-set("//evil.example/x.png" 1x)',
];

const firstData = /(<script[^>]*id="foyer-data"[^>]*>)([\s\S]*?)(<\/script>)/;
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Alters all JSON answers of the server: those of calls, and those inlined in a page. */
export async function changeAnswers(
  context: BrowserContext,
  change: <Answer>(answer: Answer) => Answer,
): Promise<void> {
  const answer = async (route: Route, rewrite: (text: string) => string): Promise<void> => {
    // The system's resolver lacks `*.localhost`.
    const address = new URL(route.request().url());
    const { host } = address;
    address.hostname = '127.0.0.1';
    const headers = { ...(await route.request().allHeaders()), host };
    const response = await route.fetch({ url: address.href, headers });
    // A page that is left meanwhile wants no answer.
    const text = await response.text().catch(() => undefined);
    if (text !== undefined) await route.fulfill({ response, body: rewrite(text) });
  };
  await context.route('**/api/**', (route) =>
    answer(route, (text) => (text.startsWith('{') ? JSON.stringify(change(JSON.parse(text))) : text)),
  );
  await context.route(
    ({ pathname }) => !/\/api\/|\.\w+$/.test(pathname),
    (route) =>
      route.request().resourceType() === 'document'
        ? answer(route, (text) =>
            text.replace(firstData, (_whole, open: string, json: string, close: string) =>
              [open, scriptJson(change(JSON.parse(json))), close].join(''),
            ),
          )
        : route.fallback(),
  );
}

/** Answers of a server on which an attacker could store any address or text. */
export async function poisonAnswers(
  context: BrowserContext,
  kind: 'texts' | 'addresses',
): Promise<Poisoner['places']> {
  const { poison, places } = createPoisoner(
    kind === 'texts' ? { kind, strings: hostileSample, portion: 60 } : { kind, strings: hostileAddresses },
  );
  await changeAnswers(context, poison);
  return places;
}

/** Replaces every colour in an answer's partner theme, plain and encoded. */
export function dressed<Answer>(answer: Answer, style: string): Answer {
  const custom = (tone: string): string =>
    Buffer.from(JSON.stringify({ tone, colors: { background: style }, body: { corners: style } })).toString(
      'base64url',
    );
  const colours = Object.fromEntries(
    ['base', 'surface', 'content', 'accentSurface', 'accentContent'].map((token) => [token, style]),
  );
  const theme = {
    tone: 'auto',
    clientDark: colours,
    clientLight: colours,
    custom: [custom('dark'), custom('light')],
  };
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        key === 'theme' && typeof each === 'object' ? theme : change(each),
      ]),
    );
  };
  return change(answer) as Answer;
}
