import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { LeaveContext } from '../overlays/leaveContext.ts';

export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

/** Lets every link of the kit go through the app's router: `component` takes the props of an `<a>`. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A press that stays in this tab: not one that opens another, and not one that somebody else took. */
const leavesHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to this very page, or to a place on it, leaves nothing. */
const staysHere = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname === window.location.pathname;

/** The bare link: through the router, or out of the app in a tab of its own. Where something is not saved, it asks first [I4.22]. */
export function PlainLink({ external = false, ...rest }: LinkComponentProps & { external?: boolean }) {
  const component = useContext(LinkContext);
  const guard = useContext(LeaveContext);
  if (external) return createElement('a', { target: '_blank', rel: 'noopener noreferrer', ...rest });
  const onClickCapture = (event: MouseEvent<HTMLAnchorElement>): void => {
    rest.onClickCapture?.(event);
    if (!guard?.isGuarded() || rest.target !== undefined || !leavesHere(event)) return;
    const link = event.currentTarget;
    if (staysHere(link)) return;
    event.preventDefault();
    event.stopPropagation();
    void guard.mayLeave().then((may) => may && link.click());
  };
  return createElement(component, { ...rest, onClickCapture });
}
