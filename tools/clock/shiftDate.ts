/**
 * Shifts the clock of the calling realm: `Date.now()` and `new Date()` run `shiftMs` ahead of the system clock.
 * Self-contained, because browsers receive its source text. `Date.prototype` stays the same object, so `instanceof`
 * holds for existing dates. A realm whose clock is shifted stays as it is.
 */
export function shiftDate(shiftMs: number): void {
  if (Date.now.name === 'shiftedNow') return;
  const MachineDate = Date;
  const machineNow = Date.now;
  const shiftedNow = (): number => machineNow() + shiftMs;
  const ShiftedDate = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [shiftedNow()] : values, newTarget) as object,
    apply: (target) => new target(shiftedNow()).toString(),
  });
  Object.defineProperty(MachineDate, 'now', { value: shiftedNow, writable: true, configurable: true });
  Object.defineProperty(MachineDate.prototype, 'constructor', {
    value: ShiftedDate,
    writable: true,
    configurable: true,
  });
  globalThis.Date = ShiftedDate;
}
