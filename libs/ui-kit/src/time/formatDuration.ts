const minute = 60;
const hour = 3_600;
const day = 86_400;
const hoursEnd = 172_800;

/** Formats a span in one unit: seconds under 60, minutes under 3600, hours under 172800, then days [I9.05]. */
export function formatDuration(seconds: number, locale: string): string {
  const [value, unit] =
    seconds < minute
      ? [Math.floor(seconds), 'second']
      : seconds < hour
        ? [Math.floor(seconds / minute), 'minute']
        : seconds < hoursEnd
          ? [Math.floor(seconds / hour), 'hour']
          : [Math.floor(seconds / day), 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a span as a clock: `9:59`, `1:05:00`. */
export function formatClock(seconds: number): string {
  const hours = Math.floor(seconds / hour);
  const minutes = Math.floor((seconds % hour) / minute);
  const rest = two(seconds % minute);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
