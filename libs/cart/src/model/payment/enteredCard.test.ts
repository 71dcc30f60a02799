import { createSafeStorage } from '@foyer/util';
import { buildMeans } from '../../testing/cartSettings.ts';
import { isListed, keepEnteredCard, readEnteredCard } from './enteredCard.ts';

it('knows the card that was entered for a purchase, and none of another', () => {
  const storage = createSafeStorage(() => window.sessionStorage);
  keepEnteredCard(storage, 'purchase-1', 'card-1');
  expect(readEnteredCard(storage, 'purchase-1')).toBe('card-1');
  expect(readEnteredCard(storage, 'purchase-2')).toBeUndefined();
});

it('lists stored cards, and of those for one purchase the entered one alone', () => {
  const entered = buildMeans({ paymentMethodId: 'card-1', onePurchase: true });
  expect(isListed(buildMeans(), undefined)).toBe(true);
  expect(isListed(entered, 'card-1')).toBe(true);
  expect(isListed(entered, 'card-2')).toBe(false);
  expect(isListed(entered, undefined)).toBe(false);
});
