import { reportFault } from './reportFault.ts';

describe('reportFault', () => {
  it('hands a fault to the browser, which logs it and tells its listeners', () => {
    const reportError = jest.fn();
    Object.assign(globalThis, { reportError });
    const fault = new Error('away');
    reportFault(fault);
    expect(reportError).toHaveBeenCalledWith(fault);
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('throws it later in browsers that cannot report, so that the caller is not interrupted', () => {
    jest.useFakeTimers();
    expect(() => reportFault(new Error('away'))).not.toThrow();
    expect(() => jest.runAllTimers()).toThrow('away');
    jest.useRealTimers();
  });
});
