import { localeTexts, sameText, type CatalogueExtra, type CatalogueMoney } from '@foyer/catalogue';

type ExtraPlan = Omit<CatalogueExtra, 'code' | 'price' | 'amounts' | 'imageSvg'> & {
  dollars: number;
  /** Of a gift whose amount the buyer names: lowest, highest and suggestions, in dollars. */
  named?: { lowest: number; highest: number; suggested: readonly number[] };
};

const sizes: CatalogueExtra['choices'] = [
  {
    code: 'SIZE',
    name: localeTexts('Size', 'Taille', 'Talla'),
    options: ['XS', 'S', 'M', 'L', 'XL', '2XL'].map((size) => ({ code: size, name: sameText(size) })),
  },
];

const merchandise = {
  category: 'MERCHANDISE',
  limitPerPerson: 4,
  choices: [] as CatalogueExtra['choices'],
} as const;
const addOn = { category: 'ADD_ON', limitPerPerson: 8, choices: [] as CatalogueExtra['choices'] } as const;

const plans = {
  TEE: {
    ...merchandise,
    dollars: 38,
    fulfilment: 'SHIPPING',
    stock: 400,
    choices: sizes,
    name: localeTexts('Event T-shirt', 'T-shirt de l’événement', 'Camiseta del evento'),
    description: localeTexts(
      'Heavy cotton, screen-printed with the poster. Shipped before the show.',
      'Coton épais, affiche sérigraphiée. Livré avant le spectacle.',
      'Algodón grueso con el cartel serigrafiado. Se envía antes del evento.',
    ),
  },
  HOODIE: {
    ...merchandise,
    dollars: 78,
    fulfilment: 'PICKUP',
    pickup: localeTexts('Merchandise stand', 'Kiosque de souvenirs', 'Puesto de artículos'),
    stock: 120,
    choices: sizes,
    name: localeTexts('Hoodie', 'Chandail à capuchon', 'Sudadera con capucha'),
    description: localeTexts(
      'Brushed fleece. Skip the line: collect it at the merchandise stand.',
      'Molleton brossé. Sans file d’attente : à ramasser au kiosque de souvenirs.',
      'Felpa cepillada. Sin fila: recógela en el puesto de artículos.',
    ),
  },
  PRINT: {
    ...merchandise,
    dollars: 30,
    fulfilment: 'SHIPPING',
    stock: 250,
    name: localeTexts(
      'Numbered poster, 18 × 24 in',
      'Affiche numérotée, 18 × 24 po',
      'Cartel numerado, 18 × 24 in',
    ),
    description: localeTexts(
      'Two-color print on uncoated paper, rolled in a tube.',
      'Impression deux couleurs sur papier non couché, roulée dans un tube.',
      'Impresión a dos tintas en papel sin recubrir, enrollada en un tubo.',
    ),
  },
  SCARF: {
    ...merchandise,
    dollars: 32,
    fulfilment: 'PICKUP',
    pickup: localeTexts('Stand inside the gate', 'Kiosque après l’entrée', 'Puesto junto a la entrada'),
    stock: 600,
    name: localeTexts('Supporter scarf', 'Foulard de partisan', 'Bufanda de la afición'),
    description: localeTexts(
      'Knitted, in the colors of the home side. Collect it inside the gate.',
      'Tricoté, aux couleurs de l’équipe locale. À ramasser après l’entrée.',
      'Tejida, con los colores del equipo local. Recógela al entrar.',
    ),
  },
  PROGRAM: {
    ...merchandise,
    dollars: 12,
    fulfilment: 'DIGITAL',
    stock: 5000,
    name: localeTexts('Digital program', 'Programme numérique', 'Programa digital'),
    description: localeTexts(
      'Essays, cast and rehearsal photos, ready to read on your phone the day before.',
      'Textes, distribution et photos de répétition, à lire sur votre téléphone dès la veille.',
      'Ensayos, reparto y fotos de los ensayos, para leer en tu teléfono desde el día anterior.',
    ),
  },
  RECORDING: {
    ...merchandise,
    dollars: 15,
    fulfilment: 'DIGITAL',
    stock: 5000,
    name: localeTexts('Live recording', 'Enregistrement du spectacle', 'Grabación en vivo'),
    description: localeTexts(
      'The whole set as a download, two days after the show.',
      'Le spectacle complet à télécharger, deux jours plus tard.',
      'El concierto completo para descargar, dos días después.',
    ),
  },
  PLUSH: {
    ...merchandise,
    dollars: 24,
    fulfilment: 'PICKUP',
    pickup: localeTexts('Family desk', 'Comptoir familial', 'Mostrador familiar'),
    stock: 300,
    name: localeTexts('Mascot plush', 'Peluche mascotte', 'Peluche de la mascota'),
    description: localeTexts(
      'Small enough for a coat pocket. Collect it at the family desk.',
      'Assez petite pour une poche de manteau. À ramasser au comptoir familial.',
      'Cabe en un bolsillo. Recógelo en el mostrador familiar.',
    ),
  },
  PIN: {
    ...merchandise,
    category: 'COLLECTIBLE',
    dollars: 14,
    fulfilment: 'PICKUP',
    pickup: localeTexts('Merchandise stand', 'Kiosque de souvenirs', 'Puesto de artículos'),
    stock: 150,
    name: localeTexts('Numbered enamel pin', 'Épinglette émaillée numérotée', 'Pin esmaltado numerado'),
    description: localeTexts(
      'One of 150, with tonight’s date on the back.',
      'Une de 150, datée de ce soir au dos.',
      'Uno de 150, con la fecha de esta noche al reverso.',
    ),
  },
  CARD: {
    ...merchandise,
    category: 'COLLECTIBLE',
    dollars: 9,
    fulfilment: 'DIGITAL',
    stock: 500,
    name: localeTexts('Digital tour card', 'Carte de tournée numérique', 'Tarjeta digital de la gira'),
    description: localeTexts(
      'One of 500, with the picture of this stop; the set has eight.',
      'Une de 500, à l’image de cette étape; la série en compte huit.',
      'Una de 500, con la imagen de esta parada; la serie tiene ocho.',
    ),
  },
  PARKING: {
    ...addOn,
    dollars: 28,
    fulfilment: 'DIGITAL',
    stock: 350,
    limitPerPerson: 2,
    name: localeTexts('Parking', 'Stationnement', 'Estacionamiento'),
    description: localeTexts(
      'One space in the venue’s own lot, from two hours before doors.',
      'Une place dans le stationnement de la salle, dès deux heures avant l’ouverture des portes.',
      'Un lugar en el estacionamiento del recinto, desde dos horas antes de abrir puertas.',
    ),
  },
  LOUNGE: {
    ...addOn,
    dollars: 65,
    fulfilment: 'DIGITAL',
    stock: 80,
    name: localeTexts('Lounge access', 'Accès au salon', 'Acceso al salón'),
    description: localeTexts(
      'A quiet room with a bar and coat check, open from doors to half an hour after the end.',
      'Un salon tranquille avec bar et vestiaire, ouvert jusqu’à une demi-heure après la fin.',
      'Un salón tranquilo con bar y guardarropa, abierto hasta media hora después del final.',
    ),
  },
  MEAL: {
    ...addOn,
    dollars: 42,
    fulfilment: 'PICKUP',
    pickup: localeTexts('Foyer bar', 'Bar du foyer', 'Bar del vestíbulo'),
    stock: 200,
    name: localeTexts('Supper box', 'Boîte repas', 'Cena para llevar'),
    description: localeTexts(
      'Cooked by a neighborhood kitchen; vegetarian on request. Collect it at the foyer bar.',
      'Préparée par une cuisine du quartier; version végétarienne sur demande. À ramasser au bar du foyer.',
      'Hecha por una cocina del barrio; vegetariana si la pides. Recógela en el bar del vestíbulo.',
    ),
  },
  SHUTTLE: {
    ...addOn,
    dollars: 18,
    fulfilment: 'DIGITAL',
    stock: 900,
    name: localeTexts('Shuttle, both ways', 'Navette aller-retour', 'Transporte de ida y vuelta'),
    description: localeTexts(
      'From downtown every fifteen minutes, and back until an hour after the last set.',
      'Du centre-ville toutes les quinze minutes; retour jusqu’à une heure après la dernière prestation.',
      'Desde el centro cada quince minutos, con regreso hasta una hora después del último concierto.',
    ),
  },
  ROOM: {
    ...addOn,
    dollars: 210,
    fulfilment: 'DIGITAL',
    stock: 60,
    limitPerPerson: 2,
    name: localeTexts('Hotel room, one night', 'Chambre d’hôtel, une nuit', 'Habitación de hotel, una noche'),
    description: localeTexts(
      'A double room ten minutes from the gate, breakfast included.',
      'Une chambre double à dix minutes de l’entrée, petit déjeuner compris.',
      'Una habitación doble a diez minutos de la entrada, con desayuno.',
    ),
  },
  DONATION: {
    category: 'CHARITY',
    charity: { vanityName: 'open-case-fund', name: 'Open Case Fund' },
    dollars: 5,
    fulfilment: 'DIGITAL',
    stock: 100_000,
    limitPerPerson: 20,
    choices: [],
    name: localeTexts('Music for every school', 'La musique dans chaque école', 'Música en cada escuela'),
    description: localeTexts(
      'A gift that buys strings, reeds and bus fares for school orchestras nearby.',
      'Un don qui paie cordes, anches et trajets d’autobus aux orchestres scolaires de la région.',
      'Una donación que paga cuerdas, cañas y pasajes para las orquestas escolares de la zona.',
    ),
  },
  GIFT: {
    category: 'CHARITY',
    charity: { vanityName: 'open-case-fund', name: 'Open Case Fund' },
    dollars: 10,
    named: { lowest: 2, highest: 500, suggested: [5, 10, 25, 50] },
    fulfilment: 'DIGITAL',
    stock: 100_000,
    limitPerPerson: 1,
    choices: [],
    name: localeTexts('Keep a choir singing', 'Pour que le chœur chante', 'Para que el coro siga cantando'),
    description: localeTexts(
      'Give what you like: scores, rehearsal rooms and bus fares for young singers.',
      'Donnez ce que vous voulez : partitions, salles de répétition et trajets pour de jeunes choristes.',
      'Da lo que quieras: partituras, salas de ensayo y pasajes para jóvenes cantantes.',
    ),
  },
} satisfies Record<string, ExtraPlan>;

/** Codes of the extras that an event can offer. */
export type ExtraCode = keyof typeof plans;

const amountsOf = ({ lowest, highest, suggested }: NonNullable<ExtraPlan['named']>) => ({
  minimum: lowest * 100,
  maximum: highest * 100,
  suggested: suggested.map((each) => each * 100),
});

/** Builds the extras of an event, priced in its currency [C1.01]. */
export function extrasFor(
  codes: readonly ExtraCode[],
  currency: CatalogueMoney['currency'],
  draw: (code: ExtraCode) => string,
): CatalogueExtra[] {
  return codes.map((code) => {
    const { dollars, named, ...plan }: ExtraPlan = plans[code];
    const amount = Math.round(dollars * (currency === 'CAD' ? 1.25 : 1)) * 100;
    return {
      ...plan,
      code,
      price: { amount: named ? dollars * 100 : amount, currency },
      ...(named ? { amounts: amountsOf(named) } : {}),
      imageSvg: draw(code),
    };
  });
}
