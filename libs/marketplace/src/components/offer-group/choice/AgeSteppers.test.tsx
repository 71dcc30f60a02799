import { fireEvent, screen, within } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { familyArea } from '../../../testing/builders/buildOffers.ts';
import { marketplaceSettings } from '../../../testing/marketplaceSettings.ts';
import { AgeSteppers } from './AgeSteppers.tsx';

it('counts presses for several ages, also those before the next render [C3.08b]', async () => {
  const onAges = jest.fn();
  renderFeature(<AgeSteppers offer={familyArea} ages={[]} onAges={onAges} />, marketplaceSettings());
  const add = async (age: RegExp) =>
    within(await screen.findByRole('group', { name: age })).getByRole('button', { name: 'Add one' });
  fireEvent.click(await add(/Adult/));
  fireEvent.click(await add(/Child/));
  expect(onAges).toHaveBeenLastCalledWith([
    { ageGroup: 'ADULT', quantity: 1 },
    { ageGroup: 'CHILD', quantity: 1 },
  ]);
});
