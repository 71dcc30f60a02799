import type { ReactNode } from 'react';
import { buttonBase, buttonSizes, buttonVariants, round } from './buttonStyles.ts';

export type DownloadLinkProps = {
  /** Address of a file; the page stays. */
  href: string;
  icon?: ReactNode;
} & (
  | { children: ReactNode; label?: never }
  /** Accessible name of a link that has only an icon. */
  | { label: string; children?: never }
);

/** Link to a file that looks like a button. The router and unsaved changes have nothing to do with it. */
export function DownloadLink({ href, icon, label, children }: DownloadLinkProps) {
  const look =
    label === undefined ? [buttonVariants.secondary, buttonSizes.medium] : [buttonVariants.unselected, round];
  return (
    <a
      href={href}
      download
      css={[buttonBase, ...look]}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
    >
      {icon}
      {children}
    </a>
  );
}
