import { useTestDatabase } from '../useTestServer.ts';
import { forgetWrites, recordWrites, writtenRows } from './writtenRows.ts';

const test = useTestDatabase();
beforeAll(() => recordWrites(test.database));
beforeEach(() => forgetWrites(test.database));

const insert = (pictureHash: string, svg: string) =>
  test.database.query.insertInto('picture').values({ pictureHash, svg }).execute();
const update = (pictureHash: string, svg: string) =>
  test.database.query.updateTable('picture').set({ svg }).where('pictureHash', '=', pictureHash).execute();
const remove = (pictureHash: string) =>
  test.database.query.deleteFrom('picture').where('pictureHash', '=', pictureHash).execute();

describe('the record of written rows', () => {
  it('is empty before anything is written, and after it was emptied', async () => {
    expect(await writtenRows(test.database)).toEqual({});
    await insert('first', '<svg/>');
    await forgetWrites(test.database);
    expect(await writtenRows(test.database)).toEqual({});
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an insert', () => insert('second', '<svg/>')],
    ['an update', () => update('second', '<svg><g/></svg>')],
    ['an update to the same value', () => update('second', '<svg><g/></svg>')],
    ['a delete', () => remove('second')],
  ])('changes by %s', async (_name, write) => {
    await write();
    expect(Object.keys(await writtenRows(test.database))).toEqual(['picture']);
  });

  it('of rows that mention an id changes with their content alone', async () => {
    await insert('mine', 'of 4711');
    await insert('theirs', 'of 4712');
    const about = async () => (await writtenRows(test.database, ['4710', '4711']))['picture'];
    const before = await about();
    await update('theirs', 'of 4713');
    await update('mine', 'of 4711');
    expect(await about()).toBe(before);
    await update('mine', 'of nothing');
    expect(await about()).not.toBe(before);
  });

  it('has no rows of calls and callers', async () => {
    await test.database.query.insertInto('attempt').values({ key: 'caller' }).execute();
    expect(await writtenRows(test.database)).toEqual({});
  });
});
