import { readThemeFile, writeThemeFile } from './readThemeFile.ts';

describe('readThemeFile', () => {
  it('reads one tone', () => {
    expect(readThemeFile('{"tone":"dark","colors":{"accent":"#ffffff"}}')).toEqual({
      dark: { tone: 'dark', colors: { accent: '#ffffff' } },
    });
  });
  it('reads both tones', () => {
    expect(readThemeFile('{"dark":{"colors":{}},"light":{}}')).toEqual({
      dark: { tone: 'dark', colors: {} },
      light: { tone: 'light' },
    });
  });
  it.each(['{}', '[]', '{"tone":"grey"}', '"dark"', '{"dark":1}'])('refuses %s', (text) => {
    expect(() => readThemeFile(text)).toThrow('neither');
  });
  it.each(['{"tone":"dark","colors":{"accent":"#ffffff"}}', '{"dark":{"colors":{}},"light":{}}'])(
    'writes %s as it was read',
    (text) => {
      expect(JSON.parse(writeThemeFile(text, readThemeFile(text)))).toEqual(JSON.parse(text));
    },
  );
});
