import { act, screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { SearchBar } from './SearchBar.tsx';

describe('SearchBar', () => {
  const typed = async () => {
    const onValueChange = jest.fn();
    const { user } = renderFeature(<SearchBar value="" onValueChange={onValueChange} />, { texts: {} });
    await user.type(await screen.findByRole('searchbox'), 'fleuve');
    return onValueChange;
  };
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

  it('looks for what was typed once one stops [C9.09b]', async () => {
    const onValueChange = await typed();
    await pause();
    expect(onValueChange).toHaveBeenLastCalledWith('fleuve');
  });

  it('does not call somebody back who went on to a page that is still loading', async () => {
    const onValueChange = await typed();
    onValueChange.mockClear();
    window.history.pushState(null, '', '/events/somewhere');
    await pause();
    expect(onValueChange).not.toHaveBeenCalled();
    window.history.pushState(null, '', '/');
  });
});
