import { implement } from '../../../platform/http/route.ts';
import { exportUserData } from './dataExportService.ts';

export const dataExportRoutes = implement({
  exportUserData: (context) => exportUserData(context, context.actor),
});
