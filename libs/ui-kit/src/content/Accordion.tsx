import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/Icons.tsx';
import { theme } from '../theme/theme.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles; 3 by default. */
  headingLevel?: 2 | 3 | 4;
  /** Whether opening one item closes the others. */
  single?: boolean;
  defaultOpenIds?: readonly string[];
}

const { color } = theme;
const list = css({ borderTop: `1px solid ${color.border}` });
const entry = css({ borderBottom: `1px solid ${color.border}` });
const heading = css({ fontFamily: theme.font.text, fontSize: theme.text.body, letterSpacing: 0 });
const toggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  width: '100%',
  minHeight: '56px',
  padding: `${theme.space[3]} 0`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { color: color.accentText },
});
const chevron = css({
  flex: 'none',
  display: 'inline-flex',
  color: color.contentMuted,
  transition: `transform ${theme.motion.transition} ${theme.motion.ease}`,
});
const turned = css({ transform: 'rotate(180deg)' });
const body = css({
  display: 'grid',
  gap: theme.space[3],
  padding: `${theme.space[1]} 0 ${theme.space[6]}`,
  '&[hidden]': { display: 'none' },
  maxWidth: theme.size.measure,
  overflowWrap: 'anywhere',
});

/** Collapsible sections: titles visible, content one press away. */
export function Accordion({ items, headingLevel = 3, single = false, defaultOpenIds = [] }: AccordionProps) {
  const baseId = useId();
  const [openIds, setOpenIds] = useState<readonly string[]>(defaultOpenIds);
  const Heading = `h${headingLevel}` as const;
  const toggleItem = (id: string): void => {
    const others = openIds.filter((each) => each !== id);
    if (others.length < openIds.length) setOpenIds(others);
    else setOpenIds(single ? [id] : [...openIds, id]);
  };
  return (
    <div css={list}>
      {items.map(({ id, title, content }) => {
        const isOpen = openIds.includes(id);
        return (
          <div key={id} css={entry}>
            <Heading css={heading}>
              <button
                type="button"
                id={`${baseId}-${id}-title`}
                css={toggle}
                aria-expanded={isOpen}
                aria-controls={`${baseId}-${id}`}
                onClick={() => toggleItem(id)}
              >
                {title}
                <span css={[chevron, isOpen && turned]}>
                  <ChevronDownIcon />
                </span>
              </button>
            </Heading>
            <div
              id={`${baseId}-${id}`}
              role="region"
              aria-labelledby={`${baseId}-${id}-title`}
              hidden={!isOpen}
              css={body}
            >
              {isOpen && content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
