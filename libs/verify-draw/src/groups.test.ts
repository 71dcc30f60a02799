import { hideEntry, proveEntries, rootOf, verifyInclusion } from './entries.ts';
import { entriesPerGroup, proveInGroup, rootOfGroup, rootOfGroups } from './groups.ts';

const entriesOf = async (count: number) => {
  const ids = await Promise.all(Array.from({ length: count }, (_none, at) => hideEntry(String(at), 'salt')));
  return ids.sort().map((id) => ({ id, quantity: 1, maySplit: false, choices: ['floor'] }));
};

describe('groups of entries', () => {
  it.each([0, 1, entriesPerGroup, entriesPerGroup + 1, 2 * entriesPerGroup + 5])(
    'lead to the root of all %i entries, and prove each of them as the whole tree does',
    async (count) => {
      const entries = await entriesOf(count);
      const groups = Array.from({ length: Math.ceil(count / entriesPerGroup) }, (_none, at) =>
        entries.slice(at * entriesPerGroup, (at + 1) * entriesPerGroup),
      );
      const groupRoots = await Promise.all(groups.map(rootOfGroup));
      const root = await rootOf(entries);
      expect(await rootOfGroups(groupRoots)).toBe(root);
      const proved = [0, 1, entriesPerGroup - 1, count - 1].filter((place) => entries[place]);
      const whole = await proveEntries(
        entries,
        proved.map((place) => entries[place]!.id),
      );
      for (const place of proved) {
        const entry = entries[place]!;
        const at = Math.floor(place / entriesPerGroup);
        const proof = await proveInGroup(groups[at]!, entry.id, { groupRoots, at });
        expect(proof).toEqual(whole.get(entry.id));
        expect(await verifyInclusion(entry, proof!, root)).toBe(true);
      }
    },
  );

  it('prove no entry of another group', async () => {
    const [entry, other] = await entriesOf(2);
    const groupRoots = [await rootOfGroup([entry!]), await rootOfGroup([other!])];
    expect(await proveInGroup([entry!], other!.id, { groupRoots, at: 0 })).toBeUndefined();
  });
});
