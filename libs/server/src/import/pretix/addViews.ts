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
 * Gives sections of a plan the pictures that are named after them, by name or else by code. A picture without a section
 * is a problem, as it is most likely misspelt, and so are two of one section.
 */
export function addViews(
  plan: CatalogueChart,
  views: readonly SectionView[],
  problems: ImportProblems,
): CatalogueChart {
  const { sections } = plan.chart;
  const names = sections.map(({ name }) => name).join(', ');
  const found = new Map<string, SectionView>();
  for (const view of views) {
    const isNamed = (text: string): boolean => folded(text) === folded(view.name);
    const section =
      sections.find(({ name }) => isNamed(name)) ?? sections.find(({ sectionCode }) => isNamed(sectionCode));
    if (!section) problems.add('', `expected views named after sections (${names}), found ${view.name}`);
    else if (found.has(section.sectionCode))
      problems.add('', `expected one view of the section ${section.name}, found two`);
    else found.set(section.sectionCode, view);
  }
  const withView = sections.map((section) => {
    const view = found.get(section.sectionCode);
    return view ? { ...section, viewSvg: svgOf(view) } : section;
  });
  return { ...plan, chart: { ...plan.chart, sections: withView } };
}
