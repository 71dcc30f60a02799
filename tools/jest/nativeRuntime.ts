import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);

/** The private part of Jest's runtime that makes the object `jest` of a file. */
interface WithJestObject {
  jestGlobals: { jestObjectFor: (file: string) => unknown };
}

/** Makes Node load a file of tests again, whose imports it keeps. */
let loads = 0;

/**
 * Jest runtime that leaves loading to Node: no realm, transform and registry for each file of tests. A worker so loads
 * the modules of the server once, not once for each of some hundred files. There are no mocks of modules. Files that ask
 * for another environment in their head (jsdom) are loaded by Jest as usual.
 */
class NativeRuntime extends Runtime {
  readonly #isNative: boolean;
  readonly #testPath: string;

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    this.#isNative = Object.is(given[1].global, globalThis);
    this.#testPath = given[6];
  }

  override unstable_shouldLoadAsEsm(file: string): boolean {
    return this.#isNative || super.unstable_shouldLoadAsEsm(file);
  }

  override async unstable_importModule(
    ...given: Parameters<Runtime['unstable_importModule']>
  ): Promise<unknown> {
    if (!this.#isNative) return super.unstable_importModule(...given);
    loads += 1;
    return import(`${pathToFileURL(given[0]).href}?${loads}`);
  }

  /** Jest loads its test framework by this, anew for each file: it holds the state of one. */
  override requireInternalModule<T>(...given: Parameters<Runtime['requireInternalModule']>): T {
    if (!this.#isNative) return super.requireInternalModule<T>(...given);
    const [file] = given;
    delete require.cache[file];
    return require(file) as T;
  }

  override setGlobalsForRuntime(globals: Parameters<Runtime['setGlobalsForRuntime']>[0]): void {
    super.setGlobalsForRuntime(globals);
    if (!this.#isNative) return;
    const { jestGlobals } = this as object as WithJestObject;
    Object.assign(globalThis, { jest: jestGlobals.jestObjectFor(this.#testPath) });
  }
}

// Jest loads it by `require`, and takes the whole module for the class.
export { NativeRuntime as 'module.exports' };
