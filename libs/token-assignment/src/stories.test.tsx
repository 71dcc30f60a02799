import { describeStories } from '@foyer/testing/stories';
import * as code from './components/entry-code/EntryCodeScreen.stories.tsx';
import * as stub from './components/token/TokenStub.stories.tsx';
import * as going from './pages/going/Going.stories.tsx';
import * as token from './pages/token/Token.stories.tsx';

describeStories({ code, stub, going, token });
