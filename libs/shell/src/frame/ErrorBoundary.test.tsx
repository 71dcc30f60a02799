import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { reloadDoor } from '../browser/browserDoors.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function missingPart(): Error {
  const error = new Error('Loading chunk 7 failed.');
  return Object.assign(error, { name: 'ChunkLoadError', request: 'http://localhost/assets/7.js' });
}
function Broken({ error }: { error: Error }): never {
  throw error;
}

describe('ErrorBoundary', () => {
  const reload = jest.spyOn(reloadDoor, 'reload').mockImplementation(() => undefined);
  beforeEach(() => {
    window.sessionStorage.clear();
    reload.mockClear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const show = (error: Error) => {
    const onError = jest.fn();
    const page = (
      <ErrorBoundary resetKey="/" onError={onError}>
        <Broken error={error} />
      </ErrorBoundary>
    );
    return { onError, ...renderFeature(page, { texts: {} }) };
  };

  it('reloads once for a part that is missing, and offers to try again when it still is [I4.21, CL-02]', async () => {
    show(missingPart()).unmount();
    expect(reload).toHaveBeenCalledTimes(1);
    const { user, onError } = show(missingPart());
    expect(onError).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload for a fault of the page', () => {
    const { onError } = show(new Error('x is not a function'));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
