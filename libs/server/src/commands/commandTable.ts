import { advertisementCommand } from './site/advertisementCommand.ts';
import { auctionCommand } from './sale/window/auctionCommand.ts';
import { auditTokenCommand } from './sale/auditTokenCommand.ts';
import { backUpCommand } from './database/backUpCommand.ts';
import { checkCommand } from './database/checkCommand.ts';
import type { Command } from './command/command.ts';
import { drawCommand } from './sale/window/drawCommand.ts';
import { eventCommand } from './sale/eventCommand.ts';
import { exportBookCommand } from './sale/exportBookCommand.ts';
import { gatewaysCommand } from './site/gatewaysCommand.ts';
import { importCommand } from './database/importCommand.ts';
import { migrateCommand } from './database/migrateCommand.ts';
import { payoutsCommand } from './sale/payoutsCommand.ts';
import { handOverCommand } from './sale/promoter/handOverCommand.ts';
import { promoterCommand } from './sale/promoter/promoterCommand.ts';
import { refundCommand } from './sale/refundCommand.ts';
import { remoteConfigCommand } from './site/remoteConfigCommand.ts';
import { resaleCommand } from './sale/resaleCommand.ts';
import { resetCommand } from './database/resetCommand.ts';
import { rolesCommand } from './site/rolesCommand.ts';
import { schemaTypesCommand } from './database/schemaTypesCommand.ts';
import { seedCommand } from './server/seedCommand.ts';
import { serveCommand } from './server/serveCommand.ts';
import { seasonCommand } from './sale/season/seasonCommand.ts';
import { shipmentCommand } from './sale/shipmentCommand.ts';
import { streamCommand } from './sale/streamCommand.ts';
import { verifyDrawCommand } from './sale/window/verifyDrawCommand.ts';
import { waitingRoomCommand } from './sale/window/waitingRoomCommand.ts';

/** Commands of `foyer` by name. */
export const commandTable: Record<string, Command> = {
  serve: serveCommand,
  migrate: migrateCommand,
  seed: seedCommand,
  import: importCommand,
  'export-book': exportBookCommand,
  check: checkCommand,
  'back-up': backUpCommand,
  reset: resetCommand,
  roles: rolesCommand,
  gateways: gatewaysCommand,
  'hand-over': handOverCommand,
  promoter: promoterCommand,
  refund: refundCommand,
  payouts: payoutsCommand,
  resale: resaleCommand,
  season: seasonCommand,
  shipment: shipmentCommand,
  event: eventCommand,
  stream: streamCommand,
  'audit-token': auditTokenCommand,
  'waiting-room': waitingRoomCommand,
  draw: drawCommand,
  auction: auctionCommand,
  'verify-draw': verifyDrawCommand,
  'remote-config': remoteConfigCommand,
  advertisement: advertisementCommand,
  'schema-types': schemaTypesCommand,
};
