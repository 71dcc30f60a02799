import { scrubText } from './scrubText.ts';

const canaries = {
  email: 'canary.ada+1@lovelace.example',
  token: 'q7Xk2mPz9Rt4Vw8Yb3Nc6Hd1Jf5Ls0GaBcDeF-_12',
  id: '01936f5e-7c00-7000-8000-0000000000bb',
  card: '4242 4242 4242 4242',
  phone: '416-555-0199',
  name: 'Ada Lovelace',
  postalCode: 'M5V 2T6',
};

describe('scrubText [PV-04]', () => {
  it.each([
    ['an address of mail', `no user ${canaries.email} found`, 'no user [email] found'],
    ['a bearer token', `Authorization: Bearer ${canaries.token}`, 'Authorization: Bearer [secret]'],
    ['a token by itself', `token ${canaries.token}!`, 'token [token]!'],
    ['an id', `event ${canaries.id} is gone`, 'event [token] is gone'],
    ['a card', `card ${canaries.card}.`, 'card [number].'],
    ['a phone', `call ${canaries.phone} now`, 'call [number] now'],
    [
      'the query of an address',
      `GET https://foyer.example/verifyEmail?token=abc&email=a failed`,
      'GET https://foyer.example/verifyEmail?[query] failed',
    ],
    ['the query of a path', 'at /resetPassword#code=abc', 'at /resetPassword?[query]'],
    ['who is named in an address', 'https://ada:pw@foyer.example/x', 'https://foyer.example/x'],
  ])('takes out %s', (_name, text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it('takes out words that are known to be private, in any case, the longest first', () => {
    const words = ['Ada', canaries.name, canaries.postalCode, 'A'];
    expect(scrubText('ADA LOVELACE of m5v 2t6 and ada: A', words)).toBe(
      '[private] of [private] and [private]: A',
    );
    expect(scrubText('(.*) fell', ['(.*)'])).toBe('[private] fell');
  });

  it('leaves what a fault is found by', () => {
    const stack =
      'TypeError: x is not a function\n    at useEventAvailabilityWithoutDigits (https://foyer.example/assets/1a2b3c4d.js:1:2345)\n    at https://foyer.example/assets/main.0274b120f7.js:12:34\n    at act (/app/node_modules/@testing-library/react.js:1:2)';
    expect(scrubText(stack)).toBe(stack);
  });

  it.each(['a', '1', '-', '?', '=', '@', 'a@', '1-', 'Bearer ', '/?='])(
    'is quick with 100 kB of %j [BI-11]',
    (part) => {
      const started = performance.now();
      scrubText(part.repeat(100_000 / part.length), [canaries.name]);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});
