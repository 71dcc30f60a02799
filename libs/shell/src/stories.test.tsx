import { describeStories } from '@foyer/testing/stories';
import * as app from './app/FoyerApp.stories.tsx';
import * as consent from './companion/Consent.stories.tsx';
import * as frame from './frame/AppFrame.stories.tsx';
import * as parts from './frame/FrameParts.stories.tsx';
import * as debug from './pages/debug/DebugPages.stories.tsx';
import * as pages from './pages/Pages.stories.tsx';

describeStories({ app, consent, debug, frame, parts, pages });
