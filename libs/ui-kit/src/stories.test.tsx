import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { takeSample } from '@foyer/util/sampling';
import * as button from './actions/Button.stories.tsx';
import * as commerce from './commerce/Commerce.stories.tsx';
import * as stub from './commerce/Stub.stories.tsx';
import * as content from './content/Content.stories.tsx';
import * as lists from './content/Lists.stories.tsx';
import * as feedback from './feedback/Feedback.stories.tsx';
import * as form from './forms/Form.stories.tsx';
import * as icons from './icons/Icons.stories.tsx';
import * as choices from './inputs/Choices.stories.tsx';
import * as fileUpload from './inputs/upload/FileUpload.stories.tsx';
import * as phoneAndAddress from './inputs/PhoneAndAddress.stories.tsx';
import * as specialInputs from './inputs/SpecialInputs.stories.tsx';
import * as switchAndSlider from './inputs/SwitchAndSlider.stories.tsx';
import * as textArea from './inputs/text/TextArea.stories.tsx';
import * as textInput from './inputs/text/TextInput.stories.tsx';
import * as overlays from './overlays/Overlays.stories.tsx';
import * as colors from './theme/Colors.stories.tsx';
import * as contrast from './theme/Contrast.stories.tsx';
import * as corners from './theme/Corners.stories.tsx';
import * as measures from './theme/Measures.stories.tsx';
import * as motion from './theme/Motion.stories.tsx';
import * as themes from './theme/Theme.stories.tsx';
import * as type from './theme/Type.stories.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';
import * as time from './time/Time.stories.tsx';

setProjectAnnotations([
  {
    initialGlobals: { theme: 'dark', locale: 'en-US' },
    decorators: [
      (Story) => (
        <ThemeRoot>
          <Story />
        </ThemeRoot>
      ),
    ],
  },
]);

const modules = {
  button,
  commerce,
  stub,
  content,
  lists,
  feedback,
  form,
  icons,
  choices,
  fileUpload,
  phoneAndAddress,
  specialInputs,
  switchAndSlider,
  textArea,
  textInput,
  overlays,
  colors,
  contrast,
  corners,
  measures,
  motion,
  themes,
  type,
  time,
};

// jsdom has no layout, so the browser run of the same stories measures colours.
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

// Stories wait on their own for what they show.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(Object.entries(modules))('stories of %s', (file, module) => {
  const stories = Object.entries(composeStories(module as typeof button));
  const names = stories.map(([name]) => name);
  const sample = takeSample(names, { label: `axe on ${file}`, count: Math.ceil(names.length / 3) });
  it.each(stories)('%s plays, and axe finds nothing', async (name, Story) => {
    await Story.run();
    if (!sample.includes(name)) return;
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});
