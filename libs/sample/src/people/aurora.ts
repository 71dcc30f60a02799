import { localeTexts, logoOf, type CatalogueOrganiser } from '@foyer/catalogue';
import { auroraDark, auroraLight } from './auroraThemes.ts';

/** Organiser with a white-label site, deliberately styled unlike the product's [I1.07]. */
export const aurora: CatalogueOrganiser = {
  vanityName: 'aurora',
  name: 'Aurora',
  description: localeTexts(
    'Northern lights, southern bass: electronic and art-pop nights in rooms with good sightlines and better sound.',
    'Aurores boréales et basses profondes : des soirées électroniques et art-pop dans des salles où l’on voit bien et entend mieux.',
    'Luces del norte y graves del sur: noches electrónicas y de art-pop en salas con buena vista y mejor sonido.',
  ),
  brand: { primary: '#2fe6a7', ink: '#04131c', paper: '#eafff6' },
  logoSvg: logoOf({
    name: 'Aurora',
    accent: '#19c48c',
    weight: 300,
    spacing: 6,
    mark: '<path d="M4 46C18 10 26 10 32 30S46 52 60 16" fill="none" stroke="var-accent" stroke-width="7" stroke-linecap="round"/><path d="M4 58C18 30 26 28 32 42s14 18 28-10" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  }),
  email: 'hello@aurora.example',
  website: 'https://aurora.example',
  whiteLabel: {
    host: 'aurora.localhost',
    clientDark: {
      tone: 'dark',
      baseBackground: '#04131c',
      surface: '#0a2130',
      surfaceRaised: '#123043',
      content: '#effcf7',
      contentMuted: '#a6c3c4',
      accentSurface: '#2fe6a7',
      accentContent: '#032018',
      infoSurface: '#7aa8ff',
      infoContent: '#071330',
      border: '#27495c',
    },
    clientLight: {
      tone: 'light',
      baseBackground: '#f3fbf8',
      surface: '#ffffff',
      surfaceRaised: '#e4f4ee',
      content: '#04202b',
      contentMuted: '#41616a',
      accentSurface: '#00694a',
      accentContent: '#f2fffa',
      infoSurface: '#2447a8',
      infoContent: '#f4f7ff',
      border: '#b6d3cb',
    },
    customThemes: [auroraDark, auroraLight],
    texts: {
      siteName: 'Aurora',
      tagline: localeTexts('Nights that glow.', 'Des nuits qui rayonnent.', 'Noches que brillan.'),
      product: localeTexts('Glow', 'Lueur', 'Luz'),
      products: localeTexts('Glows', 'Lueurs', 'Luces'),
      productGender: 'f',
      productAddress: 'Glow',
    },
    customHomepageUrl: 'https://aurora.example',
    preventKeepShopping: false,
    detailOnlyFlow: false,
  },
};
