import { Icon, type IconProps } from './Icon.tsx';

export function WifiOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l18 18M8.5 15.75a5 5 0 0 1 5.75-.9M5.25 12.25a9.5 9.5 0 0 1 3.75-2.25M13 9.3a9.5 9.5 0 0 1 5.75 2.95M2 8.75a14.5 14.5 0 0 1 3.75-2.45M10.5 5.1A14.5 14.5 0 0 1 22 8.75M12 19.5v.01" />
    </Icon>
  );
}
