import { globSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';

export interface SourceFile {
  /** From the workspace root, with forward slashes. */
  path: string;
  text: string;
  /** Imported and re-exported modules, types included, as written. */
  imports: string[];
}

const importPattern =
  /(?:^|[\s;}])(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const commentPattern = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns the module names in a source text. */
export function importsOf(text: string): string[] {
  return [...text.replace(commentPattern, '').matchAll(importPattern)].map(
    (match) => (match[1] ?? match[2])!,
  );
}

/** Reads the source files of a library or app; empty if it has none. */
export function readSources(project: string): SourceFile[] {
  const files = globSync(`${project}/src/**/*.{ts,tsx}`, { cwd: inWorkspace() });
  return files.sort().map((file) => {
    const text = readFileSync(inWorkspace(file), 'utf8');
    return { path: file.replaceAll('\\', '/'), text, imports: importsOf(text) };
  });
}
