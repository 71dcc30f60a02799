import { act, render, screen } from '@testing-library/react';
import { createStage, FeatureStage, textsIn } from '@foyer/testing';
import { takeDropped, tellDropped } from '../browser/droppedStore.ts';
import { tellNotAcceptable } from '../browser/notAcceptable.ts';
import { LocaleProvider, useLocale } from '../locale/LocaleContext.tsx';
import { shellSettings } from '../testing/shellSettings.ts';
import { Companion } from './Companion.tsx';

const Language = () => <output>{useLocale().locale}</output>;

function show() {
  const stage = createStage(shellSettings());
  stage.texts.addResourceBundle('fr-CA', 'shell', textsIn('fr-CA', ['shell'])['shell']);
  render(
    <FeatureStage stage={stage}>
      <LocaleProvider initial="en-US" onInvalid={() => undefined}>
        {() => (
          <>
            <Companion />
            <Language />
          </>
        )}
      </LocaleProvider>
    </FeatureStage>,
  );
}

describe('the companion', () => {
  it('shows the server’s message of a 406 over whatever stands [I8.01, I8.03, I8.04, C7.85c, C8.20a]', async () => {
    show();
    act(() => tellNotAcceptable('Your app is too old.'));
    const shown = await screen.findByRole('alertdialog', { name: 'Oops! Something went wrong.' });
    expect(shown).toHaveTextContent('Your app is too old.');
  });

  it('tells once that a stored cart could not be read [CL-05]', async () => {
    tellDropped();
    show();
    expect(await screen.findByText('We couldn’t restore your saved cart, so it’s empty now.')).toBeVisible();
    expect(takeDropped()).toBe(false);
  });

  it('speaks the language that was chosen in another tab [CL-06, I4.20]', async () => {
    show();
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'userLocale', newValue: 'fr-CA', storageArea: localStorage }),
        ),
    );
    expect(await screen.findByText('fr-CA')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('fr-CA');
  });
});
