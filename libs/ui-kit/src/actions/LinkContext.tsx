import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { LeaveContext } from './leaveContext.ts';

export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

/** Routes every link of the kit through the app's router: `component` takes the props of an `<a>`. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Tells whether a press navigates this tab: no new tab, and not already handled. */
const leavesHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Tells whether a link leads to the current page or an anchor on it. */
const staysHere = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname === window.location.pathname;

/** Unstyled link: through the router, or external in a new tab. Asks first when changes are unsaved [I4.22]. */
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
