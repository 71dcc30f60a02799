import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline, Stack } from '../layout/Stack.tsx';
import { ClockProvider } from './ClockProvider.tsx';
import { Countdown } from './Countdown.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { DateTime } from './DateTime.tsx';

const meta: Meta = {
  title: 'Components/Time/Dates and countdowns',
  tags: ['countdown', 'timer', 'clock', 'date', 'time zone', 'ring', 'hold'],
};
export default meta;

const start = Date.parse('2026-03-07T00:00:00Z');
const stoppedClock = () => start;
const inSeconds = (seconds: number): number => start + seconds * 1000;

export const Countdowns: StoryObj = {
  render: (_, { globals }) => {
    const locale = globals['locale'] as string;
    return (
      <ClockProvider now={stoppedClock}>
        <Stack>
          {[599, 61, 42, 0, 5_400].map((seconds) => (
            <Countdown key={seconds} endsAt={inSeconds(seconds)} announce={(left) => `${left} left`} />
          ))}
          {[42, 1_800, 90_000, 400_000].map((seconds) => (
            <Countdown key={seconds} endsAt={inSeconds(seconds)} format="duration" locale={locale} />
          ))}
        </Stack>
      </ClockProvider>
    );
  },
};
export const SmallRing: StoryObj = {
  render: () => (
    <ClockProvider now={stoppedClock}>
      <Inline>
        <CountdownRing endsAt={inSeconds(9)} totalMs={30_000} label="Seconds left:" />
      </Inline>
    </ClockProvider>
  ),
};
export const Dates: StoryObj = {
  render: (_, { globals }) => {
    const locale = globals['locale'] as string;
    return (
      <Stack>
        {(['dateTime', 'shortDateTime', 'date', 'shortDate', 'time'] as const).map((format) => (
          <DateTime
            key={format}
            value="2026-03-08T00:30:00Z"
            zone="America/St_Johns"
            locale={locale}
            format={format}
          />
        ))}
        <DateTime
          value="2026-03-08T00:30:00Z"
          zone="America/Toronto"
          locale={locale}
          showZone
          viewerZone="America/Vancouver"
          viewerTime={(time) => `(${time} your time)`}
        />
      </Stack>
    );
  },
};
