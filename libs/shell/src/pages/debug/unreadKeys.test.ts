import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { featureFlags, remoteConfigDefaults } from '@foyer/contract';
import { unreadKeys } from './unreadKeys.ts';

const libs = path.join(import.meta.dirname, '../../../../');
const read = (file: string): string => readFileSync(path.join(libs, file), 'utf8');

/** Sources, without comments, that read single keys of the remote configuration. */
const readers = globSync('*/src/**/*.{ts,tsx}', { cwd: libs })
  .filter((file) => !/\.(test|stories|gen)\.|contract\/src\/remote-config|pages\/debug/.test(file))
  .map((file) => read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  .filter((text) => /useFlag|emoteConfig/.test(text));
const keys = Object.keys(remoteConfigDefaults) as (keyof typeof remoteConfigDefaults)[];

/** Read by its own name or by its flag's. */
const isRead = (key: string): boolean => {
  const names = Object.entries(featureFlags).flatMap(([flag, each]) =>
    each === key ? [`useFlag\\('${flag}'`] : [],
  );
  const pattern = new RegExp([`\\b${key}\\b(?!')`, ...names].join('|'));
  return readers.some((text) => pattern.test(text));
};

describe('what the remote configuration switches [I3.31, I3.32]', () => {
  it('is said of each key as it is: those that nothing reads are named, and no others', () => {
    expect([...unreadKeys].sort()).toEqual(keys.filter((key) => !isRead(key)).sort());
  });

  it('stands in the table for operators, with those that no page reads yet', () => {
    const [, section] = read('server/README.md').split('### Remote configuration');
    const rows = new Map(
      [...section!.split(/^#/m)[0]!.matchAll(/^\| `(\w+)` +\|.*\|(.*)\|$/gm)].map(([, key, reader]) => [
        key,
        reader!.trim(),
      ]),
    );
    expect([...rows.keys()].sort()).toEqual([...keys].sort());
    for (const [key, reader] of rows)
      expect([key, reader.startsWith('not yet')]).toEqual([key, unreadKeys.some((each) => each === key)]);
  });
});
