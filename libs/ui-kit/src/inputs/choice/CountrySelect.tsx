import { useMemo } from 'react';
import { Select, type SelectProps } from './Select.tsx';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Localised name; provided by the server. */
  name: string;
}

export type CountrySelectProps = Omit<SelectProps, 'options'> & {
  countries: readonly Country[];
  /** Locale of the sort order: Å after Z, or beside A. */
  locale: string;
  /** Most frequent countries, listed first in this order. */
  first?: readonly string[];
};

const usualFirst = ['US', 'CA'] as const;

/** Country select, sorted for the locale; typing finds an entry, as in every select. */
export function CountrySelect({ countries, locale, first = usualFirst, ...rest }: CountrySelectProps) {
  const options = useMemo(() => {
    const place = (code: string): number => (first.includes(code) ? first.indexOf(code) : first.length);
    const { compare } = new Intl.Collator(locale);
    return [...countries]
      .sort((one, other) => place(one.code) - place(other.code) || compare(one.name, other.name))
      .map(({ code, name }) => ({ value: code, label: name }));
  }, [countries, locale, first]);
  return <Select autoComplete="country" {...rest} options={options} />;
}
