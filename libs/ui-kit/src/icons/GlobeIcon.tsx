import { Icon, type IconProps } from './Icon.tsx';

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M3.25 12h17.5M12 3.25c5 5.5 5 12 0 17.5c-5-5.5-5-12 0-17.5Z" />
    </Icon>
  );
}
