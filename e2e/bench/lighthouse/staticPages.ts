import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { bundleForBench } from '../../../tools/bench/bundleForBench.ts';
import { chromiumPath } from '../../../tools/install/debianPackages.ts';

const here = import.meta.dirname;
const phone = { width: 412, height: 823 };

/** Bundles the baseline's script for production. @returns its code */
export async function bundleFloor(folder: string): Promise<string> {
  await bundleForBench({
    entry: path.join(here, 'page/floorPage.tsx'),
    folder,
    filename: 'floor.js',
    experiments: { topLevelAwait: true },
  });
  return readFileSync(path.join(folder, 'floor.js'), 'utf8');
}

/** Captures a rendered page, as a phone shows it, as a document with the baseline's script only. */
export async function freeze(url: string): Promise<string> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true });
    await page.goto(url, { waitUntil: 'networkidle' });
    const html = await page.evaluate(() => {
      // Rules inserted by script are not in the markup.
      for (const style of document.querySelectorAll('style'))
        style.textContent = [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('');
      for (const each of document.querySelectorAll(
        'script, link[rel=preload][as=script], link[rel=modulepreload]',
      ))
        each.remove();
      return document.documentElement.outerHTML;
    });
    return `<!doctype html>${html.replace('</head>', '<script defer src="/floor.js"></script></head>')}`;
  } finally {
    await browser.close();
  }
}

export interface StaticSite {
  urlOf: (page: string) => string;
  stop: () => Promise<void>;
}

function send(response: ServerResponse, type: string, body: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' });
  response.end(body);
}

/**
 * Serves frozen pages under their names with the baseline's script; fonts and pictures come from the original server.
 */
export async function serveStatic(
  pages: ReadonlyMap<string, string>,
  floor: string,
  behind: number,
): Promise<StaticSite> {
  const ready = new Map([...pages].map(([name, html]) => [`/${name}`, brotliCompressSync(html)]));
  const script = brotliCompressSync(floor);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const page = ready.get(url);
    if (page) return send(response, 'text/html; charset=utf-8', page);
    if (url === '/floor.js') return send(response, 'text/javascript', script);
    const { headers } = request;
    const onward = httpRequest({
      host: '127.0.0.1',
      port: behind,
      path: url,
      headers: { ...headers, host: 'localhost' },
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    return onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (page) => `http://localhost:${port}/${page}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
