import { localeTexts, type LocaleTexts } from '@foyer/catalogue';

/** Names of price zones of houses that don't have their own words for them. */
export const zoneNames = {
  floorStanding: localeTexts('Floor, standing', 'Parterre, debout', 'Pista, de pie'),
  /** By the name that the map has there, as the next one. */
  frontFloor: localeTexts('Front Pit, standing', 'Front Pit, debout', 'Front Pit, de pie'),
  tables: localeTexts('Tables, single seats', 'Tables, places à l’unité', 'Tables (mesas), lugares sueltos'),
  floorSeats: localeTexts('Floor seats', 'Sièges au parterre', 'Asientos de pista'),
  lowerCentre: localeTexts('Lower level, center', 'Niveau inférieur, centre', 'Nivel inferior, centro'),
  lower: localeTexts('Lower level', 'Niveau inférieur', 'Nivel inferior'),
  club: localeTexts('Club level', 'Niveau club', 'Nivel club'),
  upper: localeTexts('Upper level', 'Niveau supérieur', 'Nivel superior'),
  upperEnd: localeTexts('Upper level, ends', 'Niveau supérieur, extrémités', 'Nivel superior, cabeceras'),
  behindStage: localeTexts(
    'Beside the stage, limited view',
    'Côtés de la scène, vue limitée',
    'A los lados del escenario, vista limitada',
  ),
  frontRow: localeTexts('Front row', 'Premier rang', 'Primera fila'),
  generalAdmission: localeTexts('General admission', 'Admission générale', 'Admisión general'),
  balconyStanding: localeTexts('Balcony, standing', 'Balcon, debout', 'Balcón, de pie'),
  vip: localeTexts('VIP terrace', 'Terrasse VIP', 'Terraza VIP'),
  accessiblePlatform: localeTexts('Accessible platform', 'Plateforme accessible', 'Plataforma accesible'),
  campingWeekend: localeTexts('Field and camping', 'Terrain et camping', 'Campo y camping'),
  sideline: localeTexts('Sideline', 'Ligne de côté', 'Línea lateral'),
  endZone: localeTexts('End zone', 'Derrière les buts', 'Zona de anotación'),
  ring: localeTexts('In the round', 'Autour de la scène', 'Alrededor del escenario'),
  stream: localeTexts('Live stream', 'Diffusion en direct', 'Transmisión en vivo'),
} satisfies Record<string, LocaleTexts>;
