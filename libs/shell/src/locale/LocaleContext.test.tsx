import { screen, waitFor } from '@testing-library/react';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { useGetEventActivityQuery } from '@foyer/api-client/token-assignment';
import { buildEventProfile, renderFeature, textsIn } from '@foyer/testing';
import { shellSettings } from '../testing/shellSettings.ts';
import { LocaleProvider, useLocale } from './LocaleContext.tsx';

const eventId = '01936f5e-7c00-7000-8000-000000000001';
const onInvalid = jest.fn();

function Page() {
  const { locale, choose } = useLocale();
  useGetEventProfileQuery({ eventId });
  useGetEventActivityQuery({ eventId });
  return (
    <>
      <h1>{locale}</h1>
      {['fr-CA', 'de-DE'].map((each) => (
        <button key={each} onClick={() => void choose(each as 'fr-CA')}>
          {each}
        </button>
      ))}
    </>
  );
}

function show() {
  const shown = renderFeature(
    <LocaleProvider initial="en-US" onInvalid={onInvalid}>
      {() => <Page />}
    </LocaleProvider>,
    shellSettings({ getEventProfile: buildEventProfile(), getEventActivity: { passes: [] } as never }),
  );
  shown.texts.addResourceBundle('fr-CA', 'shell', textsIn('fr-CA', ['shell'])['shell']);
  return shown;
}

describe('a change of language [I4.20]', () => {
  beforeEach(() => {
    onInvalid.mockClear();
    localStorage.clear();
  });

  it('asks anew for the event and for the activity, in the language that was chosen', async () => {
    const { api, user } = show();
    const asked = () => api.calls.map(({ operationId }) => operationId);
    await waitFor(() => expect(asked().sort()).toEqual(['getEventActivity', 'getEventProfile']));
    await user.click(screen.getByRole('button', { name: 'fr-CA' }));
    expect(await screen.findByRole('heading', { name: 'fr-CA' })).toBeVisible();
    await waitFor(() => expect(asked().filter((each) => each === 'getEventProfile')).toHaveLength(2));
    await waitFor(() => expect(asked().filter((each) => each === 'getEventActivity')).toHaveLength(2));
  });

  it('to one that does not exist changes nothing, and is logged', async () => {
    const { api, user } = show();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'de-DE' }));
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(onInvalid.mock.calls[0]).toEqual([new Error('No such locale: de-DE')]);
    expect(screen.getByRole('heading')).toHaveTextContent('en-US');
    expect(localStorage.getItem('userLocale')).toBeNull();
    expect(api.calls).toHaveLength(2);
  });
});
