import {
  ageNote,
  joinNotes,
  localeTexts,
  type CatalogueEvent,
  type CatalogueVenue,
  type ThreeTexts,
} from '@foyer/catalogue';
import type { EventSeed } from './eventSeed.ts';

const houseNotes: Record<CatalogueVenue['kind'], ThreeTexts> = {
  arena: [
    'Bags up to 14 × 14 in are welcome; larger ones stay at the check.',
    'Les sacs d’au plus 35 × 35 cm sont permis; les plus gros restent au vestiaire.',
    'Se permiten bolsos de hasta 14 × 14 in; los más grandes se quedan en el guardarropa.',
  ],
  stadium: [
    'Clear bags only. Transit is the quickest way in and out.',
    'Sacs transparents seulement. Le transport en commun est le plus rapide.',
    'Solo bolsos transparentes. El transporte público es lo más rápido.',
  ],
  theatre: [
    'Latecomers are seated at the first pause. Hearing loops at the coat check.',
    'Les retardataires sont placés à la première pause. Boucles auditives au vestiaire.',
    'Quienes lleguen tarde entran en la primera pausa. Audífonos disponibles en el guardarropa.',
  ],
  hall: [
    'Phones off, please; the room hears everything.',
    'Téléphones éteints, s’il vous plaît : la salle entend tout.',
    'Teléfonos apagados, por favor; en esta sala se oye todo.',
  ],
  club: [
    'Coat check by the door, cash and card at the bar.',
    'Vestiaire à l’entrée; le bar accepte argent et carte.',
    'Guardarropa en la entrada; el bar acepta efectivo y tarjeta.',
  ],
  field: [
    'Rain or shine. Bring a bottle: water is free at every gate.',
    'Beau temps, mauvais temps. Apportez une gourde : l’eau est gratuite à chaque entrée.',
    'Con lluvia o con sol. Trae una botella: el agua es gratis en cada entrada.',
  ],
  amphitheatre: [
    'The lawn is open to the sky: bring a blanket, leave chairs at home.',
    'La pelouse est à ciel ouvert : apportez une couverture, laissez les chaises à la maison.',
    'El césped está al aire libre: trae una manta y deja las sillas en casa.',
  ],
  centre: [
    'Badges are at the registration desk from an hour before the first session.',
    'Les cocardes sont remises à l’accueil dès une heure avant la première séance.',
    'Los gafetes se entregan en el registro desde una hora antes de la primera sesión.',
  ],
};

const childNote: ThreeTexts = [
  'Children under 13 come in with an adult.',
  'Les enfants de moins de 13 ans entrent avec un adulte.',
  'Los menores de 13 años entran con un adulto.',
];

const streamNote: ThreeTexts = [
  'The stream opens fifteen minutes before the start, and can be seen again for three days.',
  'La diffusion ouvre quinze minutes avant le début et reste offerte en reprise pendant trois jours.',
  'La transmisión abre quince minutos antes y se puede volver a ver durante tres días.',
];

const roundTheClockNote: ThreeTexts = [
  'The stream never stops, so it has no replay.',
  'La diffusion ne s’arrête jamais; elle n’a donc pas de reprise.',
  'La transmisión no se detiene, así que no tiene repetición.',
];

const presentedBy = localeTexts('Presented with', 'Présenté avec', 'Presentado con');

/** Names of the tiers of a sale. */
export const tierNames = {
  early: localeTexts('Early bird', 'Lève-tôt', 'Preventa anticipada'),
  regular: localeTexts('Regular', 'Régulier', 'Regular'),
  last: localeTexts('Last call', 'Dernier appel', 'Última llamada'),
};

/** Builds the texts of an event besides names and times. */
export function eventTexts(
  seed: EventSeed,
  venue: CatalogueVenue,
): Pick<CatalogueEvent, 'description' | 'goodToKnow' | 'sponsors'> {
  const notes = [
    ...(seed.chart === 'none' ? [] : [houseNotes[venue.kind]]),
    ...(seed.minimumAge === undefined ? [] : [ageNote(seed.minimumAge)]),
    ...(seed.agePrices ? [childNote] : []),
    ...(seed.streamPrice === undefined ? [] : [seed.isRoundTheClock ? roundTheClockNote : streamNote]),
  ];
  return {
    description: localeTexts(...seed.text),
    goodToKnow: joinNotes(notes),
    sponsors: (seed.sponsors ?? []).map((name) => ({ name, role: presentedBy })),
  };
}
