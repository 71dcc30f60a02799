import type { LoadTexts } from '@foyer/shell';

/** Loads a namespace's texts; each locale is a file of its own. */
export const loadTexts: LoadTexts = async (locale, namespace) =>
  (
    (await import(
      /* webpackInclude: /(shell|identity|marketplace|newsletter|places|cart|wallet|tokenAssignment)\.json$/, webpackChunkName: "texts-[request]" */
      `../../../locales/${locale}/${namespace}.json`
    )) as { default: Record<string, unknown> }
  ).default;
