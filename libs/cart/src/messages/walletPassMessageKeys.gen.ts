// Made by `npm run generate` from locales/en-US/walletPass.json. Do not edit.
/** Every text of the namespace `walletPass`; plurals by the key without its ending. */
export type WalletPassMessageKey =
  | 'apple'
  | 'appleOf'
  | 'google'
  | 'googleOf'
  | 'hint'
  | 'saved'
  | 'title';
