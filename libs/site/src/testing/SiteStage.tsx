import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WhiteLabelConfig } from '@foyer/contract';
import { brandingOf, BrandingProvider } from '@foyer/shell';
import { LinkProvider, type LinkComponentProps } from '@foyer/ui-kit';

const RouterLink = ({ href, ...rest }: LinkComponentProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;

/** Provides brand and links, as the frame of an app does. */
export function SiteStage({ whiteLabel, children }: { whiteLabel?: WhiteLabelConfig; children: ReactNode }) {
  return (
    <BrandingProvider value={brandingOf(whiteLabel ? 'whiteLabel' : 'consumer', whiteLabel)}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </BrandingProvider>
  );
}
