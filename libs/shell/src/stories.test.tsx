import { describeStories } from '@foyer/testing/stories';
import * as app from './app/FoyerApp.stories.tsx';
import * as consent from './companion/consent/Consent.stories.tsx';
import * as frame from './frame/AppFrame.stories.tsx';
import * as parts from './frame/FrameParts.stories.tsx';
import * as debug from './pages/debug/DebugPages.stories.tsx';
import * as careers from './pages/careers/Careers.stories.tsx';
import * as pages from './pages/Pages.stories.tsx';
import * as sitePages from './pages/SitePages.stories.tsx';

describeStories({ app, careers, consent, debug, frame, parts, pages, sitePages });
