import { Icon, type IconProps } from './Icon.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3.5M8 7l4-3.75L16 7M7 11H5v9.5h14V11h-2" />
    </Icon>
  );
}
