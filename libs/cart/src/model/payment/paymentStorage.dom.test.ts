import { paymentStorage } from './paymentStorage.ts';

describe('the storage of a payment under way', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is that of the tab', () => {
    paymentStorage.setItem('card', '1');
    expect(sessionStorage.getItem('card')).toBe('1');
  });

  it('is memory in the frame of a partner’s page', () => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    paymentStorage.setItem('card', '2');
    expect(paymentStorage.getItem('card')).toBe('2');
    expect(sessionStorage.getItem('card')).toBeNull();
  });
});
