import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkComponentProps } from '@foyer/ui-kit';

const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Minimal router link; the router's own also prefetches and resubmits, at a cost of 2 KB before the first page. */
function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} onClick={press} />;
}

/** Link that uses the router within the app. */
export function AppLink(props: LinkComponentProps) {
  return isInternal(props.href) && props.target === undefined ? <RouterLink {...props} /> : <a {...props} />;
}
