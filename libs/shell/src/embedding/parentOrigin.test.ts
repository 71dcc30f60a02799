import { invalidIframeOrigin, parentOrigin } from './parentOrigin.ts';

describe('parentOrigin', () => {
  it.each([
    [['https://partner.example'], 'https://other.example/page', 'https://partner.example'],
    [[], 'https://partner.example/page?x=1', 'https://partner.example'],
    [[], '', invalidIframeOrigin],
    [['null'], 'https://partner.example/', invalidIframeOrigin],
    [[], 'javascript:alert(1)', invalidIframeOrigin],
  ])('of %j with the referrer %s is %s [I4.24]', (ancestorOrigins, referrer, expected) => {
    expect(parentOrigin({ ancestorOrigins, referrer })).toBe(expected);
  });
});
