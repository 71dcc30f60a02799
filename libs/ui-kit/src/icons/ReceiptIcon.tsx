import { Icon, type IconProps } from './Icon.tsx';

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5h13v17.25L16.25 19l-2.1 1.75L12 19l-2.15 1.75L7.75 19 5.5 20.75zM9 8.5h6M9 12.5h6" />
    </Icon>
  );
}
