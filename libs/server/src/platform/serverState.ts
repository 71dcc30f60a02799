declare const valueType: unique symbol;

/** Key of a value in {@link ServerState}. Created once, beside the code that uses it. */
export interface StateKey<T> {
  readonly name: string;
  readonly [valueType]?: T;
}

/** In-memory state of one server: caches, attempt limiters. Servers in one process share none of it. */
export interface ServerState {
  /** Returns the value of a key; calls `make` the first time. */
  of: <T extends object>(key: StateKey<T>, make: () => T) => T;
}

export const stateKey = <T extends object>(name: string): StateKey<T> => ({ name });

export function createServerState(): ServerState {
  const values = new Map<StateKey<object>, object>();
  return {
    of: <T extends object>(key: StateKey<T>, make: () => T): T => {
      const value = (values.get(key) as T | undefined) ?? make();
      values.set(key, value);
      return value;
    },
  };
}
