import { readOptions } from './readOptions.ts';

const base = ['--base-url', 'http://localhost:4200'];

describe('readOptions', () => {
  it('reads every option', () => {
    const words = [
      '--world',
      './world.ts',
      '--part',
      'fields',
      '--part',
      'input',
      '--share',
      '0.1',
      '--deep',
      '--within',
      '5000',
    ];
    expect(readOptions([...base, ...words, '--seed', 'seven'])).toEqual({
      baseUrl: new URL('http://localhost:4200'),
      world: './world.ts',
      parts: ['fields', 'input'],
      share: 0.1,
      seed: 'seven',
      isDeep: true,
      answerWithinMs: 5_000,
    });
    expect(readOptions(['--help'])).toBe('help');
  });

  it.each([
    [[]],
    [['--base-url', 'localhost:4200']],
    [[...base, '--share', '0']],
    [[...base, '--share', '2']],
    [[...base, '--within', 'soon']],
  ])('refuses %j', (words) => {
    expect(() => readOptions(words)).toThrow(/--(base-url|share|within)/);
  });
});
