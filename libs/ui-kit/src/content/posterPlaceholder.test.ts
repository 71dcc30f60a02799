import { placeholderBackground } from './posterPlaceholder.ts';

const colors = ['#2a1c5a', '#f06a4d'];

describe('placeholderBackground', () => {
  it('draws the blur of the picture over the whole place', () => {
    const background = placeholderBackground('UQcGFIZEbXZQl3eSaacgblH2eA==', colors) ?? '';
    const [, picture] =
      /^url\("data:image\/png;base64,([A-Za-z0-9+/=]+)"\) center \/ cover$/.exec(background) ?? [];
    const bytes = Buffer.from(picture ?? '', 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // Width and height of the header: a small picture in the shape of the large one.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([32, 18]);
  });

  it.each([undefined, '', 'AA==', 'not a hash!', '"); background: url(https://evil.example'])(
    'takes the colours where there is no blur: %s',
    (placeholder) => {
      const background = placeholderBackground(placeholder, colors) ?? '';
      expect(background).not.toContain('url(');
      expect(background).toContain('#f06a4d');
    },
  );

  it('believes no colour that is none, and holds the place with the surface then', () => {
    expect(placeholderBackground(undefined, ['red', 'url(https://evil.example)'])).toBeUndefined();
  });
});
