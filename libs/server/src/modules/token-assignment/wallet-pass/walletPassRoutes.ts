import { implement } from '../../../platform/http/route.ts';
import { readWalletPass } from './walletPassService.ts';

export const walletPassRoutes = implement({
  getApplePass: async ({ platform, actor: { userId }, query: { tokenId }, site, locale }) => {
    const pass = await readWalletPass(platform, { tokenId, userId, site, locale, kind: 'apple' });
    const file = await platform.gateways.wallet.applePass(pass);
    return { fileName: `${pass.vanityName}.pkpass`, content: file.toString('base64') };
  },

  getGooglePass: async ({ platform, actor: { userId }, query: { tokenId }, site, locale }) => {
    const pass = await readWalletPass(platform, { tokenId, userId, site, locale, kind: 'google' });
    return { url: await platform.gateways.wallet.googleUrl(pass) };
  },
});
