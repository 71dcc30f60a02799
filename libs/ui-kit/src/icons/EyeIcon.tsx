import { Icon, type IconProps } from './Icon.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
