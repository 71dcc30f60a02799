import { useState } from 'react';
import type { InvoiceTo } from '@foyer/contract';
import { createKeptValues } from '@foyer/ui-kit/forms';

export interface Invoice {
  wanted: boolean;
  name: string;
  taxNumber: string;
  change: (values: Partial<Pick<Invoice, 'wanted' | 'name' | 'taxNumber'>>) => void;
  /** The name was missing when Pay was pressed. */
  isMissing: boolean;
  /** Counts the presses of Pay that missed the name; each moves the focus to it. */
  refusals: number;
  /** Returns what goes with a payment; `undefined` after it has marked the missing name. */
  prepare: () => { invoiceTo?: InvoiceTo } | undefined;
}

/**
 * Manages whether the buyer wants a tax invoice, and the name on it. Typed values survive a reload, as in every form.
 * @param isOffered false for what is free
 */
export function useInvoice(eventId: string, isOffered: boolean): Invoice {
  const [kept] = useState(() => createKeptValues({ key: `invoice-${eventId}` }));
  const [values, setValues] = useState(() => {
    const { wanted, name, taxNumber } = kept.read();
    return { wanted: wanted === true, name: String(name ?? ''), taxNumber: String(taxNumber ?? '') };
  });
  const [isMissing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  return {
    ...values,
    change: (more) => {
      const next = { ...values, ...more };
      kept.write(next);
      setValues(next);
      setMissing(false);
    },
    isMissing,
    refusals,
    prepare: () => {
      if (!isOffered || !values.wanted) return {};
      const name = values.name.trim();
      const taxNumber = values.taxNumber.trim();
      setMissing(name === '');
      if (name !== '') return { invoiceTo: { name, ...(taxNumber === '' ? {} : { taxNumber }) } };
      setRefusals((count) => count + 1);
      return undefined;
    },
  };
}
