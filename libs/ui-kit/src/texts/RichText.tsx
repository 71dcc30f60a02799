import { cloneElement, type ReactElement, type ReactNode } from 'react';

export interface RichTextProps {
  /** Translated message with tags: `held for <clock/>`, `the <terms>terms of use</terms>`. */
  text: string;
  /** Element of each tag. The words between the tags become its children. */
  elements: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

const tag = /<(\w+)(?:\/>|>(.*?)<\/\1>)/;

/** Message with elements inside its sentence. It does what `<Trans>` does for flat tags, for 4 KB less. */
export function RichText({ text, elements }: RichTextProps): ReactNode {
  const found = tag.exec(text);
  const [whole = '', name = '', words] = found ?? [];
  const element = elements[name];
  if (!found || !element) return text;
  return (
    <>
      {text.slice(0, found.index)}
      {words === undefined ? element : cloneElement(element, undefined, words)}
      <RichText text={text.slice(found.index + whole.length)} elements={elements} />
    </>
  );
}
