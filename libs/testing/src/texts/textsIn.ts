// eslint-disable-next-line @nx/enforce-module-boundaries -- webpack takes another file of this folder: see `imports` in package.json
import { readTexts } from '#texts';

/** Reads the texts of these namespaces in a locale; each call has its own copy, since an app may change its texts. */
export const textsIn = (locale: string, namespaces: readonly string[]): Record<string, object> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, readTexts(locale, namespace)]));
