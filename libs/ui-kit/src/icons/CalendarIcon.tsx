import { Icon, type IconProps } from './Icon.tsx';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="5.25" width="16.5" height="15.25" rx="2" />
      <path d="M3.75 10h16.5M8 3v4M16 3v4" />
    </Icon>
  );
}
