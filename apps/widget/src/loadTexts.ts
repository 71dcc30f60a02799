import type { LoadTexts } from '@foyer/shell';

/** Loads a namespace's texts; each locale is a file of its own. Those of `server` stay with the server. */
export const loadTexts: LoadTexts = async (locale, namespace) =>
  (
    (await import(
      /* webpackExclude: /\/server\.json$/, webpackChunkName: "texts-[request]" */
      `../../../locales/${locale}/${namespace}.json`
    )) as { default: Record<string, unknown> }
  ).default;
