import type { Page } from '@playwright/test';

/** Layout shift without user input. */
export interface LayoutShift {
  value: number;
  /** Milliseconds since navigation. */
  at: number;
  /** Shifted elements, with old and new positions. */
  sources: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Observes a page from its start. @returns a function that lists the shifts so far */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { foyerShifts: shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'gone';
      const within = element.closest('header, footer, article, section, main')?.localName ?? 'body';
      return `${within} ${element.localName}.${element.className} "${element.textContent.slice(0, 30)}"`;
    };
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map((each) => Math.round(each)).join(',');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const sources = entry.sources.map(
          (each) => `${nameOf(each.node)}: ${boxOf(each.previousRect)} to ${boxOf(each.currentRect)}`,
        );
        shifts.push({ value: entry.value, at: Math.round(entry.startTime), sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { foyerShifts: LayoutShift[] }).foyerShifts);
}
