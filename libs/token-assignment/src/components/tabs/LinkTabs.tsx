import { css } from '@emotion/react';
import { Inline, LinkButton, theme } from '@foyer/ui-kit';

/** Three tabs fit beside each other on a phone, in French too. */
const tabStyle = css({ [theme.media.belowTablet]: { paddingInline: theme.space[3] } });

export interface LinkTabsProps {
  /** Accessible name. */
  label: string;
  links: readonly { href: string; text: string; isHere: boolean }[];
}

/** Row of links to parts of a page, of which one is shown. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <Inline as="nav" gap={2} aria-label={label}>
      {links.map(({ href, text, isHere }) => (
        <LinkButton
          key={href}
          css={tabStyle}
          href={href}
          variant={isHere ? 'selected' : 'unselected'}
          aria-current={isHere ? 'page' : undefined}
        >
          {text}
        </LinkButton>
      ))}
    </Inline>
  );
}
