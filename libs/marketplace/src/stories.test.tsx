import { describeStories } from '@foyer/testing/stories';

// jsdom has no canvas: the map shows that it is unavailable.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

describeStories();
