import { Icon, type IconProps } from './Icon.tsx';

/** Filled once something is followed. */
export function HeartIcon({ filled = false, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props}>
      <path
        d="M12 20S3.5 14.8 3.5 8.9A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.3C20.5 14.8 12 20 12 20Z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  );
}
