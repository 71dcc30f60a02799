export { describeStories } from './describeStories.tsx';
