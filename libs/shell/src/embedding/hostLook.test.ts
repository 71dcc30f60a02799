import { contrastProblems, themes } from '@foyer/ui-kit';
import { hostLook } from './hostLook.ts';

describe('the look that a host page asks for [I1.07, I3.29]', () => {
  it('is its colour in both tones, readable, with its corners', async () => {
    const look = await hostLook('?accent=%23AA3300&corners=round');
    const { clientDark, clientLight } = look?.themeRoot.clients ?? {};
    for (const theme of [clientDark, clientLight]) {
      expect(theme).toMatchObject({ colors: { accent: '#aa3300' }, body: { corners: 'round' } });
      expect(theme && contrastProblems(theme.colors)).toEqual([]);
    }
    expect(look?.tone).toBeUndefined();
    expect(look?.complaint).toBeUndefined();
  });

  it('settles the tone, with a colour or without one', async () => {
    expect(await hostLook('?tone=light')).toEqual({ tone: 'light', themeRoot: {} });
    expect(await hostLook('?tone=dark&accent=%23214a3a')).toMatchObject({ tone: 'dark' });
  });

  it.each([
    '',
    '?accent=red',
    '?accent=%23fff',
    '?accent=%23ffffff%3B%7D%3C/style%3E',
    '?accent=url(//evil.example)&corners=round',
    '?tone=neon',
  ])('is the product’s own for %s [BI-12, BR-04]', async (search) => {
    expect(await hostLook(search)).toBeUndefined();
  });

  it('has the usual corners where it asks for others than there are', async () => {
    const look = await hostLook('?accent=%23aa3300&corners=__proto__');
    expect(look?.themeRoot.clients?.clientLight?.body).toEqual(themes.clientLight.body);
  });
});
