declare const valueType: unique symbol;

/** Names a value of {@link ServerState}. Made once, beside the code that uses it. */
export interface StateKey<T> {
  readonly name: string;
  readonly [valueType]?: T;
}

/** What modules keep in memory for one server: caches, attempt limiters. Servers of one process share none of it. */
export interface ServerState {
  /** The value of a key; `make` is called the first time. */
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
