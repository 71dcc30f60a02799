import { Inline, LinkButton } from '@foyer/ui-kit';

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
