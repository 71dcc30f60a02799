import { useState } from 'react';
import { TextInput } from '@foyer/ui-kit';

/** Separator between groups of digits, as in “1,000” and “1 000”. */
const groupSeparator = /[\s,.’](?=\d{3}(?!\d))/g;

export interface PriceEndProps {
  label: string;
  /** Price with its currency, in whole units; what is typed needs none. */
  value: string;
  onValueChange: (units: number) => void;
}

/** Field for an end of a price range in whole units; what is typed counts once the field is left, or by Enter. */
export function PriceEnd({ label, value, onValueChange }: PriceEndProps) {
  const [typed, setTyped] = useState<string>();
  const finish = (): void => {
    const digits = /\d+/.exec((typed ?? '').replace(groupSeparator, ''))?.[0];
    setTyped(undefined);
    if (digits !== undefined) onValueChange(Number(digits));
  };
  return (
    <TextInput
      label={label}
      value={typed ?? value}
      onValueChange={setTyped}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
    />
  );
}
