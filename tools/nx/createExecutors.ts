import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import type { CheckOutcome } from '../checks/check.ts';
import { targetReport } from './targetReport.ts';

/** Options of a target; see schema.json. */
export interface TargetOptions {
  files?: string[];
  only?: string;
}

/** A project that a target runs for. */
export interface TargetProject {
  name: string;
  /** Folder relative to the workspace root, with forward slashes. */
  root: string;
  options: TargetOptions;
}

/** Runs a target for many projects in one process. @returns the outcome of each, by name */
export type RunProjects = (projects: readonly TargetProject[]) => Promise<ReadonlyMap<string, CheckOutcome>>;

interface TaskResult {
  success: boolean;
  terminalOutput: string;
}

const noOutcome: CheckOutcome = {
  passed: 0,
  failed: 1,
  details: 'The run reported nothing for this project.',
};

/** Prints the outcome, and writes it to the report that Nx caches as the target's output. */
function keep(target: string, project: string, outcome: CheckOutcome): TaskResult {
  const file = targetReport(target, project);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
  const { passed, failed, details } = outcome;
  const count = `${project}: ${passed} passed, ${failed} failed`;
  const terminalOutput = [details, count].filter(Boolean).join('\n');
  // Nx prints the output of a batch, and keeps its results.
  console.log(terminalOutput);
  return { success: failed === 0, terminalOutput };
}

/** Creates the two implementations of an executor: for one project, and for all projects of a task graph at once. */
export function createExecutors(run: RunProjects) {
  async function runOne(options: TargetOptions, context: ExecutorContext): Promise<{ success: boolean }> {
    const { projectName: name = '', targetName = '', projectsConfigurations } = context;
    const { root } = projectsConfigurations.projects[name]!;
    const outcomes = await run([{ name, root, options }]);
    const { success } = keep(targetName, name, outcomes.get(name) ?? noOutcome);
    return { success };
  }

  async function runMany(
    graph: TaskGraph,
    options: Record<string, TargetOptions>,
    _overrides: TargetOptions,
    _context: ExecutorContext,
  ): Promise<Record<string, TaskResult>> {
    const tasks = Object.values(graph.tasks);
    const projects = tasks.map(({ id, target, projectRoot }) => ({
      name: target.project,
      root: projectRoot!,
      options: options[id] ?? {},
    }));
    const outcomes = await run(projects);
    return Object.fromEntries(
      tasks.map(({ id, target: { project, target } }) => [
        id,
        keep(target, project, outcomes.get(project) ?? noOutcome),
      ]),
    );
  }

  return { runOne, runMany };
}
