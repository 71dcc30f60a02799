import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/Icons.tsx';
import { theme } from '../../theme/theme.ts';
import { choiceDetail, choiceMark, choiceRow } from './choiceStyles.ts';
import { describe, FieldError } from '../FieldFrame.tsx';

export type CheckboxProps = {
  label: ReactNode;
  detail?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
} & Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'value'>;

const place = css({ position: 'relative', display: 'inline-grid' });
/** Never so round that it looks like a radio button, whatever the corners of the site. */
const square = css({ borderRadius: `min(${theme.radius.small}, 5px)` });
const tick = css({
  position: 'absolute',
  inset: '1px 0',
  display: 'grid',
  placeItems: 'center',
  color: theme.color.accentContent,
  pointerEvents: 'none',
  [theme.media.forcedColors]: { display: 'none' },
});

/** Checkbox with label, hint and error. */
export function Checkbox({
  label,
  detail,
  error,
  checked,
  onCheckedChange,
  id: givenId,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div {...(rest.name ? { 'data-field': rest.name } : {})}>
      <label css={choiceRow} htmlFor={id}>
        <span css={place}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            checked={checked}
            onChange={(event) => onCheckedChange(event.target.checked)}
            css={[choiceMark, square]}
            {...describe(id, { error })}
          />
          {checked && (
            <span css={tick}>
              <CheckIcon size={16} />
            </span>
          )}
        </span>
        <span>
          {label}
          {detail && <span css={choiceDetail}>{detail}</span>}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
