import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { Form } from '@foyer/ui-kit/forms';
import { identitySettings } from '../../testing/identitySettings.ts';
import { PersonFields } from './PersonFields.tsx';

const show = (initialValues: object) =>
  renderFeature(
    <Form initialValues={initialValues} onSubmit={() => undefined}>
      <PersonFields />
    </Form>,
    identitySettings(),
  );

describe('PersonFields', () => {
  it.each([
    [{}, 'Prefer not to say'],
    [{ gender: 'MALE' }, 'Man'],
  ])('begins with a gender that is not said, or with the known one: %j', (known, choice) => {
    show(known);
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(choice);
  });
});
