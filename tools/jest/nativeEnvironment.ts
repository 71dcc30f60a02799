import { ModernFakeTimers } from '@jest/fake-timers';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModuleMocker } from 'jest-mock';

/** Where the test framework of Jest keeps its listeners; those of a file must not hear of the next one. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');

/** Jest environment for `NativeRuntime`: the globals of a file of tests are those of its worker. */
// eslint-disable-next-line no-restricted-syntax -- jest takes a default export here
export default class NativeEnvironment implements JestEnvironment {
  readonly global = globalThis as typeof globalThis & JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #env = process.env;
  readonly #variables = { ...process.env };
  /** What Jest replaces for the time of a file. */
  readonly #replaced = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext(): null {
    return null;
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    Object.assign(process, this.#replaced, { env: this.#env });
    for (const name of Object.keys(process.env))
      if (!(name in this.#variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.#variables);
    Reflect.deleteProperty(globalThis, eventHandlers);
  }
}
