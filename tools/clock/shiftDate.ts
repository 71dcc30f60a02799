/**
 * Shifts the clock of the calling realm: `Date.now()` and `new Date()` run `shiftMs` ahead of the system clock.
 * Self-contained, because browsers receive its source text. `Date.prototype` stays the same object, so `instanceof`
 * holds for existing dates.
 */
export function shiftDate(shiftMs: number): void {
  const MachineDate = Date;
  const machineNow = Date.now;
  const now = (): number => machineNow() + shiftMs;
  const ShiftedDate = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
    apply: (target) => new target(now()).toString(),
  });
  Object.defineProperty(MachineDate, 'now', { value: now, writable: true, configurable: true });
  Object.defineProperty(MachineDate.prototype, 'constructor', {
    value: ShiftedDate,
    writable: true,
    configurable: true,
  });
  globalThis.Date = ShiftedDate;
}
