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

  it.each([
    ['an unclosed quote', 'email,qty\n"ada@example.com,1\ngrace@example.com,1'],
    ['a formula', 'email,qty\n=HYPERLINK("https://example.com"),1'],
    ['a file that is no text', 'PK\u0003\u0004\u0000\u0000'],
  ])('are not made of %s [BI-07]', (_name, text) => {
    const read = readCsv(text);
    expect(read.kind === 'read' ? read.recipients : []).toEqual([]);
  });

  it('are read from 10,000 lines, and no further than they are right [BI-07]', () => {
    const lines = Array.from({ length: 10_000 }, (_each, at) => `fan-${at}@example.com,1`);
    const read = readCsv(['email,qty', ...lines, 'nobody,1'].join('\n'));
    expect(read).toMatchObject({ problems: [{ line: 10_002, kind: 'email' }] });
    expect(read.kind === 'read' && totalOf(read.recipients)).toBe(10_000);
  });

  it('are read from a list that was pasted', () => {
    const read = readList('ada@example.com, grace@example.com;eve@example.com\n\nada@example.com\nnobody');
    expect(read).toMatchObject({ problems: [{ line: 4, kind: 'email' }] });
    expect(read.kind === 'read' && totalOf(read.recipients)).toBe(4);
  });
});
