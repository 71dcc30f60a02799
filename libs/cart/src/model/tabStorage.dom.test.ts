import { tabStorage } from './tabStorage.ts';

describe('the storage of a payment under way', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is that of the tab', () => {
    tabStorage.setItem('card', '1');
    expect(sessionStorage.getItem('card')).toBe('1');
  });

  it('is memory in the frame of a partner’s page', () => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    tabStorage.setItem('card', '2');
    expect(tabStorage.getItem('card')).toBe('2');
    expect(sessionStorage.getItem('card')).toBeNull();
  });
});
