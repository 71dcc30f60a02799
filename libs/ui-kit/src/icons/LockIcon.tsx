import { Icon, type IconProps } from './Icon.tsx';

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.75" y="10.5" width="14.5" height="10" rx="2" />
      <path d="M8 10.5V8a4 4 0 1 1 8 0v2.5M12 14.5v2" />
    </Icon>
  );
}
