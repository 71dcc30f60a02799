import type { ReactNode } from 'react';
import { buttonBase, buttonSizes, buttonVariants } from './buttonStyles.ts';

export interface DownloadLinkProps {
  /** Address of a file; the page stays. */
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** Link to a file that looks like a button. The router and unsaved changes have nothing to do with it. */
export function DownloadLink({ href, icon, children }: DownloadLinkProps) {
  return (
    <a href={href} download css={[buttonBase, buttonVariants.secondary, buttonSizes.medium]}>
      {icon}
      {children}
    </a>
  );
}
