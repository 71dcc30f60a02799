import { isoAfter, localeTexts, type CatalogueDiscount, type CatalogueMoney } from '@foyer/catalogue';

const day = 24 * 60;

/** Builds the code of guests, who pay nothing. */
export const guestDiscount = (code: string): CatalogueDiscount => ({
  code,
  label: localeTexts('For our guests', 'Pour nos invités', 'Para nuestros invitados'),
  ratePpm: 1_000_000,
  capPerPerson: 1,
});

/** Builds the sample's discounts: codes for everyone, for the first three orders, one that has ended, and one for groups. */
export const discountsFor = (currency: CatalogueMoney['currency'], today: Date): CatalogueDiscount[] => [
  {
    code: 'GROUP4',
    automatic: true,
    label: localeTexts('Group of four or more', 'Groupe de quatre ou plus', 'Grupo de cuatro o más'),
    ratePpm: 100_000,
    minQuantity: 4,
  },
  {
    code: 'LAGOON15',
    label: localeTexts('15% off the price', '15 % de rabais sur le prix', '15 % de descuento en el precio'),
    ratePpm: 150_000,
    capPerPerson: 2,
  },
  {
    code: 'FIRSTTHREE',
    label: localeTexts('$20 off for the first', '20 $ de rabais aux premiers', '$20 menos para los primeros'),
    amount: { amount: 2_000, currency },
    cap: 3,
    capPerPerson: 1,
  },
  {
    code: 'EARLYBIRD',
    label: localeTexts('Early birds', 'Lève-tôt', 'Madrugadores'),
    ratePpm: 200_000,
    endsAt: isoAfter(today, -7 * day),
  },
];
