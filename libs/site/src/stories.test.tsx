import { describeStories } from '@foyer/testing/stories';
import * as newsletter from './components/newsletter/Newsletter.stories.tsx';
import * as careers from './pages/careers/Careers.stories.tsx';
import * as pages from './pages/SitePages.stories.tsx';

describeStories({ careers, newsletter, pages });
