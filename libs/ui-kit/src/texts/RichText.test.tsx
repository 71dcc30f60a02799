import { render, screen } from '@testing-library/react';
import { RichText } from './RichText.tsx';

describe('RichText', () => {
  it('puts elements inside a sentence, with the words of their tags', () => {
    const elements = { clock: <time>9:32</time>, terms: <a href="/terms" />, privacy: <a href="/privacy" /> };
    const text = 'Held <clock/>. Read <terms>our terms</terms> and <privacy>our policy</privacy>.';
    const { container } = render(<RichText text={text} elements={elements} />);
    expect(container).toHaveTextContent('Held 9:32. Read our terms and our policy.');
    expect(screen.getByRole('link', { name: 'our terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'our policy' })).toHaveAttribute('href', '/privacy');
  });

  it('shows tags without an element as they are, and never as markup [BR-04]', () => {
    const { container } = render(<RichText text="Hi <b>Ada</b> <img src=x>" elements={{}} />);
    expect(container).toHaveTextContent('Hi <b>Ada</b> <img src=x>');
    expect(container.querySelector('b, img')).toBeNull();
  });
});
