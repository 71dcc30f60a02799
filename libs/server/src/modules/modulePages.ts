import type { PageProvider } from '../web/pageContent.ts';

/** Who says what is in the head of a page, asked in this order. */
export const modulePages: readonly PageProvider[] = [];
