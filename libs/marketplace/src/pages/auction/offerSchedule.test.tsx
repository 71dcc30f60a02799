import { screen } from '@testing-library/react';
import { showMyPrice } from '../../testing/showMyPrice.tsx';

it('says before an offer is made how equal offers are ranked, and that groups stay together', async () => {
  showMyPrice();
  expect(
    await screen.findByText(/If two offers are equal, the earlier one wins\. Groups stay together\./),
  ).toBeVisible();
});
