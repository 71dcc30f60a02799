import { englishSeatMapTexts, SeatMap } from '@foyer/seat-map';
import { createRoot } from 'react-dom/client';
import { offerBench } from './benchScript.ts';
import { benchChart, benchSale } from './benchSale.ts';

const formatPrice = ({ amount }: { amount: number }): string => `$${amount / 100}`;

offerBench((root) =>
  createRoot(root).render(
    <SeatMap
      chart={benchChart}
      {...benchSale}
      selection={[]}
      texts={englishSeatMapTexts}
      formatPrice={formatPrice}
    />,
  ),
);
