import { isolateText } from './isolateText.ts';

describe('a value within a sentence [BI-05]', () => {
  it.each(['Northern Lights', 'La nuit du fleuve – l’été', '2 × 北京', ''])('stays as it is: %p', (text) =>
    expect(isolateText(text)).toBe(text),
  );

  it('is set apart where it runs from right to left', () => {
    expect(isolateText('أم كلثوم')).toBe('\u2068أم كلثوم\u2069');
    expect(isolateText('Live: ליאורה 2')).toBe('\u2068Live: ליאורה 2\u2069');
  });

  it('loses signs that turn or close what is around it', () => {
    expect(isolateText('moc.live\u202e@fan')).toBe('\u2068moc.live@fan\u2069');
    expect(isolateText('end\u2069\u202eafter')).toBe('\u2068endafter\u2069');
  });
});
