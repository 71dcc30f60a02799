import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { CountrySelect } from './choice/CountrySelect.tsx';
import { PhoneInput } from './text/PhoneInput.tsx';
import { readPhoneNumber } from './text/phoneNumbers.ts';
import { PostalCodeInput } from './text/PostalCodeInput.tsx';
import { RangeSlider } from './amount/RangeSlider.tsx';
import { Switch } from './choice/Switch.tsx';
import { TextArea } from './text/TextArea.tsx';

interface HeldProps<Value> {
  start: Value;
  seen?: (value: Value) => void;
  children: (held: { value: Value; onValueChange: (value: Value) => void }) => ReactNode;
}
function Held<Value>({ start, seen, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children({
    value,
    onValueChange: (next) => {
      seen?.(next);
      setValue(next);
    },
  });
}

describe('TextArea', () => {
  it('shows what is left and turns to error when exceeded, without stopping what is pasted [I5.11]', async () => {
    render(
      <Held start="">
        {(held) => <TextArea label="Message" hint="Short" characterLimit={10} {...held} />}
      </Held>,
    );
    const box = screen.getByRole('textbox', { name: 'Message' });
    expect(screen.getAllByText('10 characters left')).not.toHaveLength(0);
    await userEvent.type(box, 'Hello');
    expect(screen.getAllByText('5 characters left')).not.toHaveLength(0);
    expect(box).toBeValid();
    await userEvent.paste(' and good evening');
    expect(box).toHaveValue('Hello and good evening');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Short');
    expect(screen.getAllByText('12 characters too many')).not.toHaveLength(0);
  });
});

describe('PhoneInput', () => {
  const setup = (start = '', country = 'US') => {
    const seen = jest.fn();
    render(
      <Held start={start} seen={seen}>
        {(held) => <PhoneInput label="Phone" country={country} {...held} />}
      </Held>,
    );
    return { seen, box: screen.getByRole('textbox', { name: 'Phone' }) };
  };

  it('writes the number as one types it, and means E.164 once it is one [C5.18a]', async () => {
    const { box, seen } = setup();
    await userEvent.click(box);
    await act(() => import('libphonenumber-js/min').then(() => undefined));
    await userEvent.type(box, '2125550123');
    expect(box).toHaveValue('(212) 555-0123');
    expect(seen).toHaveBeenLastCalledWith('+12125550123');
    await userEvent.type(box, '{Backspace}');
    expect(seen).toHaveBeenLastCalledWith('(212) 555-012');
  });

  it('shows a value as its country writes it, and one from abroad with its country', async () => {
    const { box } = setup('+33142685300', 'CA');
    await waitFor(() => expect(box).toHaveValue('+33 1 42 68 53 00'));
  });

  it('lets one correct the middle without moving the caret', async () => {
    const { box } = setup('+12125550123');
    await waitFor(() => expect(box).toHaveValue('(212) 555-0123'));
    await userEvent.type(box, '9', { initialSelectionStart: 6, initialSelectionEnd: 7 });
    expect(box).toHaveValue('(212) 955-0123');
    expect((box as HTMLInputElement).selectionStart).toBe(7);
  });

  it.each([
    ['(416) 555-0123', 'CA', '+14165550123'],
    ['+33 1 42 68 53 00', 'US', '+33142685300'],
    ['416 555', 'CA', undefined],
    ['', 'US', undefined],
    ['call me', 'US', undefined],
  ])('reads %p in %s as %p', async (text, country, expected) => {
    expect(await readPhoneNumber(text, country)).toBe(expected);
  });
});

describe('PostalCodeInput [I5.05]', () => {
  it.each([
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['US', '55403', '55403'],
    ['US', '554031234', '55403-1234'],
    ['GB', 'sw1A 1aa', 'sw1A 1aa'],
    ['', 'abc', 'abc'],
  ])('in %s %s is written %s', async (country, typed, written) => {
    render(<Held start="">{(held) => <PostalCodeInput label="Code" country={country} {...held} />}</Held>);
    const box = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.type(box, typed);
    expect(box).toHaveValue(written);
    await userEvent.clear(box);
    await userEvent.paste(typed);
    expect(box).toHaveValue(written);
  });

  it('lets the space be taken away', async () => {
    render(<Held start="K1A 0">{(held) => <PostalCodeInput label="Code" country="CA" {...held} />}</Held>);
    const box = screen.getByRole('textbox');
    await userEvent.type(box, '{Backspace}{Backspace}');
    expect(box).toHaveValue('K1');
  });
});

describe('CountrySelect', () => {
  const countries = [
    { code: 'ZA', name: 'Zimbabwe' },
    { code: 'AX', name: 'Åland' },
    { code: 'US', name: 'United States' },
    { code: 'CA', name: 'Canada' },
    { code: 'AL', name: 'Albania' },
  ];

  it('puts the usual ones first and the rest in the order of the alphabet', () => {
    render(
      <CountrySelect
        label="Country"
        locale="en-US"
        countries={countries}
        value="US"
        onValueChange={() => {}}
      />,
    );
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'United States',
      'Canada',
      'Åland',
      'Albania',
      'Zimbabwe',
    ]);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAttribute('autocomplete', 'country');
  });
});

describe('Switch', () => {
  it('is a switch to those who listen, and the space bar turns it', async () => {
    const onCheckedChange = jest.fn();
    render(
      <Switch label="Price alerts" error="Not saved" checked={false} onCheckedChange={onCheckedChange} />,
    );
    const box = screen.getByRole('switch', { name: 'Price alerts' });
    expect(box).toHaveAccessibleDescription('Not saved');
    await userEvent.tab();
    expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onCheckedChange).toHaveBeenCalledWith(true);
  });
});

describe('RangeSlider', () => {
  it('says its value in words', () => {
    const seen = jest.fn();
    render(
      <Held start={25} seen={seen}>
        {(held) => (
          <RangeSlider label="Distance" min={0} max={100} format={(miles) => `${miles} miles`} {...held} />
        )}
      </Held>,
    );
    const slider = screen.getByRole('slider', { name: 'Distance' });
    expect(slider).toHaveAttribute('aria-valuetext', '25 miles');
    fireEvent.change(slider, { target: { value: '40' } });
    expect(seen).toHaveBeenCalledWith(40);
    expect(slider).toHaveAttribute('aria-valuetext', '40 miles');
  });
});
