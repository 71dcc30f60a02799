import { advertisementCommand } from './advertisementCommand.ts';
import { auctionCommand } from './auctionCommand.ts';
import { backUpCommand } from './backUpCommand.ts';
import { checkCommand } from './checkCommand.ts';
import type { Command } from './command.ts';
import { drawCommand } from './drawCommand.ts';
import { eventCommand } from './eventCommand.ts';
import { exportBookCommand } from './exportBookCommand.ts';
import { gatewaysCommand } from './gatewaysCommand.ts';
import { importCommand } from './importCommand.ts';
import { migrateCommand } from './migrateCommand.ts';
import { payoutsCommand } from './payoutsCommand.ts';
import { refundCommand } from './refundCommand.ts';
import { remoteConfigCommand } from './remoteConfigCommand.ts';
import { resetCommand } from './resetCommand.ts';
import { rolesCommand } from './rolesCommand.ts';
import { schemaTypesCommand } from './schemaTypesCommand.ts';
import { seedCommand } from './seedCommand.ts';
import { serveCommand } from './serveCommand.ts';
import { shipmentCommand } from './shipmentCommand.ts';
import { verifyDrawCommand } from './verifyDrawCommand.ts';
import { waitingRoomCommand } from './waitingRoomCommand.ts';

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
  refund: refundCommand,
  payouts: payoutsCommand,
  shipment: shipmentCommand,
  event: eventCommand,
  'waiting-room': waitingRoomCommand,
  draw: drawCommand,
  auction: auctionCommand,
  'verify-draw': verifyDrawCommand,
  'remote-config': remoteConfigCommand,
  advertisement: advertisementCommand,
  'schema-types': schemaTypesCommand,
};
