/** Word for an access item in one locale, with what grammar needs to know about it. */
export interface ProductWord {
  readonly one: string;
  readonly other: string;
  /** Grammatical gender in French and Spanish; masculine by default. */
  readonly gender?: 'm' | 'f' | undefined;
  /** Takes `d’` in French and `an` in English; by default when it begins with a vowel. */
  readonly elides?: boolean | undefined;
}

/** Variables that every message may use. */
export interface ProductVariables extends Record<string, string> {
  product: string;
  products: string;
  /** `a Pass`, `an Access`, `une Lueur` */
  aProduct: string;
  /** `the Passes`, `les Lueurs`, `las Luces` */
  theProducts: string;
  /** After a noun or quantity: `of Passes`, `d’Accès`, `de Luces` */
  ofProducts: string;
  /** Ends a participle or adjective: `gelé{{productEnding}}s`, `abiert{{productEnding}}s` */
  productEnding: string;
}

interface Agreement {
  a: string;
  the: string;
  of: string;
  ending: string;
}

const vowel = /^[aeiou]/i;
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

function agreementOf({ gender, elides }: ProductWord, language: string, beginsWithVowel: boolean): Agreement {
  const isFeminine = gender === 'f';
  const isElided = elides ?? beginsWithVowel;
  if (language === 'fr') {
    const of = isElided ? 'd’' : 'de ';
    return { a: isFeminine ? 'une ' : 'un ', the: 'les ', of, ending: isFeminine ? 'e' : '' };
  }
  if (language === 'es') {
    return isFeminine
      ? { a: 'una ', the: 'las ', of: 'de ', ending: 'a' }
      : { a: 'un ', the: 'los ', of: 'de ', ending: 'o' };
  }
  return { a: isElided ? 'an ' : 'a ', the: 'the ', of: 'of ', ending: '' };
}

/** Builds the variables of messages from the word of a deployment or site [C1]. */
export function productVariables(word: ProductWord, locale: string): ProductVariables {
  const { one, other } = word;
  const isVowel = vowel.test(withoutAccents(other));
  const { a, the, of, ending } = agreementOf(word, locale.slice(0, 2), isVowel);
  return {
    product: one,
    products: other,
    aProduct: `${a}${one}`,
    theProducts: `${the}${other}`,
    ofProducts: `${of}${other}`,
    productEnding: ending,
  };
}
