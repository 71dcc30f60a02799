import { screen } from '@testing-library/react';
import { englishSeatMapTexts } from '@foyer/seat-map';
import { renderFeature } from '@foyer/testing';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { useSeatMapTexts } from './useSeatMapTexts.ts';

function Words() {
  const texts = useSeatMapTexts();
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [String(value)];
  return (
    <>
      <p>{Object.keys(englishSeatMapTexts).every((key) => key in texts) ? 'all there' : 'some missing'}</p>
      <p>{leaves({ ...texts }).some((text) => text.includes('{{')) ? 'open values' : 'no open values'}</p>
      <p>{[texts.map, texts.status.held].join(' | ')}</p>
      <p>{texts.levels?.['upperBalcony']}</p>
      <p>{texts.from('$5')}</p>
      <p>{texts.seat({ section: '1', row: 'A', seat: '2', kind: undefined, price: '$5', status: 'sold' })}</p>
    </>
  );
}

describe('useSeatMapTexts', () => {
  it.each([
    {
      locale: 'en-US',
      map: 'Seat map',
      held: 'in another cart',
      from: 'from $5',
      sold: 'sold',
      level: 'upper balcony',
    },
    {
      locale: 'fr-CA',
      map: 'Plan de salle',
      held: 'dans un autre panier',
      from: 'dès $5',
      sold: 'sold',
      level: 'deuxième balcon',
    },
  ] as const)(
    'has every text of the map in $locale, with its values in it [C2.25a-b]',
    async ({ locale, map, held, from, sold, level }) => {
      renderFeature(<Words />, marketplaceSettings({}, { locale }));
      expect(await screen.findByText('all there')).toBeInTheDocument();
      expect(screen.getByText('no open values')).toBeInTheDocument();
      expect(screen.getByText(`${map} | ${held}`)).toBeInTheDocument();
      expect(screen.getByText(from)).toBeInTheDocument();
      expect(screen.getByText(level)).toBeInTheDocument();
      expect(screen.getByText(new RegExp(`1.*A.*2, \\$5, ${sold}$`))).toBeInTheDocument();
    },
  );
});
