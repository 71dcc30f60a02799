import type { CheckOutcome } from '../checks/check.ts';
import { legacyProblems } from '../webpack/legacyProblems.ts';
import { runScript } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { createExecutors, type TargetProject } from './createExecutors.ts';

/** Builds the modern and the legacy bundles of apps; counted by build. */
async function build(projects: readonly TargetProject[]): Promise<ReadonlyMap<string, CheckOutcome>> {
  const { code, output } = await runScript(
    inWorkspace('tools/webpack/buildProduction.ts'),
    projects.map(({ root }) => root),
  );
  return new Map(
    projects.map(({ name, root }) => {
      const problems = code === 0 ? legacyProblems(root) : [output.trim()];
      return [
        name,
        { passed: problems.length > 0 ? 0 : 2, failed: problems.length, details: problems.join('\n') },
      ];
    }),
  );
}

export const { runOne: buildProject, runMany: buildProjects } = createExecutors(build);
