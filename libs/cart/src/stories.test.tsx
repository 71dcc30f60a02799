import { describeStories } from '@foyer/testing/stories';

beforeEach(() => window.sessionStorage.clear());

describeStories();
