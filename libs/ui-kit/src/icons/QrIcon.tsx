import { Icon, type IconProps } from './Icon.tsx';

export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2M20 20h-2.5M14 20v-1M7 7h.01M17 7h.01M7 17h.01" />
    </Icon>
  );
}
