import type { JestEnvironmentConfig } from '@jest/environment';
import NativeEnvironment from './nativeEnvironment.ts';

const eventHandlers = Symbol.for('EVENT_HANDLERS');
const handlersOf = (realm: object): unknown => Reflect.get(realm, eventHandlers);
const config = { projectConfig: {}, globalConfig: {} } as JestEnvironmentConfig;

describe('the environment of tests that Node loads', () => {
  it('gives back what a file has changed', async () => {
    const { env, exit } = process;
    const handlers = handlersOf(globalThis);
    const environment = new NativeEnvironment(config);
    try {
      process.env = { ...env, FOYER_TEST_SEED: 'of a file', FOYER_OF_A_FILE: 'new' };
      Object.assign(process, { exit: () => undefined });
      environment.fakeTimersModern.useFakeTimers();
      environment.fakeTimersModern.setSystemTime(0);
      await environment.teardown();
      expect(process.env).toBe(env);
      expect(process.exit).toBe(exit);
      expect(handlersOf(globalThis)).toBeUndefined();
      expect(Date.now()).toBeGreaterThan(0);
    } finally {
      // The framework that runs this test lives in the same realm.
      Object.assign(globalThis, { [eventHandlers]: handlers });
    }
  });

  it('gives back variables that a file has set, changed or deleted', async () => {
    process.env.FOYER_KEPT = 'kept';
    process.env.FOYER_CHANGED = 'before';
    const environment = new NativeEnvironment(config);
    const handlers = handlersOf(globalThis);
    process.env.FOYER_CHANGED = 'after';
    process.env.FOYER_SET = 'set';
    delete process.env.FOYER_KEPT;
    await environment.teardown();
    Object.assign(globalThis, { [eventHandlers]: handlers });
    const { FOYER_KEPT, FOYER_CHANGED, FOYER_SET } = process.env;
    expect({ FOYER_KEPT, FOYER_CHANGED, FOYER_SET }).toEqual({ FOYER_KEPT: 'kept', FOYER_CHANGED: 'before' });
    delete process.env.FOYER_KEPT;
    delete process.env.FOYER_CHANGED;
  });
});
