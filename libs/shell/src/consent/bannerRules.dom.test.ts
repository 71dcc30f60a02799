import { mayMeasure, showsBanner } from './bannerRules.ts';
import { decide, initialConsent } from './consentStates.ts';
import { readVisitorPrivacy } from './visitorPrivacy.ts';

const newId = () => 'client-of-a-test';
const facts = {
  consent: initialConsent,
  privacy: { privacyDefault: 'denied', globalPrivacyControl: false },
  isShownEverywhere: false,
  route: {},
} as const;
const granting = { privacyDefault: 'granted', globalPrivacyControl: false } as const;
const controlled = { privacyDefault: 'denied', globalPrivacyControl: true } as const;

describe('the banner', () => {
  it('is shown only to visitors who were not asked yet [I4.18, I6.01]', () => {
    expect(showsBanner(facts)).toBe(true);
    for (const choice of ['granted', 'denied'] as const)
      expect(showsBanner({ ...facts, consent: decide(initialConsent, choice, newId) })).toBe(false);
  });

  it('is shown where the region denies, or everywhere if the remote key says so [I3.31, I3.32, I4.19]', () => {
    expect(showsBanner({ ...facts, privacy: granting })).toBe(false);
    expect(showsBanner({ ...facts, privacy: granting, isShownEverywhere: true })).toBe(true);
  });

  it('does not ask where the browser has answered already: Global Privacy Control [PV-02]', () => {
    expect(showsBanner({ ...facts, privacy: controlled, isShownEverywhere: true })).toBe(false);
  });

  it('stays away from pages that hide it, and from addresses without a page [I4.18]', () => {
    expect(showsBanner({ ...facts, route: { hidesConsent: true } })).toBe(false);
    expect(showsBanner({ ...facts, route: undefined })).toBe(false);
  });
});

describe('measuring [PV-01, I6.06]', () => {
  const privacies = {
    'a region that denies': facts.privacy,
    'one that grants': granting,
    'Global Privacy Control': controlled,
  };
  const choices = {
    'no choice': initialConsent,
    granted: decide(initialConsent, 'granted', newId),
    denied: decide(initialConsent, 'denied', newId),
  };
  const cells = Object.entries(privacies).flatMap(([where, privacy]) =>
    Object.entries(choices).map(([choice, consent]) => [where, choice, privacy, consent] as const),
  );
  it.each(cells)('in %s with %s', (where, choice, privacy, consent) => {
    expect(mayMeasure(consent, privacy)).toBe(choice === 'granted' && where !== 'Global Privacy Control');
  });
});

describe('what is known of a visitor [I4.19]', () => {
  const brought = (response: unknown) => {
    const page = document.implementation.createHTMLDocument();
    const data = page.createElement('script');
    data.id = 'foyer-data';
    data.type = 'application/json';
    data.textContent = JSON.stringify([{ operationId: 'visitorPrivacy', request: null, response }]);
    page.head.append(data);
    return page;
  };

  it('is what the server says, and denied where it says nothing that can be read', () => {
    expect(readVisitorPrivacy(brought(granting), {})).toEqual(granting);
    for (const page of [
      document.implementation.createHTMLDocument(),
      brought('granted'),
      brought({ privacyDefault: 'yes' }),
    ])
      expect(readVisitorPrivacy(page, {})).toEqual({ privacyDefault: 'denied', globalPrivacyControl: false });
  });

  it('follows Global Privacy Control of the request or of the browser, and then denies', () => {
    expect(readVisitorPrivacy(brought({ ...granting, globalPrivacyControl: true }), {})).toEqual(controlled);
    expect(readVisitorPrivacy(brought(granting), { globalPrivacyControl: true })).toEqual(controlled);
    expect(readVisitorPrivacy(brought(granting), { globalPrivacyControl: false })).toEqual(granting);
  });
});
