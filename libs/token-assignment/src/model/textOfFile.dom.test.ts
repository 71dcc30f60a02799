import { textOfFile } from './textOfFile.ts';

it.each([
  ['UTF-8', [0x5a, 0x6f, 0xc3, 0xab]],
  ['Windows-1252, as spreadsheets save it', [0x5a, 0x6f, 0xeb]],
])('reads %s', async (_name, bytes) => {
  expect(await textOfFile(new File([new Uint8Array(bytes)], 'people.csv'))).toBe('Zoë');
});
