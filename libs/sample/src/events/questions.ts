import { localeTexts, type CatalogueQuestion } from '@foyer/catalogue';

/** Builds questions of every kind: of each place, of the order, required and not. */
export const questionsFor = (): CatalogueQuestion[] => [
  {
    questionId: 'screen',
    kind: 'choice',
    label: localeTexts('Where will you watch?', 'Où allez-vous regarder?', '¿Dónde lo verás?'),
    required: true,
    per: 'token',
    choices: [
      { choiceId: 'tv', label: localeTexts('On a TV', 'Sur un téléviseur', 'En un televisor') },
      {
        choiceId: 'hand',
        label: localeTexts(
          'On a phone or tablet',
          'Sur un téléphone ou une tablette',
          'En un teléfono o una tableta',
        ),
      },
    ],
  },
  {
    questionId: 'onAir',
    kind: 'yesNo',
    label: localeTexts(
      'Can the host say your first name on air?',
      'L’animateur peut-il dire votre prénom en ondes?',
      '¿Puede el presentador decir tu nombre al aire?',
    ),
    required: true,
    per: 'order',
  },
  {
    questionId: 'line',
    kind: 'text',
    label: localeTexts(
      'A line for the host to read',
      'Une phrase que l’animateur lira',
      'Una frase para que la lea el presentador',
    ),
    required: false,
    per: 'order',
  },
];
