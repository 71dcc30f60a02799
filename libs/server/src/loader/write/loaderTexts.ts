import { localeTexts, type LocaleTexts } from '@foyer/catalogue';

/** Headings of offers by category, in page order. */
export const salesGroupNames = {
  EVENT_ACCESS: localeTexts('Admission', 'Admission', 'Entrada'),
  MERCHANDISE: localeTexts('Merchandise', 'Articles souvenirs', 'Artículos'),
  ADD_ON: localeTexts('Extras', 'Extras', 'Extras'),
  CHARITY: localeTexts('Giving', 'Dons', 'Donaciones'),
  COLLECTIBLE: localeTexts('Collectibles', 'Objets de collection', 'Coleccionables'),
} satisfies Record<string, LocaleTexts>;

/** Follows the names of offers that need a code. */
export const presaleName = localeTexts('Presale', 'Prévente', 'Preventa');

/** Purpose of each fee, shown to buyers. */
export const feePurposes = {
  service: localeTexts(
    'Runs the sale, secure payment and support',
    'Fait fonctionner la vente, le paiement sécurisé et l’assistance',
    'Cubre la venta, el pago seguro y la asistencia',
  ),
  facility: localeTexts('Keeps up the building', 'Sert à l’entretien du lieu', 'Ayuda a mantener el recinto'),
  organiser: localeTexts('Goes to the organizer', 'Est remis à l’organisateur', 'Se entrega al organizador'),
  charity: localeTexts(
    'Goes to a charity, whole',
    'Est remis en entier à un organisme de bienfaisance',
    'Se entrega completo a una organización benéfica',
  ),
  delivery: localeTexts('Packing and postage', 'Emballage et affranchissement', 'Empaque y envío'),
} satisfies Record<string, LocaleTexts>;

/** Joins two texts in every locale. */
export function joined(left: LocaleTexts, right: LocaleTexts, between = ' · '): LocaleTexts {
  const locales = Object.keys(left) as (keyof LocaleTexts)[];
  return Object.fromEntries(
    locales.map((locale) => [locale, `${left[locale]}${between}${right[locale]}`]),
  ) as LocaleTexts;
}
