import 'intl-pluralrules';

type Words = Readonly<Record<string, readonly [one: string, other: string]>>;

const short = (word: string): readonly [string, string] => [word, word];

/** Units in use, with words for browsers that format no units at all. */
const unitWords: Readonly<Record<string, Words>> = {
  en: {
    second: ['second', 'seconds'],
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    byte: short('byte'),
    kilobyte: short('kB'),
    megabyte: short('MB'),
    gigabyte: short('GB'),
    kilometer: short('km'),
    mile: short('mi'),
  },
  fr: {
    second: ['seconde', 'secondes'],
    minute: ['minute', 'minutes'],
    hour: ['heure', 'heures'],
    day: ['jour', 'jours'],
    byte: short('octets'),
    kilobyte: short('ko'),
    megabyte: short('Mo'),
    gigabyte: short('Go'),
    kilometer: short('km'),
    mile: short('mi'),
  },
  es: {
    second: ['segundo', 'segundos'],
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
    byte: short('bytes'),
    kilobyte: short('kB'),
    megabyte: short('MB'),
    gigabyte: short('GB'),
    kilometer: short('km'),
    mile: short('mi'),
  },
};

/** Formats a number and its unit in the locale's words. */
export function sayUnit(locale: string, unit: string, value: number, number: string): string {
  const words = unitWords[locale.slice(0, 2)] ?? unitWords['en']!;
  const isOne = new Intl.PluralRules(locale).select(value) === 'one';
  return `${number} ${words[unit]?.[isOne ? 0 : 1] ?? unit}`;
}

function fillUnits(): void {
  const Original = Intl.NumberFormat;
  const Filled = function NumberFormat(locale?: string, options: Intl.NumberFormatOptions = {}) {
    const { style, unit = '', unitDisplay, ...rest } = options;
    if (style !== 'unit') return new Original(locale, options);
    const numbers = new Original(locale, rest);
    const tag = numbers.resolvedOptions().locale;
    return Object.assign(Object.create(numbers) as Intl.NumberFormat, {
      format: (value: number) => sayUnit(tag, unit, value, numbers.format(value)),
    });
  };
  Object.assign(Filled, { prototype: Original.prototype, supportedLocalesOf: Original.supportedLocalesOf });
  Object.assign(Intl, { NumberFormat: Filled });
}

const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
};
const timeStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  full: { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'long' },
  long: { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
  medium: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  short: { hour: 'numeric', minute: '2-digit' },
};

/** Expands a date style to its parts; Firefox 68 and Safari 12 silently ignore the style. */
export function withoutStyles({
  dateStyle,
  timeStyle,
  ...rest
}: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return { ...rest, ...dateStyles[dateStyle ?? ''], ...timeStyles[timeStyle ?? ''] };
}

function fillStyles(): void {
  const Original = Intl.DateTimeFormat;
  const Filled = function DateTimeFormat(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
    return new Original(locale, withoutStyles(options));
  };
  Object.assign(Filled, { prototype: Original.prototype, supportedLocalesOf: Original.supportedLocalesOf });
  Object.assign(Intl, { DateTimeFormat: Filled });
}

function knowsUnits(): boolean {
  try {
    return new Intl.NumberFormat('en', { style: 'unit', unit: 'minute' }).format(1) !== '1';
  } catch {
    return false;
  }
}

const knowsStyles = (): boolean =>
  /\d{4}/.test(new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(0)) &&
  !/\//.test(new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(0));

/** Polyfills the parts of Intl that older browsers lack. */
export function fillIntl(): void {
  if (!knowsUnits()) fillUnits();
  if (!knowsStyles()) fillStyles();
}
