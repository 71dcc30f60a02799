import type { RemoteConfig } from '@foyer/contract';
import { createSafeStorage } from '@foyer/util';
import { createRemoteConfig, minimumFetchIntervalMs } from './createRemoteConfig.ts';
import { createOverrideStore } from './overrideStore.ts';

const memoryStorage = () =>
  createSafeStorage(() => {
    throw new Error('memory');
  });

function start(initial: RemoteConfig = {}, { storage = memoryStorage(), isAllowed = true } = {}) {
  let time = 1_000_000;
  let answer: Record<string, string> | Error = {};
  const fetch = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const applied: RemoteConfig[] = [];
  const failures: unknown[] = [];
  const control = createRemoteConfig({
    source: { name: 'test', fetch },
    initial,
    overrides: createOverrideStore(storage, isAllowed),
    now: () => time,
    apply: (values) => applied.push(values),
    onFailure: (error) => failures.push(error),
  });
  return {
    control,
    fetch,
    applied,
    failures,
    pass: (ms: number) => (time += ms),
    say: (values: Record<string, string> | Error) => (answer = values),
    of: (key: string) => control.states().find((each) => each.key === key),
  };
}

describe('the remote configuration [I4.23]', () => {
  it('is fetched and activated in two steps', async () => {
    const { control, applied, pass, say } = start();
    pass(minimumFetchIntervalMs);
    say({ discoverV2: 'false', seatsThumbnailPaddingOverride: '7', ofAnotherVersion: 'x' });
    expect(await control.fetch()).toBe(true);
    expect(applied).toEqual([]);
    expect(control.activate()).toBe(true);
    expect(applied).toEqual([{ discoverV2: false, seatsThumbnailPaddingOverride: 7 }]);
    expect(control.activate()).toBe(false);
  });

  it('is asked for at most once a minute, after a failure too [I9.03]', async () => {
    const { control, fetch, pass, say } = start();
    pass(minimumFetchIntervalMs - 1);
    await control.refresh();
    expect(fetch).toHaveBeenCalledTimes(0);
    pass(1);
    say(new Error('away'));
    await control.refresh();
    await control.refresh();
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(minimumFetchIntervalMs);
    await control.refresh();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(minimumFetchIntervalMs).toBe(60_000);
  });

  it('keeps what held when the service fails, and tells of the failure', async () => {
    const { control, applied, failures, pass, say, of } = start({ discoverV2: false });
    pass(minimumFetchIntervalMs);
    const away = new Error('away');
    say(away);
    await control.refresh();
    expect(failures).toEqual([away]);
    expect(applied).toEqual([]);
    expect(of('discoverV2')).toEqual({ key: 'discoverV2', value: 'false', origin: 'remote' });
    expect(of('promoCodes')).toEqual({ key: 'promoCodes', value: 'true', origin: 'default' });
  });

  it.each([
    ['JSON cut off in the middle', { imageCodeGenerationConfig: '{"grid":' }],
    ['JSON that is no object', { imageCodeGenerationConfig: '[1]' }],
    ['JSON with a share of another kind', { imageCodeGenerationConfig: '{"grid":"wide"}' }],
    ['a switch that is neither', { discoverV2: 'yes' }],
    ['a number in words', { seatsThumbnailPaddingOverride: 'twenty' }],
    ['a number too large', { seatsThumbnailPaddingOverride: '1001' }],
  ])('throws at %s, and nothing of that document holds', async (_name, values) => {
    const { control, applied, failures, pass, say } = start();
    pass(minimumFetchIntervalMs);
    say({ promoCodes: 'false', ...values });
    await control.fetch();
    expect(() => control.activate()).toThrow(expect.objectContaining({ name: 'InvalidRemoteConfig' }));
    expect(applied).toEqual([]);
    pass(minimumFetchIntervalMs);
    await control.refresh();
    expect(failures).toEqual([expect.objectContaining({ name: 'InvalidRemoteConfig' })]);
  });

  it('lets a person override single values, over a reload, until they reset them', async () => {
    const storage = memoryStorage();
    const { control, applied, of, pass, say } = start({ discoverV2: false }, { storage });
    control.override('discoverV2', 'true');
    control.override('imageCodeGenerationConfig', '{"star":0.1}');
    expect(applied.at(-1)).toEqual({ discoverV2: true, imageCodeGenerationConfig: { star: 0.1 } });
    expect(() => control.override('discoverV2', 'perhaps')).toThrow('discoverV2');
    pass(minimumFetchIntervalMs);
    say({ discoverV2: 'false', promoCodes: 'false' });
    await control.refresh();
    expect(applied.at(-1)).toMatchObject({ discoverV2: true, promoCodes: false });
    expect(of('discoverV2')?.origin).toBe('override');

    const reloaded = start({ discoverV2: false }, { storage });
    reloaded.control.adopt({ discoverV2: false });
    expect(reloaded.applied.at(-1)).toMatchObject({ discoverV2: true });
    reloaded.control.reset('discoverV2');
    expect(reloaded.of('discoverV2')).toMatchObject({ value: 'false', origin: 'remote' });
    reloaded.control.reset();
    expect(
      start({}, { storage })
        .control.states()
        .map(({ origin }) => origin),
    ).not.toContain('override');
  });

  it('holds overrides over a configuration that came anew, and does not take its own values for news', () => {
    const { control, applied, of } = start();
    control.override('promoCodes', 'false');
    const published = applied.length;
    control.adopt(applied.at(-1)!);
    expect(applied).toHaveLength(published);
    control.adopt({ upgrades: false });
    expect(applied.at(-1)).toEqual({ upgrades: false, promoCodes: false });
    expect(of('upgrades')?.origin).toBe('remote');
  });

  it.each([
    ['rubbish', '<html>'],
    ['half of it', '{"version":1,"texts":{"disc'],
    ['another version', '{"version":9,"texts":{"discoverV2":"false"}}'],
    ['another shape', '{"version":1,"texts":7}'],
    ['a value that the key does not take', '{"version":1,"texts":{"discoverV2":"no"}}'],
    ['a key that objects have of themselves', '{"version":1,"texts":{"toString":"x","__proto__":"y"}}'],
  ])('reads no override from a store that holds %s [CL-05]', (_name, raw) => {
    const storage = memoryStorage();
    storage.setItem('foyer-remote-overrides', raw);
    const { control } = start({}, { storage });
    expect(control.states().every(({ origin }) => origin === 'default')).toBe(true);
  });

  it('allows no override where the deployment has no page for it', () => {
    const storage = memoryStorage();
    start({}, { storage }).control.override('discoverV2', 'false');
    const { control, of } = start({}, { storage, isAllowed: false });
    control.override('promoCodes', 'false');
    expect([of('discoverV2')?.origin, of('promoCodes')?.origin]).toEqual(['default', 'default']);
  });
});
