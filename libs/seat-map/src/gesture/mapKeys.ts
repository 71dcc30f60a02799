interface Key {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * Whether a key is the map's: known at once, although what it does may come later. None with a modifier, which
 * belongs to the browser.
 */
export const isMapKey = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && /^(Arrow(Left|Right|Up|Down)|Enter|Home|Escape|[ +=_0-])$/.test(key);
