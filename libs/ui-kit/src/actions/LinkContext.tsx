import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

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

/** The bare link: through the router, or out of the app in a tab of its own. */
export function PlainLink({ external = false, ...rest }: LinkComponentProps & { external?: boolean }) {
  const component = useContext(LinkContext);
  return external
    ? createElement('a', { target: '_blank', rel: 'noopener noreferrer', ...rest })
    : createElement(component, rest);
}
