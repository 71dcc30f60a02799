import path from 'node:path';
import { ownFolder } from '../workspace/workspacePaths.ts';

/** Folder of the reports of a target; nx.json names it as an output. */
export const targetReports = (target: string): string => path.join(ownFolder, 'reports', 'nx', target);

/** File with the outcome of a target for one project. */
export const targetReport = (target: string, project: string): string =>
  path.join(targetReports(target), `${project}.json`);
