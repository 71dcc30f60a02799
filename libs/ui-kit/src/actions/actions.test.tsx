import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './buttonStyles.ts';
import { IconButton } from './IconButton.tsx';
import { LinkProvider } from './LinkContext.tsx';
import { LinkButton, TextLink } from './TextLink.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'highContrast', 'selected', 'unselected', 'text'];

describe('Button', () => {
  it('has six styles, each unlike the others [I3.30]', () => {
    render(variants.map((variant) => <Button key={variant} variant={variant}>{`${variant} one`}</Button>));
    const classes = screen.getAllByRole('button').map(({ className }) => className);
    expect(new Set(classes).size).toBe(6);
  });

  it.each(variants)('%s is pressed by Enter and space', async (variant) => {
    const onClick = jest.fn();
    render(
      <Button variant={variant} onClick={onClick}>
        Pay
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('that is disabled says why, can be reached, and takes no press', async () => {
    const [onClick, onSubmit] = [
      jest.fn(),
      jest.fn((event: { preventDefault: () => void }) => event.preventDefault()),
    ];
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="Transfers open on Friday at 10:00 a.m.">
          Transfer
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Transfer' });
    expect(button).toHaveAccessibleDescription('Transfers open on Friday at 10:00 a.m.');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that is loading keeps its name and takes no press', async () => {
    const onClick = jest.fn();
    render(
      <Button loading onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('has its label as its name, whatever number stands at its corner', () => {
    render(<IconButton label="Cart, 2 items" icon={<svg aria-hidden />} count={2} />);
    expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeInTheDocument();
  });
});

describe('links', () => {
  it('go through the router, but not out of the app', () => {
    render(
      <LinkProvider component={({ href, ...rest }) => <a {...rest} href={`/app${href}`} />}>
        <TextLink href="/events">Events</TextLink>
        <LinkButton href="/cart">Cart</LinkButton>
        <TextLink href="https://maps.example" external>
          Map
        </TextLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/app/events');
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/app/cart');
    const out = screen.getByRole('link', { name: 'Map (opens in a new tab)' });
    expect(out).toHaveAttribute('href', 'https://maps.example');
    expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
