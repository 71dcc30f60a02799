import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addressPatterns } from '@foyer/contract';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { LightMyRequestResponse } from 'fastify';
import { rootsIn } from '../../composition/web/registerWeb.ts';
import { buildTestServer, type TestServer } from '../testServer.ts';
import { buildConformanceFixture, tenantHost } from './conformanceWorld.ts';
import { noteRoutes, type KnownRoute } from './everyRoute.ts';

const host = 'foyer.example';
const origin = `https://${host}`;
const partnerOrigin = `https://partner.${host}`;
const embedder = 'https://gazette.example';
const hosts = [host, tenantHost, `widget.${host}`, `pay.${host}`, `partner.${host}`];

const template = `<!doctype html>
<html lang="en-US"><head><!--foyer:head--><script defer nonce="%NONCE%" src="/assets/main.0123456789.js"></script></head>
<body></body></html>`;
const files = ['/assets/main.0123456789.js', '/embed.v1.js', '/assets/no.js', '/robots.txt'];
const pages = Object.values(addressPatterns).map((pattern) =>
  pattern.replace('{product}', 'Pass').replace(/:\w+\??/g, 'northern-lights'),
);

let folder: string;
let server: TestServer;
let routes: KnownRoute[];
let vanityName: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-headers-'));
  for (const name of ['consumer', 'white-label', 'widget']) {
    await mkdir(path.join(folder, name, 'dist/assets'), { recursive: true });
    await writeFile(path.join(folder, name, 'dist/index.html'), template);
    for (const file of files.slice(0, 2)) await writeFile(path.join(folder, name, 'dist', file), '1');
  }
  const noted = noteRoutes();
  server = await buildTestServer({ config: { origin }, web: { roots: rootsIn(folder) } });
  noted.stop();
  ({ routes } = noted);
  const { clientId } = await buildConformanceFixture(server);
  const { query } = server.database;
  await query.insertInto('embedOrigin').values({ clientId, origin: embedder }).execute();
  ({ vanityName } = await query.selectFrom('event').select('vanityName').executeTakeFirstOrThrow());
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  name: string;
  host: string;
  response: LightMyRequestResponse;
}

/** Returns URLs of a route, including those that answer successfully. */
function addressesOf({ url }: KnownRoute): string[] {
  if (url === '/*') return [...pages, ...files];
  if (url === '/art/:vanityName/:file') return [`/art/${vanityName}/wide.svg`, '/art/none/wide.svg'];
  if (url === '/assets/:name') return ['/assets/fields.js', '/assets/fields.css', '/assets/none.js'];
  if (url === '/fields' || url === '/verify')
    return [`${url}?origin=${origin}&challenge=none`, `${url}?origin=https://evil.example`];
  return [url.replace(/:\w+/g, 'none')];
}

const strange = ['/%', '/api/nothing', '/sandbox/nothing', '/.git/config', '//evil.example', '/a/b/c.png'];

async function collect(): Promise<Answer[]> {
  const asked = [
    ...routes.flatMap((route) => addressesOf(route).map((url) => ({ ...route, url }))),
    ...strange.map((url) => ({ method: 'GET', url, host: undefined })),
    ...['OPTIONS', 'TRACE', 'PROPFIND'].map((method) => ({ method, url: '/', host: undefined })),
  ];
  const answers: Answer[] = [];
  for (const { method, url, host: only } of asked) {
    for (const each of hosts.filter((name) => !only || only.test(name))) {
      const headers = { host: each, origin: 'https://evil.example' };
      const response = await server.inject({ method, url, headers });
      answers.push({ name: `${method} ${each}${url}`, host: each, response });
    }
  }
  return answers;
}

const typeOf = ({ response }: Answer): string => String(response.headers['content-type'] ?? '');
const isPage = (answer: Answer): boolean => typeOf(answer).startsWith('text/html');
/** Pages that links of mails open; they run nothing and are never framed. */
const isOfMail = ({ name }: Answer): boolean => name.includes('/public/oneClick');
const policyOf = ({ response }: Answer): string => String(response.headers['content-security-policy'] ?? '');
const directive = (policy: string, name: string): string | undefined =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1);

/** Allowed frame ancestors by host: none, except for pages built for frames [BR-08]. */
const framers: Record<string, string[]> = {
  [`widget.${host}`]: [partnerOrigin, embedder],
  [`pay.${host}`]: [origin, `https://widget.${host}`, `https://${tenantHost}`, partnerOrigin, embedder],
};

function problemsOf(answer: Answer): string[] {
  const { headers } = answer.response;
  const text = (name: string) => String(headers[name] ?? '');
  const problems: string[] = [];
  const want = (isFine: boolean, problem: string) => void (isFine || problems.push(problem));
  const ancestors = directive(policyOf(answer), 'frame-ancestors')?.split(' ').sort();
  const mayFrame = (isPage(answer) &&
    !answer.name.includes('/sandbox/') &&
    !isOfMail(answer) &&
    framers[answer.host]) || ["'none'"];
  want(/max-age=\d{8,}; includeSubDomains/.test(text('strict-transport-security')), 'has no HSTS');
  want(text('x-content-type-options') === 'nosniff', 'may be sniffed');
  want(/^(no-referrer|strict-origin)$/.test(text('referrer-policy')), 'tells whence it comes');
  // Pages of the product lead to the stage of a stream.
  const granted =
    /(camera|microphone)=\(self\)/.test(text('permissions-policy')) && isPage(answer)
      ? ['usb']
      : ['camera', 'microphone', 'usb'];
  for (const right of granted)
    want(text('permissions-policy').includes(`${right}=()`), `may use the ${right}`);
  want(
    text('cross-origin-opener-policy') === 'same-origin' || Boolean(framers[answer.host]),
    'shares its window',
  );
  want(text('cache-control') !== '', 'does not say how long it lives');
  want(headers['access-control-allow-origin'] === undefined, 'lets other origins read');
  want(headers['server'] === undefined && headers['x-powered-by'] === undefined, 'says what it is made of');
  want(
    JSON.stringify(ancestors) === JSON.stringify([...mayFrame].sort()),
    `is framed by ${ancestors?.join(' ')}`,
  );
  want(
    (text('x-frame-options') === 'DENY') === (ancestors?.[0] === "'none'"),
    'says two things about frames',
  );
  want(!typeOf(answer).startsWith('text/') || typeOf(answer).includes('charset=utf-8'), 'has no charset');
  return problems.map((problem) => `${answer.name} (${answer.response.statusCode}) ${problem}`);
}

const graveFindings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(
      ({ severity }) =>
        severity <= Severity.MEDIUM || severity === Severity.MEDIUM_MAYBE || severity === Severity.HIGH_MAYBE,
    )
    .map(({ directive: name, description }) => `${name}: ${description} (${policy})`);

describe('every route of every host [BR-01]', () => {
  let answers: Answer[];
  beforeAll(async () => {
    answers = await collect();
    process.stdout.write(`BR-01: ${answers.length} answers of ${routes.length} routes\n`);
  });

  it('has all the headers, and may be framed only by those it is made for [BR-08]', () => {
    expect(answers.flatMap(problemsOf).slice(0, 20)).toEqual([]);
  });

  it('has a policy with nothing of high or medium severity to find', () => {
    const nonces = /'nonce-[^']+'/g;
    const policies = new Set(
      answers.map((each) => policyOf(each).replace(nonces, "'nonce-MDEyMzQ1Njc4OTAxMjM0NTY3'")),
    );
    expect([...policies].flatMap(graveFindings)).toEqual([]);
  });

  it('of a page of a mail’s link lets nothing run', () => {
    const shown = answers.filter((each) => isPage(each) && isOfMail(each));
    expect(shown.length).toBeGreaterThan(0);
    for (const page of shown) {
      expect(directive(policyOf(page), 'default-src')).toBe("'none'");
      expect(directive(policyOf(page), 'script-src')).toBeUndefined();
    }
  });

  it('of a page lets strings never become code, and gives every answer a nonce of its own', () => {
    const shown = answers.filter((each) => isPage(each) && !isOfMail(each));
    expect(new Set(shown.map((each) => each.host)).size).toBe(hosts.length);
    for (const page of shown)
      expect([page.name, directive(policyOf(page), 'require-trusted-types-for')]).toEqual([
        page.name,
        "'script'",
      ]);
    const nonces = shown
      .filter(({ response }) => response.body)
      .map((page) => /'nonce-([^']+)'/.exec(policyOf(page))?.[1]);
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it('of a page runs no script but by its nonce', () => {
    const loose = answers.filter(isPage).flatMap(({ name, response: { body } }) => {
      const scripts = body.match(/<script\b[^>]*>/g) ?? [];
      const handlers = body.match(/<[^>]+\son\w+=/g) ?? [];
      return [
        ...scripts.filter((tag) => !/ nonce="/.test(tag) && !/application\/json/.test(tag)),
        ...handlers,
      ].map((tag) => `${name}: ${tag}`);
    });
    expect(loose).toEqual([]);
  });
});
