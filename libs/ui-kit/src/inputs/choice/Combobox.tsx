import * as Ariakit from '@ariakit/react';
import { css } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import { SearchIcon } from '../../icons/Icons.tsx';
import { Spinner } from '../../progress/Spinner.tsx';
import { menuItem, menuSurface } from '../../overlays/menu/menuStyles.ts';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { theme } from '../../theme/theme.ts';
import { describe, FieldFrame, LiveText, type FieldTexts } from '../FieldFrame.tsx';
import { bareInput, controlBox, invalidBox } from '../fieldStyles.ts';

export interface ComboboxOption {
  id: string;
  /** Text in the box once chosen. */
  label: string;
  /** Distinguishes options of the same name. */
  detail?: string;
}

export interface ComboboxProps extends FieldTexts {
  /** Typed text. */
  value: string;
  onValueChange: (value: string) => void;
  /** Matches for the typed text, best first; the caller searches. */
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  loading?: boolean;
  /** Whether `options` belong to the typed text; "No results" shows only then. */
  searched?: boolean;
  /** Replaces "No results". */
  emptyText?: ReactNode;
  before?: ReactNode;
  placeholder?: string;
  name?: string;
  onFocus?: () => void;
  onBlur?: () => void;
}

const side = css({ display: 'flex', paddingInlineStart: theme.space[3], color: theme.color.contentMuted });
const spinner = css({ display: 'flex', paddingInlineEnd: theme.space[3] });
const detail = css({
  marginInlineStart: 'auto',
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
});
const empty = css({ cursor: 'default' });

/** Search with suggestions while typing, such as for a city. */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, options, onSelect, loading = false, searched = true, ...others } = props;
  const { emptyText, before, ...rest } = others;
  const { placeholder, name, onFocus, onBlur, ...frame } = rest;
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const texts = useUiTexts();
  const nothing = searched && value.trim() !== '' && !loading && options.length === 0;
  return (
    <Ariakit.ComboboxProvider value={value} setValue={onValueChange} includesBaseElement={false}>
      <FieldFrame id={id} {...frame} {...(name ? { name } : {})}>
        <span ref={box} css={[controlBox, Boolean(frame.error) && invalidBox]}>
          <span css={side}>{before ?? <SearchIcon />}</span>
          <Ariakit.Combobox
            id={id}
            name={name}
            css={bareInput}
            placeholder={placeholder}
            autoSelect
            onFocus={onFocus}
            onBlur={onBlur}
            {...describe(id, frame)}
          />
          {loading && (
            <span css={spinner}>
              <Spinner size={18} />
            </span>
          )}
        </span>
        <Ariakit.ComboboxPopover
          // In place, so that Tab continues from here; `fixed`, so that dialogs don't clip it.
          fixed
          sameWidth
          getAnchorRect={() => box.current?.getBoundingClientRect() ?? null}
          gutter={4}
          css={menuSurface}
          aria-label={typeof frame.label === 'string' ? frame.label : texts.search}
          // Only ever `true`: `false` would show a closed list.
          {...(options.length === 0 && !nothing ? { hidden: true } : {})}
        >
          {options.map((option) => (
            <Ariakit.ComboboxItem
              key={option.id}
              value={option.label}
              css={menuItem}
              setValueOnClick={false}
              onClick={() => {
                onValueChange(option.label);
                onSelect(option);
              }}
            >
              {option.label}
              {option.detail && <span css={detail}>{option.detail}</span>}
            </Ariakit.ComboboxItem>
          ))}
          {nothing && (
            <Ariakit.ComboboxItem disabled css={[menuItem, empty]}>
              {emptyText ?? texts.noResults}
            </Ariakit.ComboboxItem>
          )}
        </Ariakit.ComboboxPopover>
        {nothing && <LiveText>{emptyText ?? texts.noResults}</LiveText>}
      </FieldFrame>
    </Ariakit.ComboboxProvider>
  );
}
