import { isLocalPath } from './localPath.ts';

describe('isLocalPath', () => {
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
