import { findEventId } from '../../modules/identity/role/roleRepository.ts';
import {
  endLiveStream,
  startNextSegment,
  type Steering,
} from '../../modules/streaming/live-stream/steerStream.ts';
import { readClientStream } from '../../modules/streaming/video-analytics/readClientStream.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { Failure } from '../../platform/http/answers/failure.ts';
import { everyEvent } from '../../sale/event/eventScope.ts';
import type { Command } from '../command/command.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'show EVENT, next EVENT, or end EVENT [discard] [destroy]';

interface Words {
  change: 'show' | 'next' | 'end';
  event: string;
  shouldHarvest: boolean;
  shouldScheduleInfraDestruction: boolean;
}

/** @throws Error that explains the usage */
export function readStreamWords([change, event, ...flags]: readonly string[]): Words {
  const [discard, destroy] = ['discard', 'destroy'].map((flag) => flags.includes(flag)) as [boolean, boolean];
  const isKnown = change === 'show' || change === 'next' || change === 'end';
  const taken = change === 'end' ? Number(discard) + Number(destroy) : 0;
  if (!isKnown || event === undefined || flags.length !== taken) throw new Error(`foyer stream ${usage}`);
  return { change, event, shouldHarvest: !discard, shouldScheduleInfraDestruction: destroy };
}

/** Steers a live stream, as its organiser can by call. */
export const streamCommand: Command = {
  summary: 'Show a stream, begin its next part, or end it before its time',
  usage,
  details: `discard keeps no recording, so that there is no replay; destroy closes the stage, and deletes its addresses and token an hour later`,
  run: async (input) => {
    const { change, event, ...flags } = readStreamWords(input.arguments);
    await withPlatform(input, async (platform) => {
      const eventId = await findEventId(platform.database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      const steer = (steering: Steering) => {
        if (change === 'end') return endLiveStream(steering, { eventId, ...flags });
        return change === 'next'
          ? startNextSegment(steering, { eventId })
          : readClientStream(steering, eventId);
      };
      const { state, viewers, segments } = await inTransaction(platform.database, (tx, now) =>
        steer({ platform, tx, now, site: everyEvent, locale: 'en-US' }),
      ).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        throw new Error(
          error.code === 'notFound' ? `${event} has no stream.` : `${event} isn't live, or has no part left.`,
        );
      });
      input.say(`${event}: ${state}, part ${segments.length + 1}, ${viewers} watching.`);
    });
  },
};
