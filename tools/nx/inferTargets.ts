import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { createNodesFromFiles, type CreateNodes, type TargetConfiguration } from '@nx/devkit';

/** A target that an executor of this folder runs; its cache, inputs and outputs are in nx.json's `targetDefaults`. */
const by = (executor: string): TargetConfiguration => ({ executor: `./tools/nx:${executor}` });

const typesReport = '{workspaceRoot}/.foyer/reports/nx/types/{projectName}.json';

/** Infers the targets of a project from the files in its folder. */
function targetsOf(folder: string): Record<string, TargetConfiguration> {
  const isLibrary = path.basename(path.dirname(folder)) === 'libs';
  const has = (pattern: string): boolean => globSync(pattern, { cwd: folder }).length > 0;
  return {
    lint: by('lint'),
    ...(existsSync(path.join(folder, 'tsconfig.json')) && {
      types: { ...by('types'), outputs: isLibrary ? ['{projectRoot}/dist', typesReport] : [typesReport] },
    }),
    ...(has('!(dist|node_modules)/**/!(stories).test.{ts,tsx}') && { test: by('test') }),
    ...(has('src/**/stories.test.tsx') && { stories: by('stories') }),
    ...(existsSync(path.join(folder, 'webpack.config.mjs')) && { build: by('build') }),
  };
}

/** Plugin of nx.json: a new library has its targets without a line of configuration. */
export const createNodes: CreateNodes = [
  '{libs/*/package.json,apps/*/package.json,tools/project.json,e2e/project.json}',
  (files, _options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = path.posix.dirname(file.replaceAll('\\', '/'));
        return { projects: { [root]: { targets: targetsOf(path.join(context.workspaceRoot, root)) } } };
      },
      files,
      undefined,
      context,
    ),
];
