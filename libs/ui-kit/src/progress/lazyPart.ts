import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * Loads a decoration of a page, or an answer to a press, on demand. If its file fails to load, the page keeps the rest. What a buyer
 * needs is loaded by `lazy`: without its file, as after a release, the page reloads once [I4.21].
 * @param Otherwise stands in place of the part then; nothing by default
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
) => lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Otherwise) }));
