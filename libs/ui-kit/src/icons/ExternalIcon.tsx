import { Icon, type IconProps } from './Icon.tsx';

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4.5h6v6M19.5 4.5l-9 9M10 5.5H4.5v14h14V14" />
    </Icon>
  );
}
