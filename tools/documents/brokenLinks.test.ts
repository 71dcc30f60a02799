import { brokenLinks } from './brokenLinks.ts';

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
