/** Accepted résumé types, with the content types they are served with. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
} as const;
export type ResumeType = keyof typeof resumeTypes;

const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const wordDocument = Buffer.from('WordDocument', 'utf16le');
const endOfZip = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const centralEntry = 0x02014b50;
const centralEntryLength = 46;
const longestZipComment = 65_557;
const mostEntries = 5_000;
/** Start of markup, scripts and programs, which plain text from a person doesn't have. */
const markup = /^\s*(<[!?a-z]|#!|%!PS|MZ)/i;
/** Control characters, such as NUL, that text doesn't contain. */

const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

const startsWith = (file: Buffer, text: string): boolean =>
  file.subarray(0, text.length).toString('latin1') === text;

/** Lists file names from a zip's index, without unpacking, so that zip bombs have no effect. */
function namesInZip(file: Buffer): string[] {
  const end = file.lastIndexOf(endOfZip);
  if (end < 0 || end < file.length - longestZipComment || end + 22 > file.length) return [];
  const names: string[] = [];
  let at = file.readUInt32LE(end + 16);
  while (
    names.length < mostEntries &&
    at + centralEntryLength <= end &&
    file.readUInt32LE(at) === centralEntry
  ) {
    const nameLength = file.readUInt16LE(at + 28);
    const nameAt = at + centralEntryLength;
    names.push(file.subarray(nameAt, nameAt + nameLength).toString('utf8'));
    at = nameAt + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}

function typeOfZip(file: Buffer): ResumeType | undefined {
  const names = namesInZip(file);
  // Documents with macros are refused.
  if (names.some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))) return undefined;
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) return 'docx';
  // The first file of an OpenDocument zip is its media type, uncompressed, at a fixed offset.
  const mimetype = file.subarray(30, 30 + 8 + resumeTypes.odt.length).toString('latin1');
  return names.includes('content.xml') && mimetype === `mimetype${resumeTypes.odt}` ? 'odt' : undefined;
}

function isPlainText(file: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text.trim() !== '' && !controls.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}

/**
 * Detects the type of a file by content rather than name [I3.24, BI-09].
 * @returns undefined for anything but a PDF without scripts, a text document without macros, or plain text
 */
export function readResumeType(file: Buffer): ResumeType | undefined {
  if (startsWith(file, '%PDF-'))
    return file.includes('/JavaScript') || file.includes('/Launch') ? undefined : 'pdf';
  if (startsWith(file, '{\\rtf')) return file.includes('\\objdata') ? undefined : 'rtf';
  if (startsWith(file, 'PK\u0003\u0004')) return typeOfZip(file);
  if (file.subarray(0, oldOffice.length).equals(oldOffice))
    return file.includes(wordDocument) && !file.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))
      ? 'doc'
      : undefined;
  return isPlainText(file) ? 'txt' : undefined;
}
