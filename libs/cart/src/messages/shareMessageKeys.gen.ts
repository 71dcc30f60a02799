// Made by `npm run generate` from locales/en-US/share.json. Do not edit.
/** Every text of the namespace `share`; plurals by the key without its ending. */
export type ShareMessageKey =
  | 'copied'
  | 'failed'
  | 'share';
