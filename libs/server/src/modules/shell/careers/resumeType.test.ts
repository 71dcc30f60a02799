import { readResumeType } from './resumeType.ts';

/** Builds a zip with an index, uncompressed. */
function zipOf(files: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    const body = Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    index.push(entry, Buffer.from(name));
    local.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...index, end]);
}
const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };
const open = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' };
const oldOffice = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ]);

describe('the type of a résumé [I3.24, BI-09]', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['docx', zipOf(word)],
    ['odt', zipOf(open)],
    ['doc', oldOffice('WordDocument')],
    ['rtf', Buffer.from('{\\rtf1\\ansi Ana Ruiz}')],
    ['txt', Buffer.from('Ana Ruiz, scène et régie\r\n\t2019–2026')],
  ])('is told by the content: %s', (type, file) => {
    expect(readResumeType(file)).toBe(type);
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090\0\u0003\0')],
    ['a program without a NUL', Buffer.from('MZ run me')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('  <svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['a PDF with a script', Buffer.from('%PDF-1.7\n<</S/JavaScript/JS(app.alert(1))>>')],
    ['a PDF that starts a program', Buffer.from('%PDF-1.7\n<</S/Launch/F(cmd.exe)>>')],
    ['a page with a PDF behind it', Buffer.from('<html>%PDF-1.7')],
    ['a document with macros', zipOf({ ...word, 'word/vbaProject.bin': 'x' })],
    ['an open document with macros', zipOf({ ...open, 'Basic/Standard/Module1.xml': 'x' })],
    ['a sheet', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
    ['any zip', zipOf({ 'readme.txt': 'hello' })],
    ['half a zip', zipOf(word).subarray(0, 60)],
    ['an old sheet', oldOffice('Workbook')],
    ['an old document with macros', oldOffice('WordDocument', '_VBA_PROJECT')],
    ['an RTF with something embedded', Buffer.from('{\\rtf1{\\object{\\*\\objdata 0105}}}')],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])],
    ['no text at all', Buffer.from(' \n ')],
  ])('is none of these for %s', (_name, file) => {
    expect(readResumeType(file)).toBeUndefined();
  });

  it('never unpacks anything, however large the index says that it is', () => {
    const bomb = zipOf({
      ...word,
      ...Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`f${at}`, ''])),
    });
    expect(readResumeType(bomb)).toBe('docx');
    bomb.writeUInt32LE(0xffffffff, bomb.length - 6);
    expect(readResumeType(bomb)).toBeUndefined();
  });
});
