import { screen } from '@testing-library/react';
import { buildConfiguration, buildPolicy, renderFeature } from '@foyer/testing';
import { cartSettings } from '../../testing/cartSettings.ts';
import { PolicyNote } from './PolicyNote.tsx';

describe('the rules of a {product}', () => {
  it.each([
    ['NfcBle', 'You can also hold your phone to the reader (NFC, Bluetooth).'],
    ['Ble', 'You can also hold your phone to the reader (Bluetooth).'],
    ['QrCode', undefined],
  ] as const)(
    'say how else one enters, if there is another way: %s [C3.11a-b]',
    async (entryMethod, said) => {
      renderFeature(<PolicyNote policy={buildPolicy({ entryMethod })} zone="UTC" />, cartSettings());
      expect(await screen.findByText('You can transfer your Pass.')).toBeVisible();
      if (said) expect(screen.getByText(said)).toBeVisible();
      else expect(screen.queryByText(/phone/)).toBeNull();
    },
  );

  it('promise nothing that the deployment can’t do', async () => {
    const getConfiguration = buildConfiguration({ abilities: [] });
    renderFeature(<PolicyNote policy={buildPolicy()} zone="UTC" />, cartSettings({ getConfiguration }));
    expect(await screen.findByText(/refund/i)).toBeVisible();
    expect(screen.queryByText(/transfer|sell|resale/i)).toBeNull();
  });
});
