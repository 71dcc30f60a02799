import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filledApis, guardedApis } from '../floor/knownApis.ts';
import { type CompatData, newerApis, readCompatData } from '../floor/newerApis.ts';
import { type SourceText, newerUses, readSourceFiles } from '../floor/usedApis.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

const isBrowsers = (file: string): boolean =>
  !/\.(?:test|stories)\.tsx?$|[\\/]testing[\\/]|^libs[\\/](?:catalogue|conformance|sample|server|testing)[\\/]/.test(
    file,
  );

interface Build {
  name: string;
  /** Browsers in webpack's notation: `chrome 120`. */
  floor: readonly string[];
  known: Readonly<Record<string, string>>;
}

async function readBuilds(): Promise<Build[]> {
  const file = inWorkspace('tools/webpack/createAppConfig.mjs');
  const { MODERN, LEGACY } = (await import(pathToFileURL(file).href)) as Record<string, readonly string[]>;
  return [
    { name: 'modern', floor: MODERN!, known: guardedApis },
    { name: 'legacy', floor: LEGACY!, known: { ...guardedApis, ...filledApis } },
  ];
}

function problemsOf(builds: readonly Build[], sources: readonly SourceText[], data: CompatData): string[] {
  const files = readSourceFiles(sources);
  const usedNames = new Set<string>();
  const problems = builds.flatMap(({ name: build, floor, known }) =>
    newerUses(files, newerApis(data, floor)).flatMap(({ path, line, name, lack }) => {
      usedNames.add(name);
      return name in known ? [] : [`${path}:${line} ${name}: the ${build} build's floor lacks it (${lack})`];
    }),
  );
  const idle = Object.keys({ ...guardedApis, ...filledApis }).filter((name) => !usedNames.has(name));
  return [...problems, ...idle.map((name) => `tools/floor/knownApis.ts: nothing uses ${name} any more`)];
}

async function checkApis(): Promise<CheckOutcome> {
  const paths = globSync(['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: inWorkspace() });
  const sources = paths
    .filter(isBrowsers)
    .map((path) => ({ path, text: readFileSync(inWorkspace(path), 'utf8') }));
  const problems = problemsOf(await readBuilds(), sources, readCompatData());
  const advice =
    problems.length > 0
      ? ['Do without, ask for it first, or fill the gap; then say so in tools/floor/knownApis.ts.']
      : [];
  return {
    passed: Math.max(0, sources.length - problems.length),
    failed: problems.length,
    details: [...problems, ...advice].join('\n'),
  };
}

/** Checks that browser sources use no API that a target browser lacks, by MDN's data [I1.08]; counted by file. */
export const apisCheck: Check = { name: 'apis', run: checkApis, isLight: true };
