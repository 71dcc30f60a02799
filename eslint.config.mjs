import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Without a graph at hand the rule of the walls would skip itself, silently green.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: true });

const types = (sourceTag, ...allowed) => ({
  sourceTag: `type:${sourceTag}`,
  onlyDependOnLibsWithTags: allowed.map((name) => `type:${name}`),
});
const scopes = (sourceTag, ...allowed) => ({
  sourceTag: `scope:${sourceTag}`,
  onlyDependOnLibsWithTags: [sourceTag, ...allowed].map((name) => `scope:${name}`),
});
const platforms = (sourceTag, ...allowed) => ({
  sourceTag: `platform:${sourceTag}`,
  onlyDependOnLibsWithTags: [sourceTag, ...allowed].map((name) => `platform:${name}`),
});

/** The walls of the house; names, cycles and undeclared packages are found by tools/walls, in a tenth of a second. Tests may use the testing library too, whatever their scope, and those of the server the sample. */
const walls = (isTest) => {
  const testing = isTest ? ['testing'] : [];
  const sample = isTest ? ['sample'] : [];
  return [
    types('app', 'feature', 'ui', 'data', 'contract', 'util', ...testing),
    types('feature', 'feature', 'ui', 'data', 'contract', 'util', ...testing),
    types('ui', 'ui', 'util', ...testing),
    types('data', 'data', 'contract', 'util', ...testing),
    types('contract', 'contract'),
    types('util', 'util'),
    types('server', 'server', 'catalogue', 'contract', 'util', ...sample, ...(isTest ? ['conformance'] : [])),
    types('catalogue', 'util'),
    types('sample', 'catalogue', 'util'),
    types('conformance', 'contract', 'util'),
    types('testing', 'testing', 'ui', 'data', 'contract', 'util'),
    types('e2e', 'server', 'testing', 'contract', 'util'),
    scopes('shared', ...testing),
    scopes('testing', 'shared'),
    scopes('identity', 'shared', ...testing),
    scopes('shell', 'identity', 'shared', ...testing),
    scopes('site', 'shell', 'identity', 'shared', ...testing),
    scopes('cart', 'identity', 'shared', ...testing),
    scopes('marketplace', 'cart', 'identity', 'shared', ...testing),
    scopes('token-assignment', 'cart', 'identity', 'shared', ...testing),
    scopes('streaming', 'identity', 'shared', ...testing),
    scopes('promoter', 'marketplace', 'cart', 'identity', 'shared', ...testing),
    scopes('server', 'shared'),
    scopes('e2e', 'server', 'testing', 'shared'),
    platforms('browser', 'shared'),
    platforms('node', 'shared'),
    platforms('shared'),
  ];
};
/** Tests may import the tools of the workspace, and the configuration of the journeys. */
const tools = String.raw`^(\.\./)+(tools/|playwright\.config\.ts$)`;
const boundaries = (isTest) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: isTest ? [tools] : [],
    // webpack splits by module, not by library: a library may be imported both ways.
    checkDynamicDependenciesExceptions: ['@foyer/.*'],
    depConstraints: walls(isTest),
  },
];

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'libs/testing/**', 'e2e/**', 'jest.setup.*'];
/** Tests that have walls: all but those of the tools. */
const testsWithWalls = ['libs/**/*.test.{ts,tsx}', 'libs/*/src/**/testing/**', 'libs/testing/**', 'e2e/**'];
const stories = ['**/*.stories.tsx'];
const configs = [
  '*.config.ts',
  '**/playwright.config.ts',
  '*.config.mjs',
  '*.preset.mjs',
  '**/webpack.config.mjs',
  '.storybook/*',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one main export per file, named like the file.',
};
const noDoubleAssertion = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation',
  message: 'A double assertion switches the compiler off: parse the value, or type it where it is made.',
};
const noOwnTime = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes in by the door: take a clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in by the door: take a clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness comes in by the door.',
  },
];
/** PostgreSQL's own clock, which neither the sandbox nor a test run moves. */
const machineTimeInSql = String.raw`/(^|[^_.a-z])(now|clock_timestamp)\(\)|current_(date|timestamp)|localtimestamp/i`;
const noMachineTimeInSql = {
  selector: `:matches(TemplateElement[value.raw=${machineTimeInSql}], Literal[value=${machineTimeInSql}])`,
  message: 'Statements take the time from foyer_now().',
};
const noTestBranch = {
  selector: "BinaryExpression[operator=/^[!=]==?$/] > Literal[value='test']",
  message: 'Production code does not know that it is tested: pass in what differs.',
};
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z]{2}/]',
  message: 'Texts come from locales/: use the messages of the library.',
};
const noLiteralColour = {
  selector:
    "TaggedTemplateExpression[tag.name='css'] TemplateElement[value.raw=/(#[0-9a-f]{3,8}\\b|\\b(rgb|hsl)a?\\()/i]",
  message: 'Colours come from the tokens of ui-kit.',
};

const base = [noDefaultExport, noDoubleAssertion];

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/*.gen.ts',
    '**/node_modules/**',
    '**/storybook-static/**',
    '**/coverage/**',
    '**/test-results/**',
    '**/playwright-report/**',
    '.nx/**',
    '.foyer/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  // Rules that need types, and those of React and its compiler, are oxlint's: .oxlintrc.json.
  tseslint.configs.recommended,
  storybook.configs['flat/recommended'],
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      'no-restricted-syntax': ['error', ...base],
      'no-restricted-globals': [
        'error',
        'event',
        'name',
        'status',
        'length',
        'top',
        'parent',
        'closed',
        'self',
        'origin',
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-duplicate-imports': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
    },
  },
  {
    files: ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx', 'apps/*/src/**/*.ts', 'apps/*/src/**/*.tsx'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(false),
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...base, ...noOwnTime, noTestBranch, noLiteralText, noLiteralColour],
    },
  },
  {
    files: ['libs/server/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...base, ...noOwnTime, noTestBranch, noMachineTimeInSql] },
  },
  {
    files: ['libs/ui-kit/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...base, ...noOwnTime, noTestBranch, noLiteralText] },
  },
  {
    // The doors by which time and randomness come in, and the program that opens them.
    files: [
      'libs/*/src/**/*[cC]lock*.ts',
      'libs/*/src/**/*[rR]andom*.ts',
      'libs/server/src/bin/**',
      'libs/*/src/bench/**',
      // The page runs alone in the browser, without the app that passes them in.
      'libs/server/src/modules/marketplace/waiting-room/assets/*.js',
    ],
    rules: { 'no-restricted-syntax': ['error', ...base], 'no-console': 'off' },
  },
  {
    files: [...testsWithWalls, ...stories],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(true) },
  },
  {
    files: [...tests, ...stories],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', noDefaultExport, noMachineTimeInSql],
    },
  },
  { files: stories, rules: { 'no-restricted-syntax': 'off' } },
  { files: configs, rules: { 'no-restricted-syntax': 'off' } },
  prettier,
);
