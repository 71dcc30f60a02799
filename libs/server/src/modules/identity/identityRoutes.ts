import { accountRoutes } from './account/accountRoutes.ts';
import { linkRoutes } from './link/linkRoutes.ts';
import { passwordRoutes } from './password/passwordRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';

/** Every operation of `identity.yaml`. */
export const identityRoutes = { ...accountRoutes, ...linkRoutes, ...passwordRoutes, ...sessionRoutes };
