import { scrollWhenTall } from './scrollWhenTall.ts';

describe('scrollWhenTall', () => {
  let grow: (height: number) => void;
  let scrollTo: jest.SpyInstance;
  const original = window.ResizeObserver;
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    window.ResizeObserver = class extends original {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        let isWatching = true;
        this.disconnect = () => void (isWatching = false);
        grow = (height) => {
          jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
          if (isWatching) callback([], this);
        };
      }
    };
  });
  afterEach(() => {
    window.ResizeObserver = original;
    jest.restoreAllMocks();
  });

  it('follows a list that gets its pages again to the position, and then no further [C2.22f]', () => {
    scrollWhenTall(2000, () => true);
    grow(1200);
    grow(4000);
    grow(5000);
    expect(scrollTo.mock.calls).toEqual([
      [0, 2000],
      [0, 2000],
    ]);
  });

  it('leaves a user alone who has begun to scroll, or has gone on to another page', () => {
    scrollWhenTall(2000, () => true);
    window.dispatchEvent(new Event('wheel'));
    grow(4000);
    scrollWhenTall(2000, () => false);
    grow(4000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
