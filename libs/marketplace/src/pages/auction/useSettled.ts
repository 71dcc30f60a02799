import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for a while: the first one at once, a later one after `quietMs`. */
export function useSettled<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
