/** File of an upload. */
export interface UploadItem {
  id: string;
  name: string;
  sizeBytes: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1 during the upload. */
  progress?: number;
}

export type UploadRefusal =
  { reason: 'type'; fileName: string } | { reason: 'size'; fileName: string } | { reason: 'count' };

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size for the locale, in steps of 1,024: `10 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1024 ** power);
}
