import { Link } from 'react-router';
import type { LinkComponentProps } from '@foyer/ui-kit';

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** A link that goes through the router where it stays in the app. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  if (!isInternal(href) || rest.target !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
