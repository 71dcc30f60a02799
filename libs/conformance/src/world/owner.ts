import type { Client } from '../http/client.ts';
import type { Person, Sale, World } from './world.ts';

/** Person in a sale, whose cart, card, order and other belongings are made on demand. */
export interface Owner {
  client: Client;
  world: World;
  person: Person;
  sale: Sale;
  /** Makes a value at the first call and returns the same one afterwards. */
  once: <Value>(key: string, make: () => Value | Promise<Value>) => Promise<Value>;
  /** Forgets a value, so that `once` makes another. */
  forget: (key: string) => void;
}

export function createOwner(parts: Pick<Owner, 'client' | 'world' | 'person' | 'sale'>): Owner {
  const made = new Map<string, Promise<unknown>>();
  return {
    ...parts,
    once: <Value>(key: string, make: () => Value | Promise<Value>) => {
      const value = made.get(key) ?? (async () => make())();
      made.set(key, value);
      return value as Promise<Value>;
    },
    forget: (key) => void made.delete(key),
  };
}
