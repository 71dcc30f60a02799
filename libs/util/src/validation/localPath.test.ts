import { isLocalPath } from './localPath.ts';

describe('isLocalPath [AZ-09]', () => {
  it.each(['/', '/events/a?b=c#d', '/fr-CA/myPass/going', '/a//b', '/@x', '/%09/x'])('follows %s', (path) =>
    expect(isLocalPath(path)).toBe(true),
  );
  it.each([
    '',
    'events',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /events',
    `/${'a'.repeat(1000)}`,
  ])('does not follow %j', (path) => expect(isLocalPath(path)).toBe(false));
});

/** Two hundred ways to leave the site: every host behind every prefix that a browser has taken for a scheme. */
const hosts = [
  'evil.example',
  'evil.example/events',
  '127.0.0.1',
  'foyer.invalid@evil.example',
  'evil.example:443',
];
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\r/',
  '/\n/',
  '/\u0000/',
  '\t//',
  ' //',
  '\u00a0//',
  '\u3000//',
  'http://',
  'https://',
  'HTTPS://',
  'https:/',
  'https:',
  'ftp://',
  'blob:https://',
  'data:text/html,',
  'javascript:alert(1)//',
  'java\tscript:alert(1)//',
  'vbscript:',
  'filesystem:https://',
  'view-source:https://',
  './/',
  '..//',
  '@',
  '#//',
  '?//',
  '\u2044\u2044',
  '\uff0f\uff0f',
  '/\u007f/',
  '%2f%2f',
  '%5c%5c',
  ';//',
  '//%09/',
  '/\\/',
];

describe('the way back [AZ-09]', () => {
  const ways = beginnings.flatMap((beginning) => hosts.map((host) => beginning + host));
  it('has two hundred wrong turns', () => expect(ways).toHaveLength(200));
  it.each(ways)('does not take %j', (way) => {
    expect(isLocalPath(way)).toBe(false);
  });
  it.each(['/%2f/evil.example', '/%5cevil.example', '/events?next=//evil.example', '/#//evil.example'])(
    'takes %s, which stays here',
    (way) => {
      expect(isLocalPath(way)).toBe(true);
      expect(new URL(way, 'https://foyer.example').host).toBe('foyer.example');
    },
  );
});
