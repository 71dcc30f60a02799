import { contrastProblems, type ContrastProblem } from './contrast.ts';
import { isHexColor } from './hexColor.ts';
import { themes } from './themes.ts';
import type { ThemeBody, ThemeColors, ThemeTokens } from './themeTokens.ts';

/** Changes of an organiser to a client theme; everything else comes from the base. */
export interface ThemeOverrides {
  tone: 'dark' | 'light';
  colors?: Partial<ThemeColors>;
  body?: Partial<ThemeBody>;
}

/** Reason why a custom theme was rejected. */
export type ThemeProblem =
  | { kind: 'unreadable' }
  | { kind: 'unknownToken'; token: string }
  | { kind: 'invalidValue'; token: string }
  | ({ kind: 'contrast' } & ContrastProblem);

export type CustomTheme =
  { accepted: true; theme: ThemeTokens } | { accepted: false; problems: ThemeProblem[] };

const bodyValues: { [Key in keyof ThemeBody]: readonly ThemeBody[Key][] } = {
  corners: ['sharp', 'soft', 'round'],
  headings: ['display', 'text'],
};

const has = (owner: object, key: string): boolean => Object.hasOwn(owner, key);

function valueProblems(base: ThemeTokens, overrides: ThemeOverrides): ThemeProblem[] {
  const colors = Object.entries(overrides.colors ?? {}).flatMap(([token, value]): ThemeProblem[] => {
    if (!has(base.colors, token)) return [{ kind: 'unknownToken', token }];
    return isHexColor(value) ? [] : [{ kind: 'invalidValue', token }];
  });
  const body = Object.entries(overrides.body ?? {}).flatMap(([token, value]): ThemeProblem[] => {
    if (!has(bodyValues, token)) return [{ kind: 'unknownToken', token }];
    const allowed: readonly string[] = bodyValues[token as keyof ThemeBody];
    return allowed.includes(value) ? [] : [{ kind: 'invalidValue', token }];
  });
  return [...colors, ...body];
}

const baseOf = ({ tone }: ThemeOverrides): ThemeTokens =>
  tone === 'dark' ? themes.clientDark : themes.clientLight;

/** Merges the overrides with the client theme of their tone, without checking contrast. */
export function themeOf(overrides: ThemeOverrides): ThemeTokens {
  const base = baseOf(overrides);
  return {
    tone: overrides.tone,
    colors: { ...base.colors, ...overrides.colors },
    body: { ...base.body, ...overrides.body },
  };
}

/**
 * Merges an organiser's colours with `clientDark` or `clientLight` [I3.29]. Rejects unknown tokens, values other than
 * `#rrggbb`, and pairs below 4.5:1 (text) or 3:1 (controls), with every reason; never throws.
 */
export function customTheme(overrides: ThemeOverrides): CustomTheme {
  const { tone }: { tone: unknown } = overrides;
  if (tone !== 'dark' && tone !== 'light') {
    return { accepted: false, problems: [{ kind: 'invalidValue', token: 'tone' }] };
  }
  const invalid = valueProblems(baseOf(overrides), overrides);
  if (invalid.length > 0) return { accepted: false, problems: invalid };
  const theme = themeOf(overrides);
  const problems = contrastProblems(theme.colors).map((problem) => ({
    kind: 'contrast' as const,
    ...problem,
  }));
  return problems.length > 0 ? { accepted: false, problems } : { accepted: true, theme };
}

/**
 * Decodes theme overrides (base64url of the JSON of {@link ThemeOverrides}) [I3.29].
 *
 * @returns `undefined` if unreadable; {@link customTheme} checks the colours
 */
export function decodeThemeOverrides(encoded: string): ThemeOverrides | undefined {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as ThemeOverrides) : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a custom theme and checks it [I3.29]. */
export function decodeCustomTheme(encoded: string): CustomTheme {
  const overrides = decodeThemeOverrides(encoded);
  return overrides ? customTheme(overrides) : { accepted: false, problems: [{ kind: 'unreadable' }] };
}

/** Encodes a custom theme for {@link decodeCustomTheme}: base64url of the JSON [I3.29]. */
export function encodeCustomTheme(overrides: ThemeOverrides): string {
  const bytes = new TextEncoder().encode(JSON.stringify(overrides));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
