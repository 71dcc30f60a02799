import { REHYDRATE } from 'redux-persist';
import type { FoyerSlice } from './foyerSlice.ts';
import type { AnyStore } from './forgetPrivateAnswers.ts';
import { readStored } from './persistedSlice.ts';

type Fields = Record<string, unknown>;

/** Parses a slice as redux-persist writes it: JSON of each field, within JSON. */
function parseStored(raw: string): Fields | undefined {
  try {
    const outer = JSON.parse(raw) as Record<string, string>;
    return Object.fromEntries(
      Object.entries(outer).map(([name, text]) => [name, JSON.parse(text) as unknown]),
    );
  } catch {
    return undefined;
  }
}

const asText = (value: unknown): string => String(JSON.stringify(value));

/**
 * Adopts what another tab wrote for a slice, validated as at the start; nothing stored means the initial state. Equal
 * state changes nothing, so that two tabs never answer each other endlessly [CL-06].
 * @param raw content of storage under the slice's key
 */
export async function adoptPersisted(store: AnyStore, slice: FoyerSlice, raw: string | null): Promise<void> {
  const { persisted } = slice;
  if (!persisted) return;
  const parsed = raw === null ? {} : parseStored(raw);
  const stored = raw === null ? {} : parsed && (await readStored(persisted, parsed));
  if (!stored) return;
  const current = (store.getState() as Record<string, Fields>)[slice.name] ?? {};
  const fresh = slice.reducer(undefined, { type: 'foyer/adopt' }) as Fields;
  const names = Object.keys({ ...fresh, ...current, ...stored }).filter((name) => name !== '_persist');
  const wanted = Object.fromEntries(names.map((name) => [name, name in stored ? stored[name] : fresh[name]]));
  if (names.every((name) => asText(current[name]) === asText(wanted[name]))) return;
  store.dispatch({ type: REHYDRATE, key: persisted.key, payload: wanted });
}
