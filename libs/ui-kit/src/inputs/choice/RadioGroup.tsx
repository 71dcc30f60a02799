import { css } from '@emotion/react';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { choiceDetail, choiceMark, choiceRow } from './choiceStyles.ts';
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  /** Content at the end of the row, such as a price or logo. */
  after?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly RadioOption[];
  /** `cards` frames each option, such as payment methods. */
  variant?: 'plain' | 'cards';
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
}

const circle = css({
  borderRadius: theme.radius.pill,
  '&:checked': {
    background: theme.color.accentText,
    boxShadow: `inset 0 0 0 4.5px ${theme.color.surface2}`,
  },
});
const plainList = css({ display: 'grid' });
const cardList = css({ display: 'grid', gap: theme.space[2], marginTop: theme.space[1] });
const card = css({
  alignItems: 'center',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface1,
  transition: `border-color ${theme.motion.fade}, background-color ${theme.motion.fade}`,
  '&:hover': { background: theme.color.surface2 },
});
const chosenCard = css({
  borderColor: theme.color.accentText,
  boxShadow: `inset 0 0 0 1px ${theme.color.accentText}`,
});
const words = css({ flex: 1, minWidth: 0 });
const disabledRow = css({ cursor: 'not-allowed', color: theme.color.contentMuted });

/** Choice of one among a few, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, value, onValueChange, options, variant = 'plain', onFocus, onBlur, ...frame } = props;
  const id = useId();
  const cards = variant === 'cards';
  return (
    <FieldFrame id={id} group name={name} {...frame}>
      <div css={cards ? cardList : plainList} onFocus={onFocus} onBlur={onBlur}>
        {options.map((option) => (
          <label
            key={option.value}
            css={[
              choiceRow,
              cards && card,
              cards && option.value === value && chosenCard,
              option.disabled && disabledRow,
            ]}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              css={[choiceMark, circle]}
            />
            <span css={words}>
              {option.label}
              {option.detail && <span css={choiceDetail}>{option.detail}</span>}
            </span>
            {option.after}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
