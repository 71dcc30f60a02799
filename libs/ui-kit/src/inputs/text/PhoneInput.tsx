import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { theme } from '../../theme/theme.ts';
import type { Country } from '../choice/CountrySelect.tsx';
import { bareInput } from '../fieldStyles.ts';
import { loadPhoneTools, phoneValue, phoneWhileTyping, shownPhone, type PhoneTools } from './phoneNumbers.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type PhoneInputProps = Omit<TextInputProps, 'type' | 'before' | 'characterLimit' | 'ref'> & {
  /** E.164 (`+14165550123`) once the number is valid, otherwise the typed text. */
  value: string;
  /** ISO 3166-1 alpha-2: country of numbers without `+`. */
  country: string;
  /** Countries to choose from; needs `onCountryChange` and `countryLabel`. */
  countries?: readonly Country[];
  onCountryChange?: (country: string) => void;
  /** Accessible label of the country choice. */
  countryLabel?: string;
};

const choice = css({
  width: '92px',
  flex: 'none',
  padding: `0 ${theme.space[2]}`,
  fontSize: theme.text.small,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { background: theme.color.surface1, color: theme.color.content },
});

function usePhoneTools(isWanted: boolean): [tools: PhoneTools | undefined, want: () => void] {
  const [tools, setTools] = useState<PhoneTools>();
  const [wanted, setWanted] = useState(isWanted);
  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    // Without the library the number is taken as typed, and the server validates it.
    loadPhoneTools().then(
      (loaded) => isHere && setTools(loaded),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return [tools, () => setWanted(true)];
}

/** Phone number of any country; the library loads when the field is used. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, country, countries, onCountryChange, countryLabel, ...rest } = props;
  const box = useRef<HTMLInputElement>(null);
  const [tools, want] = usePhoneTools(value !== '');
  // The box keeps the typed text while it stands for the value.
  const [typed, setTyped] = useState(value);
  const isTyped = typed.trim() === value || phoneValue(tools, typed, country) === value;
  const text = isTyped && typed !== value ? typed : shownPhone(tools, value, country);
  const type = (next: string, isAtEnd: boolean): void => {
    const shown = isAtEnd && next.length > text.length ? phoneWhileTyping(tools, next, country) : next;
    setTyped(shown);
    onValueChange(phoneValue(tools, shown, country));
  };
  const chooser = countries && (
    <select
      css={[bareInput, choice]}
      aria-label={countryLabel}
      value={country}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => onCountryChange?.(event.target.value)}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
  return (
    <TextInput
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      type="tel"
      value={text}
      before={chooser}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        want();
        rest.onFocus?.(event);
      }}
      ref={box}
      // Formats only at the end; elsewhere the caret would jump.
      onValueChange={(next) => type(next, box.current?.selectionStart === next.length)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // Parses what was typed before the library loaded.
        const meant = phoneValue(tools, text, country);
        if (meant !== value) onValueChange(meant);
        rest.onBlur?.(event);
      }}
    />
  );
}
