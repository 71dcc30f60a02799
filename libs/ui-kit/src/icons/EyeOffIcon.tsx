import { Icon, type IconProps } from './Icon.tsx';

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c4 0 7.2 2.2 9.5 6.5a14 14 0 0 1-2.6 3.45M6.3 7.3A13.5 13.5 0 0 0 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.7-1.2M10 10a3 3 0 0 0 4 4.2" />
    </Icon>
  );
}
