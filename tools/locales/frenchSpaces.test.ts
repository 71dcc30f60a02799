import { withFrenchSpaces } from './frenchSpaces.ts';

/** No-break spaces, made visible. */
const shown = (text: string): string => withFrenchSpaces(text).replace(/\u00a0/g, '~');

describe('withFrenchSpaces', () => {
  it.each([
    ['Date initiale : <date/>', 'Date initiale~: <date/>'],
    ['pour « {{job}} ». Merci', 'pour «~{{job}}~». Merci'],
    ['pour «{{job}} ».', 'pour «~{{job}}~».'],
    ['15 % ou 12,50 $', '15~% ou 12,50~$'],
    ['plus de 60 000 places, 25 000 par an', 'plus de 60~000 places, 25~000 par an'],
    ['dès {{age}} ans, en {{count}} jours, 10 Mo', 'dès {{age}}~ans, en {{count}}~jours, 10~Mo'],
    ['au moins {{minimumAge}} ans', 'au moins {{minimumAge}}~ans'],
    ['{{count, number}} minutes', '{{count, number}}~minutes'],
    ['Prêt? Oui; allez! https://foyer.example', 'Prêt? Oui; allez! https://foyer.example'],
    ['{{item}}: le prix a changé, à 19:30', '{{item}}~: le prix a changé, à 19:30'],
    ['le même compte: votre place reste, <clock/>:', 'le même compte~: votre place reste, <clock/>~:'],
    ['Envie d’y aller ? Oui\u00a0; bravo\u202f!', 'Envie d’y aller? Oui; bravo!'],
    ['{{label}}\u202f: {{amount}}', '{{label}}~: {{amount}}'],
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
  ])('sets %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(shown(withFrenchSpaces(text))).toBe(expected);
  });
});
