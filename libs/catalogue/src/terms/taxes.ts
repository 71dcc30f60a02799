import type { CatalogueTax } from '../model/charges.ts';
import type { LocaleTexts } from '../model/value.ts';
import { localeTexts } from '../texts/localeTexts.ts';

const labels = {
  GST: localeTexts('GST', 'TPS', 'GST'),
  HST: localeTexts('HST', 'TVH', 'HST'),
  QST: localeTexts('QST', 'TVQ', 'QST'),
  PST: localeTexts('PST', 'TVP', 'PST'),
  SALES: localeTexts('Sales tax', 'Taxe de vente', 'Impuesto sobre las ventas'),
  AMUSEMENT: localeTexts('Amusement tax', 'Taxe sur les spectacles', 'Impuesto sobre espectáculos'),
} satisfies Record<string, LocaleTexts>;

type TaxRow = readonly [code: keyof typeof labels, ratePpm: number, appliesTo: CatalogueTax['appliesTo']];

const everything: CatalogueTax['appliesTo'] = ['face', 'fees', 'merchandise'];
const admission: CatalogueTax['appliesTo'] = ['face', 'fees'];
const goods: CatalogueTax['appliesTo'] = ['merchandise'];

/** Sample rates by state and province; operators configure the actual ones. */
const taxesByRegion: Record<string, readonly TaxRow[]> = {
  'CA-ON': [['HST', 130_000, everything]],
  'CA-QC': [
    ['GST', 50_000, everything],
    ['QST', 99_750, everything],
  ],
  'CA-BC': [
    ['GST', 50_000, everything],
    ['PST', 70_000, goods],
  ],
  'CA-AB': [['GST', 50_000, everything]],
  'CA-MB': [
    ['GST', 50_000, everything],
    ['PST', 70_000, goods],
  ],
  'CA-NS': [['HST', 140_000, everything]],
  'US-NY': [['SALES', 88_750, everything]],
  'US-IL': [
    ['AMUSEMENT', 90_000, admission],
    ['SALES', 102_500, goods],
  ],
  'US-TX': [['SALES', 82_500, everything]],
  'US-TN': [['SALES', 97_500, everything]],
  'US-WA': [
    ['AMUSEMENT', 50_000, admission],
    ['SALES', 103_500, goods],
  ],
  'US-CA': [['SALES', 95_000, goods]],
  'US-CO': [
    ['AMUSEMENT', 100_000, ['face']],
    ['SALES', 88_100, goods],
  ],
  'US-GA': [['SALES', 89_000, everything]],
  'US-LA': [['SALES', 100_000, everything]],
  'US-MA': [['SALES', 62_500, goods]],
  'US-MN': [['SALES', 90_250, everything]],
  'US-PA': [['SALES', 80_000, goods]],
  'US-FL': [['SALES', 70_000, everything]],
  'US-NM': [['SALES', 76_250, everything]],
};

/** Builds the tax lines of a place, none of them part of the price first shown. */
export function taxesOf(country: 'US' | 'CA', region: string): CatalogueTax[] {
  return (taxesByRegion[`${country}-${region}`] ?? []).map(([code, ratePpm, appliesTo]) => ({
    code,
    label: labels[code],
    ratePpm,
    appliesTo,
    inPrice: false,
  }));
}
