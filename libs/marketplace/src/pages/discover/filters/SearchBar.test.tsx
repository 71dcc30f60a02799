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

  it('searches once typing stops [C9.09b]', async () => {
    const onValueChange = await typed();
    await pause();
    expect(onValueChange).toHaveBeenLastCalledWith('fleuve');
  });

  it('does not navigate back a user who went on to a page that is still loading', async () => {
    const onValueChange = await typed();
    onValueChange.mockClear();
    window.history.pushState(null, '', '/events/somewhere');
    await pause();
    expect(onValueChange).not.toHaveBeenCalled();
    window.history.pushState(null, '', '/');
  });
});
