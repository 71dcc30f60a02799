import { localeTexts, logoOf, type CatalogueOrganiser } from '@foyer/catalogue';
import { aurora } from './aurora.ts';

type OrganiserPlan = readonly [
  vanityName: string,
  name: string,
  brand: CatalogueOrganiser['brand'],
  mark: string,
  en: string,
  fr: string,
  es: string,
];

const plans: readonly OrganiserPlan[] = [
  [
    'northgate-live',
    'Northgate Live',
    { primary: '#c8102e', ink: '#ffffff', paper: '#fff1ee' },
    '<path d="M8 58V10h14l20 30V10h14v48H42L22 28v30z" fill="var-accent"/><path d="M2 4h60" stroke="currentColor" stroke-width="3"/>',
    'Hockey, and everything else that fits around a rink.',
    'Le hockey, et tout ce qui tient autour d’une patinoire.',
    'Hockey, y todo lo que cabe alrededor de una pista.',
  ],
  [
    'lakeside-presents',
    'Lakeside Presents',
    { primary: '#1f6feb', ink: '#ffffff', paper: '#eef5ff' },
    '<circle cx="32" cy="26" r="18" fill="var-accent"/><path d="M4 44q7-6 14 0t14 0 14 0 14 0M4 56q7-6 14 0t14 0 14 0 14 0" fill="none" stroke="currentColor" stroke-width="4"/>',
    'Concerts around the Great Lakes since the first summer on the pier.',
    'Des concerts autour des Grands Lacs depuis un premier été sur le quai.',
    'Conciertos alrededor de los Grandes Lagos desde el primer verano en el muelle.',
  ],
  [
    'maison-verdier',
    'Maison Verdier',
    { primary: '#0f5c4a', ink: '#f7f2e6', paper: '#f1f7f2' },
    '<path d="M6 58V28L32 6l26 22v30H40V38H24v20z" fill="var-accent"/><path d="M32 6v16" stroke="currentColor" stroke-width="3"/>',
    'A Montréal house for theatre, song and everything sung in between.',
    'Une maison montréalaise de théâtre, de chanson et de tout ce qui se chante entre les deux.',
    'Una casa montrealesa de teatro, canción y todo lo que se canta entre ambos.',
  ],
  [
    'brightwater',
    'Brightwater',
    { primary: '#ff7a1a', ink: '#2a1200', paper: '#fff4e8' },
    '<path d="M32 4v16M32 44v16M4 32h16M44 32h16M12 12l11 11M41 41l11 11M52 12 41 23M23 41 12 52" stroke="var-accent" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="32" r="9" fill="currentColor"/>',
    'Festivals by rivers and lakes that leave the grass as they found it.',
    'Des festivals au bord de l’eau qui rendent l’herbe comme ils l’ont trouvée.',
    'Festivales junto al agua que dejan el pasto como lo encontraron.',
  ],
  [
    'copperline-comedy',
    'Copperline Comedy',
    { primary: '#b3541e', ink: '#fff6ec', paper: '#fdf3ea' },
    '<path d="M6 22a26 26 0 0 0 52 0z" fill="var-accent"/><circle cx="20" cy="12" r="5" fill="currentColor"/><circle cx="44" cy="12" r="5" fill="currentColor"/><path d="M12 50h40" stroke="currentColor" stroke-width="4"/>',
    'Stand-up in proper theatres, with bar service that stops before the punch line.',
    'De l’humour dans de vrais théâtres; le bar se tait avant la chute.',
    'Comedia en teatros de verdad; el bar calla antes del remate.',
  ],
  [
    'pacific-lyric',
    'Pacific Lyric',
    { primary: '#7a1e4b', ink: '#fff3f8', paper: '#fbeff5' },
    '<path d="M14 6v40a18 12 0 0 0 36 0V6" fill="none" stroke="var-accent" stroke-width="6"/><path d="M24 6v40M32 6v46M40 6v40" stroke="currentColor" stroke-width="3"/>',
    'Opera and ballet for the coast, from Handel to this morning.',
    'Opéra et ballet pour la côte, de Haendel à ce matin.',
    'Ópera y ballet para la costa, de Händel a esta mañana.',
  ],
  [
    'prairie-symphony',
    'Prairie Symphony Society',
    { primary: '#a8790f', ink: '#1d1404', paper: '#fbf6e7' },
    '<path d="M6 52c10-44 42-44 52 0" fill="none" stroke="var-accent" stroke-width="6"/><path d="M16 52c6-28 26-28 32 0M26 52c3-14 9-14 12 0" fill="none" stroke="currentColor" stroke-width="4"/>',
    'Ninety players, forty concerts a season, one very wide horizon.',
    'Quatre-vingt-dix musiciens, quarante concerts par saison, un horizon très large.',
    'Noventa músicos, cuarenta conciertos por temporada y un horizonte muy ancho.',
  ],
  [
    'little-giants',
    'Little Giants',
    { primary: '#ffb703', ink: '#2b1a00', paper: '#fff8e1' },
    '<circle cx="22" cy="36" r="18" fill="var-accent"/><circle cx="46" cy="20" r="12" fill="currentColor"/><circle cx="17" cy="32" r="3" fill="currentColor"/><circle cx="28" cy="32" r="3" fill="currentColor"/>',
    'Theater for people under four feet and whoever brought them.',
    'Du théâtre pour les moins d’un mètre vingt et ceux qui les amènent.',
    'Teatro para quienes miden menos de un metro veinte y para quienes los traen.',
  ],
  [
    'lone-star-athletics',
    'Lone Star Athletics',
    { primary: '#0b2f6b', ink: '#ffffff', paper: '#eef2fb' },
    '<path d="m32 4 8 19 20 2-15 14 4 21-17-11-17 11 4-21L4 25l20-2z" fill="var-accent"/><circle cx="32" cy="33" r="6" fill="currentColor"/>',
    'Football and soccer under big skies.',
    'Football et soccer sous de grands ciels.',
    'Fútbol americano y fútbol bajo cielos enormes.',
  ],
  [
    'fieldnotes',
    'Fieldnotes',
    { primary: '#3d348b', ink: '#ffffff', paper: '#f2f0fd' },
    '<path d="M8 8h36l12 12v36H8z" fill="var-accent"/><path d="M18 26h28M18 36h28M18 46h18" stroke="currentColor" stroke-width="4"/>',
    'Conferences with long breaks and short slides.',
    'Des conférences aux pauses longues et aux diapos courtes.',
    'Congresos con pausas largas y diapositivas cortas.',
  ],
  [
    'nightshift',
    'Nightshift',
    { primary: '#e11d74', ink: '#fff0f7', paper: '#fdeef5' },
    '<path d="M42 6a28 28 0 1 0 16 40A24 24 0 0 1 42 6z" fill="var-accent"/><path d="M44 26h14M51 19v14" stroke="currentColor" stroke-width="4"/>',
    'Rooms under viaducts, from eleven until the first streetcar.',
    'Des salles sous les viaducs, de vingt-trois heures au premier tramway.',
    'Salas bajo los viaductos, desde las once hasta el primer tranvía.',
  ],
];

/** Organisers whose accounts for payouts are known; the others wait for an operator. */
const payoutRecipients: Readonly<Record<string, string>> = { 'copperline-comedy': 'account_copperline' };

/** Organisers of the sample, Aurora first. */
export const organisers: readonly CatalogueOrganiser[] = [
  aurora,
  ...plans.map(([vanityName, name, brand, mark, en, fr, es]) => ({
    vanityName,
    name,
    description: localeTexts(en, fr, es),
    brand,
    logoSvg: logoOf({ name, mark, accent: brand.primary }),
    email: `hello@${vanityName}.example`,
    website: `https://${vanityName}.example`,
    ...(payoutRecipients[vanityName] ? { payoutRecipient: payoutRecipients[vanityName] } : {}),
  })),
];
