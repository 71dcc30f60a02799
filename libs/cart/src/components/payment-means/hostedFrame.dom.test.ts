import { hostedAddress, isFromFrame, readHostedMessage } from './hostedFrame.ts';

describe('readHostedMessage', () => {
  it.each([
    [{ type: 'foyer.card.ready', version: 1 }, { type: 'foyer.card.ready' }],
    [
      { type: 'foyer.card.resize', version: 1, height: 99_999 },
      { type: 'foyer.card.resize', height: 1200 },
    ],
    [
      { type: 'foyer.card', version: 1, cardToken: 'tok', number: '4242' },
      { type: 'foyer.card', cardToken: 'tok' },
    ],
    [
      { type: 'foyer.card.invalid', version: 1, fields: ['cvc', 7] },
      { type: 'foyer.card.invalid', fields: ['cvc'] },
    ],
    [
      { type: 'foyer.card.verification', version: 1, verificationToken: 'v' },
      { type: 'foyer.card.verification', verificationToken: 'v' },
    ],
    [{ type: 'foyer.card', version: 2, cardToken: 'tok' }, undefined],
    [{ type: 'foyer.card', version: 1, cardToken: '' }, undefined],
    [{ type: 'foyer.card.resize', version: 1, height: Number.NaN }, undefined],
    [{ type: 'something', version: 1 }, undefined],
    ['foyer.card.ready', undefined],
    [null, undefined],
  ])('reads %j as %j', (data, expected) => {
    expect(readHostedMessage(data)).toEqual(expected);
  });
});

describe('isFromFrame', () => {
  const frame = window;
  const event = (origin: string, source: Window | null) => new MessageEvent('message', { origin, source });
  it('listens to the exact origin and window alone', () => {
    expect(isFromFrame(event('http://pay.localhost:4200', frame), 'http://pay.localhost:4200', frame)).toBe(
      true,
    );
    expect(
      isFromFrame(event('http://pay.localhost:4200.evil.test', frame), 'http://pay.localhost:4200', frame),
    ).toBe(false);
    expect(isFromFrame(event('http://pay.localhost:4200', null), 'http://pay.localhost:4200', frame)).toBe(
      false,
    );
    expect(isFromFrame(event('http://pay.localhost:4200', null), 'http://pay.localhost:4200', null)).toBe(
      false,
    );
  });
});

describe('hostedAddress', () => {
  it('names parent and language, and refuses what is no http address', () => {
    expect(hostedAddress('http://pay.localhost/verify?x=1', 'http://localhost:4200', 'fr-CA')?.href).toBe(
      'http://pay.localhost/verify?x=1&origin=http%3A%2F%2Flocalhost%3A4200&locale=fr-CA',
    );
    expect(
      hostedAddress('http://pay.localhost/fields', 'http://localhost:4200', 'en-US', 'CA')?.searchParams.get(
        'country',
      ),
    ).toBe('CA');
    expect(hostedAddress('javascript:alert(1)', 'http://localhost', 'en-US')).toBeNull();
    expect(hostedAddress('nonsense', 'http://localhost', 'en-US')).toBeNull();
  });
});
