import { readCsv, readList, totalOf } from './recipients.ts';

describe('recipients of a file', () => {
  it.each([
    ['commas', 'email,qty\nada@example.com,2\n\ngrace@example.com,1\n'],
    [
      'semicolons, a byte order mark and CRLF',
      '\uFEFFemail;qty\r\nada@example.com;2\r\n\r\ngrace@example.com;1',
    ],
    ['tabs and quotes', '"Email"\t"Qty"\n"ada@example.com"\t2\n\n grace@example.com \t1'],
  ])('are read with %s, by line [C3.34, C5.01a]', (_name, text) => {
    expect(readCsv(text)).toEqual({
      kind: 'read',
      recipients: [
        { line: 2, email: 'ada@example.com', qty: 2 },
        { line: 4, email: 'grace@example.com', qty: 1 },
      ],
      problems: [],
    });
  });

  it.each([
    ['other names', 'Courriel;qty\nada@example.com;2'],
    ['another order', 'qty,email\n2,ada@example.com'],
    ['another column', 'email,qty,name\nada@example.com,2,Ada'],
    ['a longer line', 'email,qty\nada@example.com,2,Ada'],
    ['no heading', 'ada@example.com,2'],
    ['nothing', ''],
  ])('are not read with %s [C5.01b, C5.01c, C8.16c]', (_name, text) => {
    expect(readCsv(text)).toEqual({ kind: 'wrongFormat' });
  });

  it('tell which lines are wrong [C5.01d, C8.16a]', () => {
    expect(
      readCsv('email,qty\nada@example,1\nada@example.com,0\nada@example.com,=1+1\nada@example.com,3'),
    ).toEqual({
      kind: 'read',
      recipients: [{ line: 5, email: 'ada@example.com', qty: 3 }],
      problems: [
        { line: 2, kind: 'email' },
        { line: 3, kind: 'quantity' },
        { line: 4, kind: 'quantity' },
      ],
    });
  });

  it('are read from a list that was pasted', () => {
    const read = readList('ada@example.com, grace@example.com;eve@example.com\n\nada@example.com\nnobody');
    expect(read).toMatchObject({ problems: [{ line: 4, kind: 'email' }] });
    expect(read.kind === 'read' && totalOf(read.recipients)).toBe(4);
  });
});
