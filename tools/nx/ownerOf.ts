import path from 'node:path';
import type { TargetProject } from './createExecutors.ts';

/** Returns the project that a file, relative to the workspace root, belongs to: by its folder, or by its `files`. */
export const ownerOf = (file: string, projects: readonly TargetProject[]): TargetProject | undefined =>
  projects.find(({ root }) => file.startsWith(`${root}/`)) ??
  projects.find(({ options }) => options.files?.some((pattern) => path.matchesGlob(file, pattern)));
