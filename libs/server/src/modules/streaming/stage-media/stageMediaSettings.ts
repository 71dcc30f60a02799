import { isIP } from 'node:net';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    stageMedia: StageMediaSettings;
  }
}

/** Settings of the media server in this process, which takes the stages whose organiser names none. */
export interface StageMediaSettings {
  /** Off where several processes serve one site: guests of one stage meet in one process only. FOYER_STAGE_MEDIA */
  isOn: boolean;
  /** Address at which browsers reach this machine, if it isn't one of its own, as behind NAT. FOYER_STAGE_ADDRESS */
  address?: string;
  /** First and last UDP port. FOYER_STAGE_PORTS */
  ports?: [number, number];
}

export const defaultStageMedia: StageMediaSettings = { isOn: true };

function portsIn(text: string): [number, number] {
  const [first = 0, last = 0] = /^\d{1,5}-\d{1,5}$/.test(text) ? text.split('-').map(Number) : [];
  if (first < 1024 || last > 65_535 || last - first < 24)
    throw new Error(`FOYER_STAGE_PORTS=${text} is no range of 25 UDP ports or more, such as 40000-40200`);
  return [first, last];
}

/** Reads FOYER_STAGE_MEDIA, FOYER_STAGE_ADDRESS and FOYER_STAGE_PORTS. @throws Error that names the variable */
export function readStageMediaSettings(variables: Record<string, string | undefined>): StageMediaSettings {
  const { FOYER_STAGE_MEDIA: media, FOYER_STAGE_ADDRESS: address, FOYER_STAGE_PORTS: ports } = variables;
  if (media && media !== 'on' && media !== 'off')
    throw new Error(`FOYER_STAGE_MEDIA=${media} is neither on nor off`);
  if (address && isIP(address) === 0) throw new Error(`FOYER_STAGE_ADDRESS=${address} is no IP address`);
  return {
    isOn: media !== 'off',
    ...(address ? { address } : {}),
    ...(ports ? { ports: portsIn(ports) } : {}),
  };
}
