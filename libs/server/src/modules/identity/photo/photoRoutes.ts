import { implement } from '../../../platform/http/route.ts';
import { removePhoto, setPhoto } from './photoService.ts';

export const photoRoutes = implement({
  setPhoto: (context) => setPhoto(context, context.actor.userId, context.body.image),
  removePhoto: (context) => removePhoto(context, context.actor.userId),
});
