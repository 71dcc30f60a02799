import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Texts of the kit itself; the shell provides them in the current locale. */
export interface UiTexts {
  close: string;
  loading: string;
  opensInNewTab: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  /** From weakest to strongest. */
  passwordStrength: readonly [string, string, string, string];
  search: string;
  clearSearch: string;
  noResults: string;
  day: string;
  month: string;
  year: string;
  decrease: string;
  increase: string;
  retry: string;
  /** Words the remaining characters [I5.11]; negative over the limit. */
  charactersLeft: (left: number) => string;
  /** Accessible name of the region with toasts and the error banner. */
  messages: string;
  yes: string;
  no: string;
}

const englishTexts: UiTexts = {
  close: 'Close',
  loading: 'Loading',
  opensInNewTab: 'opens in a new tab',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordStrength: ['Too weak', 'Could be stronger', 'Good', 'Strong'],
  search: 'Search',
  clearSearch: 'Clear search',
  noResults: 'No results',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  decrease: 'Remove one',
  increase: 'Add one',
  retry: 'Try again',
  charactersLeft: (left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  messages: 'Messages',
  yes: 'Yes',
  no: 'No',
};

const UiTextsContext = createContext<UiTexts>(englishTexts);

/** Replaces the English texts; missing ones stay English. */
export function UiTextsProvider({ texts, children }: { texts: Partial<UiTexts>; children: ReactNode }) {
  const value = useMemo(() => ({ ...englishTexts, ...texts }), [texts]);
  return <UiTextsContext value={value}>{children}</UiTextsContext>;
}

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
