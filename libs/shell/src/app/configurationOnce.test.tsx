import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDeployment } from '@foyer/api-client/shell';
import { renderFeature } from '@foyer/testing';
import { shellSettings } from '../testing/shellSettings.ts';

const Word = () => <p>{useDeployment()?.productAddress}</p>;
function Pages() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>More</button>
      {Array.from({ length: count }, (_, at) => (
        <Word key={at} />
      ))}
    </>
  );
}

describe('the configuration of the deployment [I7.22]', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is fetched once, also for what is drawn an hour later', async () => {
    const { api } = renderFeature(<Pages />, shellSettings());
    expect(await screen.findByText('Pass')).toBeVisible();
    jest.setSystemTime(Date.now() + 3_600_000);
    act(() => screen.getByRole('button').click());
    expect(await screen.findAllByText('Pass')).toHaveLength(2);
    expect(api.calls.filter((call) => call.operationId === 'getConfiguration')).toHaveLength(1);
  });
});
