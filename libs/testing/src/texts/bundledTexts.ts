/// <reference types="webpack/module" />
const texts = import.meta.webpackContext('../../../../locales', {
  recursive: true,
  regExp: /^\.\/[^/]+\/[^/]+\.json$/,
});

/** Copies the texts of a namespace from Storybook's bundle; takes the place of `readTexts.ts` there. */
export const readTexts = (locale: string, namespace: string): object =>
  structuredClone(texts(`./${locale}/${namespace}.json`) as object);
