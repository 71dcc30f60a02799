import { takeTab } from './useOnePerson.ts';

const draft = 'foyer.form.contact';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(draft, '{"v":1,"values":{"name":"Zelmira"}}');
});

describe('what was typed in a tab', () => {
  it('waits for the person who typed it, over a lost session [I4.15]', () => {
    takeTab('zelmira');
    expect(takeTab('zelmira')).toBe(false);
    expect(sessionStorage.getItem(draft)).toContain('Zelmira');
  });

  it('is theirs who logs in after typing', () => {
    expect(takeTab('zelmira')).toBe(false);
    expect(sessionStorage.getItem(draft)).not.toBeNull();
  });

  it('is gone when another person logs in, with all else that was kept; but not the page to return to [BR-10]', () => {
    takeTab('zelmira');
    sessionStorage.setItem('of-tomorrow', 'x');
    sessionStorage.setItem('foyer.wayBack', '/profile');
    expect(takeTab('ada')).toBe(true);
    expect({ ...sessionStorage }).toEqual({ 'foyer-tab-owner': 'ada', 'foyer.wayBack': '/profile' });
  });

  it('is nowhere without a storage', () => {
    const forbidden = (): Storage => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(takeTab('zelmira', forbidden)).toBe(false);
  });
});
