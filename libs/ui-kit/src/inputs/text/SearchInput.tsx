import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../../icons/Icons.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type SearchInputProps = Omit<TextInputProps, 'before' | 'after' | 'type'>;

/** Search box with a search keyboard and a clear button. */
export function SearchInput({ hideLabel = true, ...rest }: SearchInputProps) {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    rest.onValueChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      enterKeyHint="search"
      autoComplete="off"
      role="searchbox"
      {...rest}
      hideLabel={hideLabel}
      before={<SearchIcon />}
      after={
        rest.value === '' ? null : (
          <IconButton label={texts.clearSearch} icon={<CloseIcon size={18} />} onClick={clear} />
        )
      }
    />
  );
}
