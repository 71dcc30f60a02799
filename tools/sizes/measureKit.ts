import { kitExports } from './kitExports.ts';
import { measureExport, type ExportSize } from './measureExport.ts';

/** Library whose README has the table. */
export const kitFolder = 'libs/ui-kit';

/** Measures every component and hook of the kit, a few in parallel. */
export async function measureKit(): Promise<ExportSize[]> {
  const wanted = kitExports(kitFolder);
  const sizes: ExportSize[] = [];
  for (let index = 0; index < wanted.length; index += 4) {
    sizes.push(...(await Promise.all(wanted.slice(index, index + 4).map(measureExport))));
  }
  return sizes;
}
