import { globSync, readFileSync } from 'node:fs';
import { measureBudgets } from '../budgets/measureBudgets.ts';
import type { Measurement } from '../budgets/measurement.ts';
import { readBudgets } from '../budgets/readBudgets.ts';
import { allGeneratedFiles } from '../generate/allGeneratedFiles.ts';
import { staleFiles } from '../generate/staleFiles.ts';
import { ensureChromium } from '../install/debianPackages.ts';
import { kitFolder, measureKit } from '../sizes/measureKit.ts';
import { sizeProblems, weightProblems } from '../sizes/sizeProblems.ts';
import { buildStorybook } from '../storybook/buildStorybook.ts';
import { appFolders } from '../webpack/appFolders.ts';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { apisCheck } from './apisCheck.ts';
import { boundariesCheck } from './boundariesCheck.ts';
import { buildCheck } from './buildCheck.ts';
import { type Check, type CheckOutcome, outcomeOf } from './check.ts';
import { documentsCheck } from './documentsCheck.ts';
import { journeysCheck, runPlaywright } from './journeysCheck.ts';
import { localesCheck } from './localesCheck.ts';
import { oldBrowsersCheck } from './oldBrowsersCheck.ts';
import { packingCheck } from './packingCheck.ts';
import { targetCheck } from './targetCheck.ts';

async function look(): Promise<CheckOutcome> {
  const problem = await buildStorybook();
  if (problem) return { passed: 0, failed: 1, details: problem };
  return runPlaywright('storybook', ['--config=e2e/storybook/playwright.config.ts']);
}

/** Builds the static Storybook; the next step tests it. */
const storybookBuildCheck: Check = {
  name: 'stories-build',
  isLight: true,
  run: async () => {
    const problem = await buildStorybook();
    return outcomeOf({ code: problem === undefined ? 0 : 1, output: problem ?? '' });
  },
};

/**
 * Builds the Storybook if it is missing, serves it, and checks every story of the kit and of whole pages in a browser:
 * contrast in every theme, and layout at 320 px with long words in both text directions. Counted by group.
 */
const storybookCheck: Check = { name: 'storybook', run: look, prepare: ensureChromium };

async function checkSizes(): Promise<CheckOutcome> {
  const sizes = await measureKit();
  const stale = sizeProblems(readFileSync(inWorkspace(kitFolder, 'README.md'), 'utf8'), sizes);
  const problems = [...weightProblems(sizes), ...stale];
  const advice = stale.length > 0 ? ['`npm run sizes` writes the table anew.'] : [];
  return {
    passed: Math.max(0, sizes.length - problems.length),
    failed: problems.length,
    details: [...problems, ...advice].join('\n'),
  };
}

/**
 * Checks that importing a component of the kit costs what its README claims, within 5 %, and that a button brings no
 * dialog along.
 */
const sizesCheck: Check = { name: 'sizes', run: checkSizes, isLight: true };

async function compare(): Promise<CheckOutcome> {
  const made = await allGeneratedFiles();
  const { changed, orphaned } = staleFiles(made);
  const details = [
    ...changed.map((file) => `${file} is not what its source makes: run \`npm run generate\``),
    ...orphaned.map((file) => `${file} is made by nothing: run \`npm run generate\``),
  ];
  return { passed: made.size - changed.length, failed: details.length, details: details.join('\n') };
}

/** Checks that generated files match their sources; counted by file. */
const generatedCheck: Check = { name: 'generated', run: compare, isLight: true };

const formatCheck: Check = {
  name: 'format',
  isLight: true,
  run: async () =>
    outcomeOf(
      await runCommand('prettier', [
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=.foyer/cache/prettier',
      ]),
    ),
};

interface Finding {
  name: string;
  line?: number;
}

/** A file in knip's report, with its findings by kind. */
type DeadFile = { file: string } & Record<string, string | Finding[]>;

const linesOf = ({ file, ...kinds }: DeadFile): string[] =>
  Object.entries(kinds).flatMap(([kind, found]) =>
    Array.isArray(found)
      ? found.map(({ name, line }) => `${file}${line === undefined ? '' : `:${line}`} ${name} (${kind})`)
      : [],
  );

async function findDead(): Promise<CheckOutcome> {
  const { output } = await runCommand('knip', ['--reporter=json', '--no-progress', '--no-exit-code']);
  const start = output.indexOf('{"issues"');
  if (start < 0) return { passed: 0, failed: 1, details: output.trim() };
  const { issues } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as { issues: DeadFile[] };
  const problems = issues.flatMap(linesOf);
  const sources = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: inWorkspace() }).length;
  return { passed: sources - issues.length, failed: problems.length, details: problems.join('\n') };
}

/** Checks that no file and no export is unused; entry points of the packages are used by publication. Counted by file. */
const deadCheck: Check = { name: 'dead', run: findDead, isLight: true };

const isKept = ({ amount, limit }: Measurement): boolean => amount !== undefined && amount <= limit;
const count = (amount: number): string => amount.toLocaleString('en-US').padStart(9);

/** Marks limits that merely prevent growth, so that they do not look like kept promises. */
function goalNote({ amount, goal }: Measurement): string {
  if (amount === undefined || goal === undefined) return '';
  return amount <= goal ? '' : `, goal of ${count(goal).trim()} not reached`;
}

function row(measurement: Measurement): string {
  const { name, amount, limit, unit, problem } = measurement;
  const size = amount === undefined ? problem! : `${count(amount)} of ${count(limit)} ${unit}`;
  return `${isKept(measurement) ? ' ' : '✗'} ${name.padEnd(28)} ${size}${goalNote(measurement)}`;
}

async function checkBudgets(): Promise<CheckOutcome> {
  const measured = measureBudgets(readBudgets());
  const passed = measured.filter(isKept).length;
  return { passed, failed: measured.length - passed, details: measured.map(row).join('\n') };
}

/** Checks that downloads stay within tools/budgets.json; prints the sizes. */
const budgetsCheck: Check = { name: 'budgets', run: checkBudgets, isLight: true, after: ['build'] };

const hasApps = appFolders().length > 0;
const hasJourneys = globSync('e2e/**/*.spec.ts', { cwd: inWorkspace() }).length > 0;

/** ESLint and oxlint over everything, walls between libraries included; counted by file. Nothing depends on when it ends. */
const lintCheck = targetCheck('lint', { target: 'lint', isLowPriority: true }, { isBackground: true });
/** TypeScript over everything, emitting the libraries for the packs; counted by project. */
const typesCheck = targetCheck('types', { target: 'types' }, { isLight: true });
/** Projects whose tests run on the database that Jest starts once for all of them. */
const onDatabase = ['tag:platform:node'];
const unitCheck = targetCheck('unit', { target: 'test', without: onDatabase });

/** Steps of `npm test`: light ones first, two at a time, then those that use all cores. */
export const allChecks: readonly Check[] = [
  lintCheck,
  // The longest of the light steps is packing, which needs types: the others run beside them.
  typesCheck,
  generatedCheck,
  formatCheck,
  boundariesCheck,
  deadCheck,
  documentsCheck,
  localesCheck,
  apisCheck,
  packingCheck,
  ...(hasApps ? [buildCheck] : []),
  ...(hasJourneys ? [storybookBuildCheck] : []),
  sizesCheck,
  ...(hasApps ? [budgetsCheck] : []),
  unitCheck,
  targetCheck('stories', { target: 'stories' }),
  targetCheck('server', { target: 'test', projects: onDatabase }),
  ...(hasJourneys ? [storybookCheck, journeysCheck, oldBrowsersCheck] : []),
];

/** Steps of `npm run test:quick`. */
export const quickChecks: readonly Check[] = [lintCheck, typesCheck, boundariesCheck, unitCheck];
