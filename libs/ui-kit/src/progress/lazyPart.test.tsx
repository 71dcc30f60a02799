import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart.ts';

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('lazyPart', () => {
  it.each([
    ['nothing', lazyPart(fails), ''],
    ['what it is told', lazyPart(fails, () => <>No connection. </>), 'No connection. '],
  ])('keeps the page without a part whose file fails, and shows %s there', async (_name, Part, shown) => {
    const { container } = render(
      <Suspense>
        <Part />
        <h1>Northern Lights</h1>
      </Suspense>,
    );
    expect(await screen.findByRole('heading', { name: 'Northern Lights' })).toBeVisible();
    expect(container).toHaveTextContent(`${shown}Northern Lights`);
  });
});
