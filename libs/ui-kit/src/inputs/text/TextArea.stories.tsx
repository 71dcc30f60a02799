import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Stack } from '../../layout/Stack.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta: Meta = {
  title: 'Components/Text inputs/Text area',
  tags: ['textarea', 'message', 'multi-line', 'comment', 'character count', 'remaining characters'],
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

const HeldArea = (props: Partial<TextAreaProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Message" {...props} value={value} onValueChange={setValue} />;
};
export const TextAreas: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldArea hint="Your guest reads it in the invitation." characterLimit={240} />
      <HeldArea
        label="Message, nearly full"
        value="See you at the door at half past seven."
        characterLimit={45}
      />
      <HeldArea
        label="Message, too long"
        value="See you at the door at half past seven."
        characterLimit={20}
        error="Please use at most 20 characters."
      />
      <HeldArea label="Message, fixed" value="See you there." disabled />
      <HeldArea
        label="Message d’accompagnement que votre invité recevra par courriel"
        value="On se retrouve à l’entrée principale une demi-heure avant le lever du rideau; n’oublie pas ta pièce d’identité."
        characterLimit={240}
        optional
      />
    </Stack>
  ),
};
