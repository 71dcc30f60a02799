import path from 'node:path';
import { bundleForBench } from '../bundleForBench.ts';

const pageAt = (name: string): string => path.join(import.meta.dirname, 'page', name);

/** Bundles both pages for production into a folder. */
export const bundlePages = (folder: string): Promise<void> =>
  bundleForBench({
    entry: { foyer: pageAt('foyerPage.tsx'), bare: pageAt('barePage.ts') },
    folder,
    filename: '[name].js',
    conditionNames: ['@foyer/source', '...'],
  });
