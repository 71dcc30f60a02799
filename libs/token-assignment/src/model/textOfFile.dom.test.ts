import { textOfFile } from './textOfFile.ts';

it.each<[string, number[]]>([
  ['UTF-8', [0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-16', [0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]],
  ['UTF-16, big-endian', [0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb]],
  ['Windows-1252, as spreadsheets save it', [0x5a, 0x6f, 0xeb]],
])('reads %s', async (_name, bytes) => {
  expect(await textOfFile(new File([new Uint8Array(bytes)], 'people.csv'))).toBe('Zoë');
});
