import type { CommandResult } from '../workspace/runCommand.ts';
import { type AptDoors, aptInstall } from './aptInstall.ts';

const fine: CommandResult = { code: 0, output: '' };
const refused: CommandResult = {
  code: 100,
  output: 'E: Failed to fetch http://mirror/firefox-esr.deb  503  Service Unavailable',
};
const unknown: CommandResult = { code: 100, output: 'E: Unable to locate package firefox-esr' };
const staleLists: CommandResult = {
  code: 0,
  output: 'W: Failed to fetch http://mirror/InRelease  Temporary failure resolving mirror',
};

/** Fakes apt: each installation gets the next of these results, and `update` always the same one. */
function machine(answers: readonly CommandResult[], update = fine) {
  const left = [...answers];
  const asked: string[] = [];
  const pauses: number[] = [];
  const doors: AptDoors = {
    run: (command, args) => {
      asked.push([command, ...args].join(' '));
      return Promise.resolve(args.includes('install') ? left.shift()! : update);
    },
    pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
    hasApt: () => true,
    isRoot: () => true,
  };
  return { doors, asked, pauses };
}

describe('aptInstall', () => {
  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('tries three times for what the network does not give', async () => {
    const late = machine([refused, refused, fine]);
    expect(await aptInstall(['firefox-esr'], late.doors)).toEqual({ outcome: 'done' });
    expect(late.pauses).toEqual([5_000, 30_000]);

    const never = machine([refused, refused, refused]);
    expect(await aptInstall(['firefox-esr'], never.doors)).toEqual({
      outcome: 'not fetched',
      why: refused.output,
    });
  });

  it('calls a package not offered only where the lists are fresh', async () => {
    const without = machine([unknown]);
    expect(await aptInstall(['firefox-esr'], without.doors)).toMatchObject({ outcome: 'not offered' });
    const unreached = machine([unknown, unknown, unknown], staleLists);
    expect(await aptInstall(['firefox-esr'], unreached.doors)).toMatchObject({ outcome: 'not fetched' });
  });

  it('does not try again what was fetched and did not install', async () => {
    const broken = machine([
      { code: 100, output: 'dpkg: error processing package firefox-esr (--configure)' },
    ]);
    expect(await aptInstall(['firefox-esr'], broken.doors)).toMatchObject({ outcome: 'broken' });
    expect(broken.asked).toHaveLength(2);
  });

  it('installs nothing where this user may not', async () => {
    const { doors } = machine([]);
    const result = await aptInstall(['xvfb'], {
      ...doors,
      isRoot: () => false,
      run: () => Promise.resolve({ code: 1, output: '' }),
    });
    expect(result).toMatchObject({ outcome: 'not offered' });
  });

  it('asks for one after the other, for they share a lock', async () => {
    const both = machine([fine, fine]);
    await Promise.all([aptInstall(['a'], both.doors), aptInstall(['b'], both.doors)]);
    expect(both.asked.map((each) => each.split(' ').at(-1))).toEqual([
      'DPkg::Lock::Timeout=300',
      'a',
      'DPkg::Lock::Timeout=300',
      'b',
    ]);
  });
});
