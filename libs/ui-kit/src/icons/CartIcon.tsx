import { Icon, type IconProps } from './Icon.tsx';

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.5h14l-1.2 12H6.2zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}
