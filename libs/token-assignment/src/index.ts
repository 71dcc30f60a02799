export { tokenAssignmentFeature } from './feature.ts';
export { forgetEntrySecrets } from './model/deviceSecrets.ts';
export { entryCodeAt, periodEnd } from './model/entryCode.ts';
export type { KeptSecret } from './model/entryCode.ts';
export { EntryCodeScreen } from './components/entry-code/EntryCodeScreen.tsx';
export type { EntryCodeScreenProps } from './components/entry-code/EntryCodeScreen.tsx';
