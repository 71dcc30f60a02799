import type { CatalogueChart } from '@foyer/catalogue';
import { folded } from '../document/folded.ts';
import type { SectionView } from '../document/importOptions.ts';
import type { ImportProblems } from '../document/importProblems.ts';

/** Size of a view on the page; a picture of another shape is cut to it. */
const [width, height] = [320, 200];

/** Wraps a photo, as pictures are stored as SVG. */
const svgOf = ({ mediaType, base64 }: SectionView): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image href="data:${mediaType};base64,${base64}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/></svg>`;

/**
 * Gives sections of a plan the pictures that are named after them, by name or code. A picture without a section
 * is a problem, as it is most likely misspelt.
 */
export function addViews(
  plan: CatalogueChart,
  views: readonly SectionView[],
  problems: ImportProblems,
): CatalogueChart {
  const left = new Map(views.map((view) => [folded(view.name), view]));
  const sections = plan.chart.sections.map((section) => {
    const key = [section.name, section.sectionCode].map(folded).find((name) => left.has(name));
    const view = left.get(key ?? '');
    if (key === undefined || !view) return section;
    left.delete(key);
    return { ...section, viewSvg: svgOf(view) };
  });
  const names = plan.chart.sections.map(({ name }) => name).join(', ');
  for (const { name } of left.values())
    problems.add('', `expected views named after sections (${names}), found ${name}`);
  return { ...plan, chart: { ...plan.chart, sections } };
}
