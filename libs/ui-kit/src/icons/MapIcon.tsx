import { Icon, type IconProps } from './Icon.tsx';

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5 3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7zM9 4.5v13M15 7v13" />
    </Icon>
  );
}
