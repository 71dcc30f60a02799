import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The few words that the kit itself says; the shell hands them in from its namespace. */
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
  /** What is left of a character limit [I5.11]; negative when exceeded. */
  charactersLeft: (left: number) => string;
  /** The name of the place where toasts and the error banner appear. */
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
  noResults: 'Nothing found',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  decrease: 'One less',
  increase: 'One more',
  retry: 'Try again',
  charactersLeft: (left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  messages: 'Messages',
  yes: 'Yes',
  no: 'No',
};

const UiTextsContext = createContext<UiTexts>(englishTexts);

/** Replaces the English words; what is missing stays English. */
export function UiTextsProvider({ texts, children }: { texts: Partial<UiTexts>; children: ReactNode }) {
  const value = useMemo(() => ({ ...englishTexts, ...texts }), [texts]);
  return <UiTextsContext value={value}>{children}</UiTextsContext>;
}

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
