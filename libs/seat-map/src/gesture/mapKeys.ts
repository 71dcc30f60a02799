interface Key {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * Whether the map handles a key; available before the commands have loaded. Keys with a modifier are left to the
 * browser.
 */
export const isMapKey = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && /^(Arrow(Left|Right|Up|Down)|Enter|Home|Escape|[ +=_0-])$/.test(key);
