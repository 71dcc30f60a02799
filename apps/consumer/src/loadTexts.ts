import type { LoadTexts } from '@foyer/shell';

/** The texts of a namespace, each locale a file of its own that is fetched when wanted. */
export const loadTexts: LoadTexts = async (locale, namespace) =>
  (
    (await import(
      /* webpackInclude: /(shell|site|legal|consent|careers|debug|identity|marketplace|newsletter|places|cart|wallet|tokenAssignment)\.json$/, webpackChunkName: "texts-[request]" */
      `../../../locales/${locale}/${namespace}.json`
    )) as { default: Record<string, unknown> }
  ).default;
