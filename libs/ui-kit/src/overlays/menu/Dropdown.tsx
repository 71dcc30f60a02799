import * as Ariakit from '@ariakit/react';
import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { PlainLink } from '../../actions/LinkContext.tsx';
import { CheckIcon } from '../../icons/Icons.tsx';
import { theme } from '../../theme/theme.ts';
import { menuItem, menuSurface } from './menuStyles.ts';

export interface DropdownItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Address to navigate to … */
  href?: string;
  /** … or action to run. */
  onSelect?: () => void;
  /** Marks the current choice. */
  selected?: boolean;
  disabled?: boolean;
}

export interface DropdownProps {
  /** Trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly DropdownItem[];
  /** Accessible name of the menu. */
  label: string;
  /** Edge of the trigger that the menu keeps to; `start` by default. */
  align?: 'start' | 'end';
}

const end = css({ marginInlineStart: 'auto', display: 'inline-flex', color: theme.color.accentText });

function Item({ item }: { item: DropdownItem }) {
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.selected && (
        <span css={end}>
          <CheckIcon size={18} />
        </span>
      )}
    </>
  );
  const common = {
    css: menuItem,
    disabled: item.disabled ?? false,
    ...(item.onSelect ? { onClick: item.onSelect } : {}),
  };
  if (item.selected !== undefined) {
    return (
      <Ariakit.MenuItemRadio {...common} name="choice" value={item.id} checked={item.selected} hideOnClick>
        {content}
      </Ariakit.MenuItemRadio>
    );
  }
  return (
    <Ariakit.MenuItem {...common} {...(item.href ? { render: <PlainLink href={item.href} /> } : {})}>
      {content}
    </Ariakit.MenuItem>
  );
}

/** Menu that shows six items, 208 px [I9.06], and scrolls the rest. */
export function Dropdown({ trigger, items, label, align = 'start' }: DropdownProps) {
  return (
    <Ariakit.MenuProvider placement={`bottom-${align}`}>
      <Ariakit.MenuButton render={trigger} />
      <Ariakit.Menu fixed gutter={4} css={menuSurface} aria-label={label}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Ariakit.Menu>
    </Ariakit.MenuProvider>
  );
}
