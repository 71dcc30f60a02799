import { brokenLinks, missingDocuments } from './brokenLinks.ts';

const exists = (target: string): boolean => target === 'docs/texts.md';

describe('links between documents', () => {
  it('accepts files that exist, with or without an anchor, and addresses', () => {
    const document = '[a](docs/texts.md) [b](docs/texts.md#tone) [c](https://nx.dev) [d](#here)';
    expect(brokenLinks(document, exists)).toEqual([]);
  });

  it('names a file that does not exist', () => {
    expect(brokenLinks('see [the page](docs/gone.md)', exists)).toEqual(['docs/gone.md']);
  });

  it('reads no code', () => {
    expect(brokenLinks('```ts\nlist[0](docs/gone.md)\n```\n', exists)).toEqual([]);
  });
});

describe('citations of documents', () => {
  it('accepts documents that exist, and leaves links and other files alone', () => {
    const text =
      '[docs/texts.md] `docs/texts.md` [docs/texts.md, tone] [gone.md](docs/gone.md) [a.mdxs] `x.ts`';
    expect(missingDocuments(text, exists)).toEqual([]);
  });

  it('names a document that does not exist', () => {
    expect(missingDocuments("it('is fast [gone.md, goal 2]') // `docs/gone.mdx`", exists)).toEqual([
      'gone.md',
      'docs/gone.mdx',
    ]);
  });
});
