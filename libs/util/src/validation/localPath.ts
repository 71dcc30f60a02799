const base = 'https://foyer.invalid';

/**
 * Tells whether an address stays on our own origin, as a return address must: a path with exactly one leading slash.
 * `//host`, `/\host` and paths with control characters, which browsers read as another host, don't qualify.
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
