import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { theme } from '../theme/theme.ts';
import type { Country } from './CountrySelect.tsx';
import { bareInput } from './fieldStyles.ts';
import { loadPhoneTools, phoneValue, phoneWhileTyping, shownPhone, type PhoneTools } from './phoneNumbers.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type PhoneInputProps = Omit<TextInputProps, 'type' | 'before' | 'characterLimit' | 'ref'> & {
  /** E.164 (`+14165550123`) as soon as it is a number; until then, and where it never is one, what was typed. */
  value: string;
  /** ISO 3166-1 alpha-2: whose numbers need no `+`. */
  country: string;
  /** Offers a choice of country; then `onCountryChange` and `countryLabel` belong to it. */
  countries?: readonly Country[];
  onCountryChange?: (country: string) => void;
  /** The name of that choice for those who listen. */
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
    // Without it the number is taken as typed, and the server decides.
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

/** A phone number of any country; what knows them all is loaded when the field is used. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, country, countries, onCountryChange, countryLabel, ...rest } = props;
  const box = useRef<HTMLInputElement>(null);
  const [tools, want] = usePhoneTools(value !== '');
  // What stands in the box stays as typed while it means the value.
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
      // Only at the end: anywhere else the caret would jump.
      onValueChange={(next) => type(next, box.current?.selectionStart === next.length)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // What was typed before the tools came is understood now.
        const meant = phoneValue(tools, text, country);
        if (meant !== value) onValueChange(meant);
        rest.onBlur?.(event);
      }}
    />
  );
}
