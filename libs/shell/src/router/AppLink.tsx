import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkComponentProps } from '@foyer/ui-kit';

const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** The router's own link prefetches, masks and resubmits besides: 2 KB that come before the first page. */
function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} onClick={press} />;
}

/** A link that goes through the router where it stays in the app. */
export function AppLink(props: LinkComponentProps) {
  return isInternal(props.href) && props.target === undefined ? <RouterLink {...props} /> : <a {...props} />;
}
