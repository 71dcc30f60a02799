import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import type {} from './page/benchScript.ts';
import { cpuOfDescendants } from './processTree.ts';

interface PhaseFigures {
  readonly cpuPerFrameMs: number;
  readonly scriptP95Ms: number;
}

/** Figures of one visit of a page. */
export interface PageFigures {
  readonly firstPictureMs: number;
  readonly phases: Readonly<Record<'zoomIn' | 'pan' | 'zoomOut', PhaseFigures>>;
  readonly cpuPerFrameMs: number;
  readonly heapMb: number;
}

/** Opens a page, waits for its first complete picture, zooms in, pans and zooms out. */
export async function measurePage(browser: Browser, folder: string, name: string): Promise<PageFigures> {
  const file = path.join(folder, `${name}.html`);
  writeFileSync(file, pageOf(name));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`file://${file}`);
  await page.waitForFunction(() => 'bench' in window);
  const heapBefore = await heapMb(session);

  const started = cpuOfDescendants();
  await page.evaluate(() => window.bench.mount());
  const firstPictureMs = cpuOfDescendants() - started;

  const phases = {} as Record<'zoomIn' | 'pan' | 'zoomOut', PhaseFigures>;
  let frames = 0;
  const beforeFrames = cpuOfDescendants();
  for (const phase of ['zoomIn', 'pan', 'zoomOut'] as const) {
    const before = cpuOfDescendants();
    const times = await page.evaluate((which) => window.bench[which](), phase);
    frames += times.length;
    phases[phase] = {
      cpuPerFrameMs: (cpuOfDescendants() - before) / times.length,
      scriptP95Ms: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!,
    };
  }
  const cpuPerFrameMs = (cpuOfDescendants() - beforeFrames) / frames;
  const heap = (await heapMb(session)) - heapBefore;
  await page.close();
  return { firstPictureMs, phases, cpuPerFrameMs, heapMb: heap };
}

const pageOf = (name: string): string =>
  `<!doctype html><html lang="en"><title>${name}</title><style>html,body,#root{height:100%;margin:0}</style>
<div id="root"></div><script src="${name}.js"></script></html>`;

/** Size of the JavaScript heap, array buffers included; tile bitmaps, equal on both pages, are not included. */
async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return (usage.usedSize + (usage.backingStorageSize ?? 0)) / 1_048_576;
}
