import type { Locale } from '@foyer/contract';

type Names = Readonly<Record<string, string>>;

/** French names of states and provinces, where they differ from the English ones. */
const french: Names = {
  'CA.BC': 'Colombie-Britannique',
  'CA.NB': 'Nouveau-Brunswick',
  'CA.NL': 'Terre-Neuve-et-Labrador',
  'CA.NS': 'Nouvelle-Écosse',
  'CA.NT': 'Territoires du Nord-Ouest',
  'CA.PE': 'Île-du-Prince-Édouard',
  'CA.QC': 'Québec',
  'US.CA': 'Californie',
  'US.DC': 'District de Columbia',
  'US.FL': 'Floride',
  'US.GA': 'Géorgie',
  'US.HI': 'Hawaï',
  'US.LA': 'Louisiane',
  'US.NC': 'Caroline du Nord',
  'US.ND': 'Dakota du Nord',
  'US.NM': 'Nouveau-Mexique',
  'US.PA': 'Pennsylvanie',
  'US.SC': 'Caroline du Sud',
  'US.SD': 'Dakota du Sud',
  'US.VA': 'Virginie',
  'US.WV': 'Virginie-Occidentale',
};

/** Spanish names, likewise. */
const spanish: Names = {
  'CA.BC': 'Columbia Británica',
  'CA.NB': 'Nuevo Brunswick',
  'CA.NL': 'Terranova y Labrador',
  'CA.NS': 'Nueva Escocia',
  'CA.NT': 'Territorios del Noroeste',
  'CA.PE': 'Isla del Príncipe Eduardo',
  'CA.YT': 'Yukón',
  'US.DC': 'Distrito de Columbia',
  'US.HI': 'Hawái',
  'US.LA': 'Luisiana',
  'US.MO': 'Misuri',
  'US.MS': 'Misisipi',
  'US.NC': 'Carolina del Norte',
  'US.ND': 'Dakota del Norte',
  'US.NH': 'Nuevo Hampshire',
  'US.NJ': 'Nueva Jersey',
  'US.NM': 'Nuevo México',
  'US.NY': 'Nueva York',
  'US.OR': 'Oregón',
  'US.PA': 'Pensilvania',
  'US.SC': 'Carolina del Sur',
  'US.SD': 'Dakota del Sur',
  'US.WV': 'Virginia Occidental',
};

const namesOf: Partial<Record<Locale, Names>> = { 'fr-CA': french, 'es-US': spanish };

/**
 * Returns the name of a state or province in a language. GeoNames has English names only, and Intl has none.
 * @param english fallback
 */
export const regionName = (country: string, code: string, english: string, locale: Locale): string =>
  namesOf[locale]?.[`${country}.${code}`] ?? english;
