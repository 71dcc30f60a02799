/** Locales in which every text of the catalogue exists [C9.14]. */
export type CatalogueLocale = 'en-US' | 'en-CA' | 'fr-CA' | 'es-US';

/** Text in all four locales. */
export type LocaleTexts = Record<CatalogueLocale, string>;

/** Amount in the currency's minor unit. */
export interface CatalogueMoney {
  amount: number;
  currency: 'USD' | 'CAD';
}
