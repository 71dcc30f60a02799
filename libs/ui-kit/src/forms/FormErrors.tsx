import { createContext, useContext, type ReactNode } from 'react';
import type { FieldErrorKey } from './fieldRules.ts';

/** Translates a message key. */
export type TranslateError = (key: string, values?: Record<string, string | number>) => ReactNode;

const FormErrorsContext = createContext<TranslateError>((key) => key);

/** Provides the translation of message keys to fields; without it the key itself is shown. */
export function FormErrors({ translate, children }: { translate: TranslateError; children: ReactNode }) {
  return <FormErrorsContext value={translate}>{children}</FormErrorsContext>;
}

const isKeyed = (error: unknown): error is Exclude<FieldErrorKey, string> =>
  typeof error === 'object' && error !== null && 'key' in error && typeof error.key === 'string';

/** Returns a function that translates an error: a key, a key with values, or nothing. */
export function useErrorText(): (error: unknown) => ReactNode {
  const translate = useContext(FormErrorsContext);
  return (error) => {
    if (typeof error === 'string') return translate(error);
    return isKeyed(error) ? translate(error.key, error.values) : undefined;
  };
}
