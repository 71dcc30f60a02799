import { Icon, type IconProps } from './Icon.tsx';

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.25A8.5 8.5 0 0 1 9.75 4a8.5 8.5 0 1 0 10.25 10.25Z" />
    </Icon>
  );
}
