import i18next from 'i18next';
import { productVariables, type ProductWord } from '../../libs/util/src/text/productVariables.ts';
import { agreementProblems } from './productAgreement.ts';
import { namespacesOf, readTexts, type LocaleTag } from './readLocales.ts';

const problems = (locale: string, text: string) => agreementProblems(locale, new Map([['key', text]]));

describe('agreementProblems', () => {
  it.each([
    ['fr-CA', 'Tous vos {{products}} sont là.'],
    ['fr-CA', 'Oups, ce {{product}} n’est plus valide.'],
    ['fr-CA', 'La limite de {{products}} est atteinte.'],
    ['fr-CA', 'Vos {{products}} sont gelés.'],
    ['fr-CA', 'Votre {{product}} ne peut pas être transféré.'],
    ['es-US', 'Todos tus {{products}} están ahí.'],
    ['es-US', 'Este {{product}} ya no existe.'],
    ['es-US', 'Tus {{products}} están bloqueados.'],
    ['es-US', 'Tu {{product}} no está activo.'],
    ['en-US', 'When you sell a {{product}}'],
  ])('finds in %s: %s', (locale, text) => {
    expect(problems(locale, text)).toHaveLength(1);
  });

  it.each([
    ['fr-CA', 'Vos {{products}} sont gelé{{productEnding}}s, et la limite {{ofProducts}} est atteinte.'],
    ['fr-CA', 'L’accès à vos {{products}} est verrouillé.'],
    ['fr-CA', 'Chaque {{product}} fait entrer une personne. Il faut un compte validé.'],
    ['es-US', 'Tus {{products}} ya abiert{{productEnding}}s siguen aquí.'],
    ['es-US', 'El uso de tus {{products}} está bloqueado.'],
    ['es-US', 'Consigue tus {{products}} y muestra las entradas.'],
    ['en-US', 'Sell {{aProduct}}; this {{product}} is yours.'],
  ])('lets pass in %s: %s', (locale, text) => {
    expect(problems(locale, text)).toEqual([]);
  });
});

/** Words that break sentences written for *Pass*: feminine ones, and ones that begin with a vowel. */
const words: readonly [LocaleTag, ProductWord, broken: RegExp][] = [
  [
    'fr-CA',
    { one: 'Lueur', other: 'Lueurs', gender: 'f' },
    /\b(?:un|ce|cet|le|du|au|aucun|tous (?:vos |les )?)\s*Lueurs?\b|Lueur [^.;]{0,30}(?<!e)é(?![\p{L}])|Lueurs [^.;]{0,30}és(?![\p{L}])/iu,
  ],
  ['fr-CA', { one: 'Accès', other: 'Accès' }, /(?<![\p{L}])(?:de|ce|le|la|que|si) Accès/iu],
  [
    'es-US',
    { one: 'Luz', other: 'Luces', gender: 'f' },
    /\b(?:un|este|ese|el|los|del|al|todos (?:tus |los )?)\s*(?:Luz|Luces)\b|Luces [^.;]{0,30}(?:ados|idos|iertos|ivos)\b|Luz [^.;]{0,30}(?:ado|ido|ivo)\b/iu,
  ],
  ['en-US', { one: 'Access', other: 'Accesses' }, /\ba Access\b/i],
  ['en-CA', { one: 'Access', other: 'Accesses' }, /\ba Access\b/i],
];

describe('messages with the word for an access item', () => {
  it.each(words)('agree with another word in %s: %o', (locale, word, broken) => {
    const texts = i18next.createInstance();
    const variables = productVariables(word, locale);
    void texts.init({
      lng: locale,
      initAsync: false,
      keySeparator: false,
      resources: { [locale]: {} },
      interpolation: { escapeValue: false, defaultVariables: variables, skipOnVariables: false },
    });
    const rendered = namespacesOf(locale).flatMap((namespace) =>
      [...readTexts(locale, namespace)!.texts]
        .filter(([, text]) => Object.keys(variables).some((name) => text.includes(`{{${name}}}`)))
        .map(([key, text]) => [
          `${namespace}.${key}`,
          texts.services.interpolator.interpolate(text, {}, locale, {}),
        ]),
    );
    expect(rendered.length).toBeGreaterThan(20);
    expect(rendered.filter(([, text]) => broken.test(text!))).toEqual([]);
  });
});
