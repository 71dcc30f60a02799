import { describeStories } from '@foyer/testing/stories';

describeStories();
