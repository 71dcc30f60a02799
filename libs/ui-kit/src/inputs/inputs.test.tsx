import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './choice/Combobox.tsx';
import { DateInput, type DateInputProps } from './text/DateInput.tsx';
import { PasswordInput } from './text/PasswordInput.tsx';
import { QuantityStepper } from './amount/QuantityStepper.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { RangeFilter, type Range } from './amount/RangeFilter.tsx';
import { SearchInput } from './text/SearchInput.tsx';

describe('DateInput [I5.04]', () => {
  const setup = (props: Partial<DateInputProps>) => {
    const seen = jest.fn();
    const Held = () => {
      const [value, setValue] = useState('');
      return (
        <DateInput
          label="Date of birth"
          locale="en-US"
          birthday
          {...props}
          value={value}
          onValueChange={(next) => {
            seen(next);
            setValue(next);
          }}
        />
      );
    };
    render(<Held />);
    return seen;
  };
  const order = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'));

  it.each([
    ['en-US', ['bday-month', 'bday-day', 'bday-year']],
    ['es-US', ['bday-month', 'bday-day', 'bday-year']],
    ['fr-CA', ['bday-day', 'bday-month', 'bday-year']],
  ])('in %s has its parts in the order of the locale', (locale, expected) => {
    setup({ locale });
    expect(order()).toEqual(expected);
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeInTheDocument();
  });

  it('is typed through without pressing Tab', async () => {
    const seen = setup({});
    await userEvent.type(screen.getByLabelText('Month'), '0');
    await userEvent.keyboard('4171990');
    expect(seen).toHaveBeenLastCalledWith('1990-04-17');
  });

  it('asks for year and month alone where that is enough', async () => {
    const seen = setup({ precision: 'month' });
    expect(order()).toEqual(['bday-month', 'bday-year']);
    await userEvent.type(screen.getByLabelText('Month'), '4');
    await userEvent.type(screen.getByLabelText('Year'), '1990');
    expect(seen).toHaveBeenLastCalledWith('1990-04');
  });

  it('takes a whole date that is pasted', async () => {
    const seen = setup({ locale: 'fr-CA' });
    await userEvent.click(screen.getAllByRole('textbox')[0] as HTMLElement);
    await userEvent.paste('1990-04-17');
    expect(seen).toHaveBeenLastCalledWith('1990-04-17');
  });
});

describe('Combobox', () => {
  it('is chosen from by keyboard', async () => {
    const onSelect = jest.fn();
    const Held = () => {
      const [value, setValue] = useState('');
      const options = ['Laval', 'Lachine'].map((label) => ({ id: label, label }));
      return (
        <Combobox label="City" value={value} onValueChange={setValue} options={options} onSelect={onSelect} />
      );
    };
    render(<Held />);
    const box = screen.getByRole('combobox', { name: 'City' });
    await userEvent.type(box, 'La');
    await screen.findByRole('option', { name: 'Lachine' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Lachine' }));
    expect(box).toHaveValue('Lachine');
  });

  it('says that nothing was found', async () => {
    const Held = () => {
      const [value, setValue] = useState('');
      return (
        <Combobox label="City" value={value} onValueChange={setValue} options={[]} onSelect={() => {}} />
      );
    };
    render(<Held />);
    await userEvent.type(screen.getByRole('combobox'), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No results');
  });
});

describe('PasswordInput', () => {
  it('can be looked at, and says how strong it is', async () => {
    render(<PasswordInput label="Password" showStrength value="Brass-lantern-42" onValueChange={() => {}} />);
    const box = screen.getByLabelText('Password');
    expect(box).toHaveAttribute('type', 'password');
    expect(box).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('status')).toHaveTextContent('Strong');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });
});

describe('SearchInput', () => {
  it('is emptied by one press, and keeps the focus', async () => {
    const onValueChange = jest.fn();
    render(<SearchInput label="Search" value="jazz" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onValueChange).toHaveBeenCalledWith('');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });
});

describe('QuantityStepper', () => {
  it('stops at its limits and says why', async () => {
    const onValueChange = jest.fn();
    render(
      <QuantityStepper
        label="Passes"
        value={8}
        max={8}
        limitReason="At most 8"
        onValueChange={onValueChange}
      />,
    );
    expect(screen.getByRole('group', { name: 'Passes' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('At most 8')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
    expect(onValueChange).toHaveBeenCalledWith(7);
  });

  it('counts every press, also those before the next render', () => {
    const onValueChange = jest.fn();
    render(<QuantityStepper label="Passes" value={1} max={3} onValueChange={onValueChange} />);
    for (let presses = 0; presses < 3; presses += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Add one' }));
    expect(onValueChange.mock.calls).toEqual([[2], [3]]);
  });
});

describe('RadioGroup', () => {
  it('is one stop of the keyboard, and arrows choose', async () => {
    const onValueChange = jest.fn();
    render(
      <RadioGroup
        name="pay"
        label="Pay by"
        value="card"
        onValueChange={onValueChange}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'other', label: 'Another card' },
        ]}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onValueChange).toHaveBeenCalledWith('other');
  });
});

describe('RangeFilter', () => {
  it('lights the bars of the chosen part', () => {
    render(
      <RangeFilter
        label="Price"
        fromLabel="Minimum price"
        toLabel="Maximum price"
        min={0}
        max={100}
        value={[30, 80]}
        onValueChange={jest.fn()}
        format={String}
        bars={[1, 0.5, 0.01, 0]}
      />,
    );
    const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > span[style*="height"]')];
    expect(bars.map(({ style, dataset }) => [style.height, dataset['chosen']])).toEqual([
      ['100%', undefined],
      ['50%', 'true'],
      ['8%', 'true'],
      ['0px', undefined],
    ]);
  });

  it('has two named thumbs that do not pass each other', () => {
    const Held = () => {
      const [value, setValue] = useState<Range>([20, 80]);
      return (
        <RangeFilter
          label="Price"
          fromLabel="Minimum price"
          toLabel="Maximum price"
          min={0}
          max={100}
          value={value}
          onValueChange={setValue}
          format={(price) => `$${price}`}
        />
      );
    };
    render(<Held />);
    const lowest = screen.getByRole('slider', { name: 'Minimum price' });
    fireEvent.change(lowest, { target: { value: '95' } });
    expect(lowest).toHaveAttribute('aria-valuetext', '$80');
    expect(screen.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuetext', '$80');
  });
});
