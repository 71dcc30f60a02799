import { Icon, type IconProps } from './Icon.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.75 20h18.5zM12 10v4.5M12 17.25v.01" />
    </Icon>
  );
}
