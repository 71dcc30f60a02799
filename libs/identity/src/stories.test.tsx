import { describeStories } from '@foyer/testing/stories';
import * as menu from './components/account/AccountMenu.stories.tsx';
import * as steps from './components/authentication/Authentication.stories.tsx';
import * as flow from './components/authentication/FlowSteps.stories.tsx';
import * as oauth from './components/oauth/OAuth.stories.tsx';
import * as pages from './pages/IdentityPages.stories.tsx';
import * as profile from './pages/profile/Profile.stories.tsx';

describeStories({ menu, steps, flow, oauth, pages, profile });
