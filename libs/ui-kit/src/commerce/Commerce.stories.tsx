import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../content/Card.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { CountdownRing } from '../time/CountdownRing.tsx';
import { ClockProvider } from '../time/ClockProvider.tsx';
import { Price } from './Price.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { PriceRows, type PriceRow } from './PriceRows.tsx';
import { ImageCode } from './ImageCode.tsx';
import { readImageCodeRatios } from './imageCodeShape.ts';
import { QrCode } from './QrCode.tsx';

const meta: Meta = {
  title: 'Components/Commerce/Price and code',
  tags: ['price', 'total', 'fees', 'breakdown', 'QR code', 'barcode', 'entry code', 'scan'],
};
export default meta;

const rows: PriceRow[] = [
  { id: 'face', label: '2 passes at $104.00', amount: '$208.00' },
  { id: 'promo', label: 'Promo code SPRING', amount: '-$10.00', discount: true },
  { id: 'service', label: 'Service fee', amount: '$29.00', detail: 'Platform, $14.50 a pass' },
  { id: 'venue', label: 'Venue fee', amount: '$14.00', detail: 'Aurora Hall, $7.00 a pass' },
  { id: 'tax', label: 'Sales tax', amount: '$19.88' },
];
const total = { label: 'Total', amount: '$260.88' };
const frenchRows: PriceRow[] = [
  { id: 'face', label: '2 laissez-passer à 104,00 $', amount: '208,00 $' },
  {
    id: 'fee',
    label: 'Frais de service et de traitement de la commande',
    amount: '29,00 $',
    detail: 'Perçus par la plateforme, non remboursables',
  },
  { id: 'tvq', label: 'Taxe de vente du Québec (TVQ)', amount: '23,64 $' },
];

export const Prices: StoryObj = {
  render: () => (
    <Stack gap={6} align="start">
      <Price size="large" amount="$125.50" note="a pass, with all fees" />
      <Price amount="$125.50" prefix="From" note="fees included" />
      <Price size="small" amount="$98.00" was={{ amount: '$125.50', label: 'was' }} />
      <Price
        size="large"
        amount="1 125,50 $ CA"
        note="par laissez-passer, tous frais compris; taxes calculées au paiement"
      />
    </Stack>
  ),
};
export const BreakdownClosed: StoryObj = {
  render: () => (
    <PriceBreakdown label="What is in this price">
      <PriceRows rows={rows} total={total} />
    </PriceBreakdown>
  ),
};
export const BreakdownOpen: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <PriceBreakdown label="What is in this price" defaultOpen>
        <PriceRows rows={rows} total={total} />
      </PriceBreakdown>
    </div>
  ),
};
export const RowsInFrench: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 343 }}>
      <Card>
        <PriceRows rows={frenchRows} total={{ label: 'Total à payer', amount: '260,64 $' }} />
      </Card>
    </div>
  ),
};

const start = Date.parse('2026-03-07T00:00:00Z');
const stoppedClock = () => start;
const inSeconds = (seconds: number): number => start + seconds * 1000;

export const EntryCode: StoryObj = {
  render: () => (
    <ClockProvider now={stoppedClock}>
      <div style={{ maxWidth: 380, margin: '0 auto' }}>
        <CountdownRing endsAt={inSeconds(21)} totalMs={30_000} label="Seconds until the code changes:">
          <QrCode value="F1.0198c1de-7b5a-7c3e-8f21-3d2b9a7e4c11.48201377" label="Your entry code" />
        </CountdownRing>
      </div>
    </ClockProvider>
  ),
};
export const ImageCodes: StoryObj = {
  render: () => (
    <Inline gap={6} align="start">
      {[
        {},
        { grid: 0.6, star: 0.24, corner: 0.5, footer: 0.24 },
        { grid: 1, star: 0, corner: 0, footer: 0 },
      ].map((given, index) => (
        <div key={index} style={{ width: 240 }}>
          <ImageCode
            value="F1.0198c1de-7b5a-7c3e-8f21-3d2b9a7e4c11.48201377"
            label={`Your entry code ${index + 1}`}
            ratios={readImageCodeRatios(given)}
            footer="112 · H · 24"
          />
        </div>
      ))}
    </Inline>
  ),
};
