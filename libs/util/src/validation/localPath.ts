const base = 'https://foyer.invalid';

/**
 * Tells whether an address stays on our own origin, as everything that one is sent back to must: a path that begins
 * with one slash. `//host`, `/\host` and paths with control characters, which browsers read as another host, do not.
 */
export function isLocalPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > 1000) return false;
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return false;
  try {
    return new URL(path, base).origin === base && !path.startsWith('//');
  } catch {
    return false;
  }
}
