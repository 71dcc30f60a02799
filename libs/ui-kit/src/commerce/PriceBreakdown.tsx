import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/Icons.tsx';
import { theme } from '../theme/theme.ts';

const { color, space } = theme;

export interface PriceBreakdownProps {
  /** Label of the toggle, such as "Price details". */
  label: ReactNode;
  defaultOpen?: boolean;
  /** Content at the other end of the toggle's line. */
  aside?: ReactNode;
  /** The parts, mounted while open; see `PriceRows`. */
  children: ReactNode;
}

const opener = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: theme.size.compact,
  [theme.media.touch]: { minHeight: theme.size.target },
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  fontSize: theme.text.small,
  fontWeight: 600,
  cursor: 'pointer',
});
const chevron = css({ display: 'inline-flex', transition: `transform ${theme.motion.transition}` });
const turned = css({ transform: 'rotate(180deg)' });
const paper = css({
  marginTop: space[2],
  padding: space[4],
  borderRadius: theme.radius.medium,
  background: color.surface2,
});

/** Parts of a price behind a toggle. */
export function PriceBreakdown({ label, defaultOpen = false, aside, children }: PriceBreakdownProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div>
      <div css={opener}>
        <button
          type="button"
          css={toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {label}
          <span css={[chevron, open && turned]}>
            <ChevronDownIcon size={18} />
          </span>
        </button>
        {aside}
      </div>
      <div id={id} hidden={!open} css={paper}>
        {open && children}
      </div>
    </div>
  );
}
