/* eslint-disable @nx/enforce-module-boundaries -- texts are at the workspace root; only tests and stories import them */
import cartEnCa from '../../../../locales/en-CA/cart.json';
import giftEnCa from '../../../../locales/en-CA/gift.json';
import marketplaceEnCa from '../../../../locales/en-CA/marketplace.json';
import placesEnCa from '../../../../locales/en-CA/places.json';
import searchEnCa from '../../../../locales/en-CA/search.json';
import transactionEnCa from '../../../../locales/en-CA/transaction.json';
import eventPagesEnCa from '../../../../locales/en-CA/eventPages.json';
import topicEnCa from '../../../../locales/en-CA/topic.json';
import waitListEnCa from '../../../../locales/en-CA/waitList.json';
import drawEnCa from '../../../../locales/en-CA/draw.json';
import waysEnCa from '../../../../locales/en-CA/ways.json';
import auctionEnCa from '../../../../locales/en-CA/auction.json';
import sellingEnCa from '../../../../locales/en-CA/selling.json';
import walletEnCa from '../../../../locales/en-CA/wallet.json';
import promoEnCa from '../../../../locales/en-CA/promo.json';
import shareEnCa from '../../../../locales/en-CA/share.json';
import cartEnUs from '../../../../locales/en-US/cart.json';
import giftEnUs from '../../../../locales/en-US/gift.json';
import marketplaceEnUs from '../../../../locales/en-US/marketplace.json';
import placesEnUs from '../../../../locales/en-US/places.json';
import searchEnUs from '../../../../locales/en-US/search.json';
import transactionEnUs from '../../../../locales/en-US/transaction.json';
import eventPagesEnUs from '../../../../locales/en-US/eventPages.json';
import topicEnUs from '../../../../locales/en-US/topic.json';
import waitListEnUs from '../../../../locales/en-US/waitList.json';
import drawEnUs from '../../../../locales/en-US/draw.json';
import waysEnUs from '../../../../locales/en-US/ways.json';
import auctionEnUs from '../../../../locales/en-US/auction.json';
import sellingEnUs from '../../../../locales/en-US/selling.json';
import walletEnUs from '../../../../locales/en-US/wallet.json';
import promoEnUs from '../../../../locales/en-US/promo.json';
import shareEnUs from '../../../../locales/en-US/share.json';
import cartEsUs from '../../../../locales/es-US/cart.json';
import giftEsUs from '../../../../locales/es-US/gift.json';
import marketplaceEsUs from '../../../../locales/es-US/marketplace.json';
import placesEsUs from '../../../../locales/es-US/places.json';
import searchEsUs from '../../../../locales/es-US/search.json';
import transactionEsUs from '../../../../locales/es-US/transaction.json';
import eventPagesEsUs from '../../../../locales/es-US/eventPages.json';
import topicEsUs from '../../../../locales/es-US/topic.json';
import waitListEsUs from '../../../../locales/es-US/waitList.json';
import drawEsUs from '../../../../locales/es-US/draw.json';
import waysEsUs from '../../../../locales/es-US/ways.json';
import auctionEsUs from '../../../../locales/es-US/auction.json';
import sellingEsUs from '../../../../locales/es-US/selling.json';
import walletEsUs from '../../../../locales/es-US/wallet.json';
import promoEsUs from '../../../../locales/es-US/promo.json';
import shareEsUs from '../../../../locales/es-US/share.json';
import cartFrCa from '../../../../locales/fr-CA/cart.json';
import giftFrCa from '../../../../locales/fr-CA/gift.json';
import marketplaceFrCa from '../../../../locales/fr-CA/marketplace.json';
import placesFrCa from '../../../../locales/fr-CA/places.json';
import searchFrCa from '../../../../locales/fr-CA/search.json';
import transactionFrCa from '../../../../locales/fr-CA/transaction.json';
import eventPagesFrCa from '../../../../locales/fr-CA/eventPages.json';
import topicFrCa from '../../../../locales/fr-CA/topic.json';
import waitListFrCa from '../../../../locales/fr-CA/waitList.json';
import drawFrCa from '../../../../locales/fr-CA/draw.json';
import waysFrCa from '../../../../locales/fr-CA/ways.json';
import auctionFrCa from '../../../../locales/fr-CA/auction.json';
import sellingFrCa from '../../../../locales/fr-CA/selling.json';
import walletFrCa from '../../../../locales/fr-CA/wallet.json';
import identityEnCa from '../../../../locales/en-CA/identity.json';
import promoFrCa from '../../../../locales/fr-CA/promo.json';
import shareFrCa from '../../../../locales/fr-CA/share.json';
import shellEnCa from '../../../../locales/en-CA/shell.json';
import identityEnUs from '../../../../locales/en-US/identity.json';
import shellEnUs from '../../../../locales/en-US/shell.json';
import identityEsUs from '../../../../locales/es-US/identity.json';
import shellEsUs from '../../../../locales/es-US/shell.json';
import identityFrCa from '../../../../locales/fr-CA/identity.json';
import shellFrCa from '../../../../locales/fr-CA/shell.json';
/* eslint-enable @nx/enforce-module-boundaries */

/** Texts that the pages of this library show, by locale. */
export const marketplaceTexts: Record<string, Record<string, object>> = {
  'en-US': {
    marketplace: marketplaceEnUs,
    places: placesEnUs,
    search: searchEnUs,
    transaction: transactionEnUs,
    topic: topicEnUs,
    eventPages: eventPagesEnUs,
    waitList: waitListEnUs,
    draw: drawEnUs,
    ways: waysEnUs,
    auction: auctionEnUs,
    selling: sellingEnUs,
    wallet: walletEnUs,
    promo: promoEnUs,
    share: shareEnUs,
    cart: cartEnUs,
    gift: giftEnUs,
    identity: identityEnUs,
    shell: shellEnUs,
  },
  'en-CA': {
    marketplace: marketplaceEnCa,
    places: placesEnCa,
    search: searchEnCa,
    transaction: transactionEnCa,
    topic: topicEnCa,
    eventPages: eventPagesEnCa,
    waitList: waitListEnCa,
    draw: drawEnCa,
    ways: waysEnCa,
    auction: auctionEnCa,
    selling: sellingEnCa,
    wallet: walletEnCa,
    promo: promoEnCa,
    share: shareEnCa,
    cart: cartEnCa,
    gift: giftEnCa,
    identity: identityEnCa,
    shell: shellEnCa,
  },
  'fr-CA': {
    marketplace: marketplaceFrCa,
    places: placesFrCa,
    search: searchFrCa,
    transaction: transactionFrCa,
    topic: topicFrCa,
    eventPages: eventPagesFrCa,
    waitList: waitListFrCa,
    draw: drawFrCa,
    ways: waysFrCa,
    auction: auctionFrCa,
    selling: sellingFrCa,
    wallet: walletFrCa,
    promo: promoFrCa,
    share: shareFrCa,
    cart: cartFrCa,
    gift: giftFrCa,
    identity: identityFrCa,
    shell: shellFrCa,
  },
  'es-US': {
    marketplace: marketplaceEsUs,
    places: placesEsUs,
    search: searchEsUs,
    transaction: transactionEsUs,
    topic: topicEsUs,
    eventPages: eventPagesEsUs,
    waitList: waitListEsUs,
    draw: drawEsUs,
    ways: waysEsUs,
    auction: auctionEsUs,
    selling: sellingEsUs,
    wallet: walletEsUs,
    promo: promoEsUs,
    share: shareEsUs,
    cart: cartEsUs,
    gift: giftEsUs,
    identity: identityEsUs,
    shell: shellEsUs,
  },
};
