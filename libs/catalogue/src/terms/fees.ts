import type { CatalogueVenue } from '../model/catalogue.ts';
import type { CatalogueFee } from '../model/charges.ts';
import type { CatalogueMoney } from '../model/value.ts';
import { localeTexts } from '../texts/localeTexts.ts';

const facilityCents: Record<CatalogueVenue['kind'], number> = {
  stadium: 650,
  arena: 500,
  amphitheatre: 450,
  theatre: 350,
  hall: 300,
  centre: 250,
  field: 400,
  club: 200,
};

/** Fee for printing and mailing a keepsake {product} on request. */
const posting = { amount: 750 };

/**
 * Builds the fees on top of the face value: platform service and venue facility per {product}, and optional delivery by
 * mail per order [C3.09].
 */
export function feesFor(
  venue: CatalogueVenue,
  currency: CatalogueMoney['currency'],
  isSport: boolean,
): CatalogueFee[] {
  const perToken = { basis: 'ticket', mandatory: true } as const;
  return [
    {
      ...perToken,
      code: 'SERVICE',
      label: localeTexts('Service fee', 'Frais de service', 'Cargo por servicio'),
      purpose: 'service',
      recipient: 'platform',
      kind: 'percent',
      ratePpm: venue.kind === 'club' ? 70_000 : 95_000,
      refundable: false,
    },
    {
      ...perToken,
      code: 'FACILITY',
      label: localeTexts('Facility fee', 'Frais d’établissement', 'Cargo del recinto'),
      purpose: 'facility',
      recipient: 'venue',
      kind: 'amount',
      amount: { amount: facilityCents[venue.kind], currency },
      refundable: true,
    },
    ...(isSport
      ? [
          {
            ...perToken,
            code: 'YOUTH',
            label: localeTexts(
              'Youth sport contribution',
              'Contribution au sport jeunesse',
              'Aporte al deporte juvenil',
            ),
            purpose: 'organiser' as const,
            recipient: 'organiser' as const,
            kind: 'amount' as const,
            amount: { amount: 100, currency },
            refundable: true,
          },
        ]
      : []),
    {
      code: 'POST',
      label: localeTexts('Keepsake by mail', 'Souvenir par la poste', 'Recuerdo por correo'),
      purpose: 'delivery',
      recipient: 'platform',
      basis: 'order',
      kind: 'amount',
      amount: { ...posting, currency },
      mandatory: false,
      refundable: false,
    },
  ];
}
