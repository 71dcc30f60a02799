import { implement } from '../../../platform/http/implement.ts';
import { removePhoto, setPhoto } from './photoService.ts';

export const photoRoutes = implement({
  setPhoto: (context) => setPhoto(context, context.actor.userId, context.body.image),
  removePhoto: (context) => removePhoto(context, context.actor.userId),
});
