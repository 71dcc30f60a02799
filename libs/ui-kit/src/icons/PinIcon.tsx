import { Icon, type IconProps } from './Icon.tsx';

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.5c4.7-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.3 6.7 7 11.5Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
