import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * Loads a part of a page on demand. If its file fails to load, the page keeps the rest.
 * @param Otherwise stands in place of the part then; nothing by default
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
) => lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Otherwise) }));
