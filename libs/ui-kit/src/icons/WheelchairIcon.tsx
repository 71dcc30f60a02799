import { Icon, type IconProps } from './Icon.tsx';

export function WheelchairIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="4" r="1.5" />
      <path d="M10 8v6h5.5l2.5 5.5 2-.75M10 10.5h4.5M7.75 11.75a5.25 5.25 0 1 0 6.5 6.75" />
    </Icon>
  );
}
