// @ts-nocheck
// Made by `npm run generate` from libs/contract/walls. Do not edit.
export interface StoredCart {
eventsCart: {
[k: string]: {
items: {
[k: string]: {
selection: {
[k: string]: {
cartGuid: string
offerGroupId: string
packageId?: string
quantity: number
[k: string]: unknown
}
}
[k: string]: unknown
}
}
purchaseToken?: string
purchaseTokenExpiration?: string
checkoutInformation?: {
eventId: string
lines: unknown[]
quote: {
[k: string]: unknown
}
[k: string]: unknown
}
priceChanges?: unknown[]
activePromoCode?: string
promoCodeError?: string
[k: string]: unknown
}
}
transactions?: {
[k: string]: {
categoryType?: ("EVENT_ACCESS" | "MERCHANDISE" | "ADD_ON" | "CHARITY" | "COLLECTIBLE")
offerAddress?: string
rootOrigin?: string
cartGuardDisabled?: boolean
[k: string]: unknown
}
}
marketplaceCodes?: {
[k: string]: string
}
[k: string]: unknown
}

const check = validate20;const schema31 = {"title":"StoredCart","type":"object","required":["eventsCart"],"properties":{"eventsCart":{"type":"object","additionalProperties":{"type":"object","required":["items"],"properties":{"items":{"type":"object","additionalProperties":{"type":"object","required":["selection"],"properties":{"selection":{"type":"object","additionalProperties":{"type":"object","required":["cartGuid","offerGroupId","quantity"],"properties":{"cartGuid":{"type":"string"},"offerGroupId":{"type":"string"},"packageId":{"type":"string"},"quantity":{"type":"integer","minimum":1}}}}}}},"purchaseToken":{"type":"string"},"purchaseTokenExpiration":{"type":"string"},"checkoutInformation":{"type":"object","required":["eventId","lines","quote"],"properties":{"eventId":{"type":"string"},"lines":{"type":"array"},"quote":{"type":"object"}}},"priceChanges":{"type":"array"},"activePromoCode":{"type":"string","minLength":1,"maxLength":40},"promoCodeError":{"type":"string","maxLength":300}}}},"transactions":{"type":"object","additionalProperties":{"type":"object","properties":{"categoryType":{"type":"string","enum":["EVENT_ACCESS","MERCHANDISE","ADD_ON","CHARITY","COLLECTIBLE"]},"offerAddress":{"type":"string","maxLength":2000},"rootOrigin":{"type":"string","maxLength":300},"cartGuardDisabled":{"type":"boolean"}}}},"marketplaceCodes":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":40}}}};function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate20.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((data.eventsCart === undefined) && (missing0 = "eventsCart")){return false;}else {if(data.eventsCart !== undefined){let data0 = data.eventsCart;const _errs1 = errors;if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){for(const key0 in data0){let data1 = data0[key0];const _errs4 = errors;if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){let missing1;if((data1.items === undefined) && (missing1 = "items")){return false;}else {if(data1.items !== undefined){let data2 = data1.items;const _errs6 = errors;if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){for(const key1 in data2){let data3 = data2[key1];const _errs9 = errors;if(errors === _errs9){if(data3 && typeof data3 == "object" && !Array.isArray(data3)){let missing2;if((data3.selection === undefined) && (missing2 = "selection")){return false;}else {if(data3.selection !== undefined){let data4 = data3.selection;const _errs11 = errors;if(errors === _errs11){if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key2 in data4){let data5 = data4[key2];const _errs14 = errors;if(errors === _errs14){if(data5 && typeof data5 == "object" && !Array.isArray(data5)){let missing3;if((((data5.cartGuid === undefined) && (missing3 = "cartGuid")) || ((data5.offerGroupId === undefined) && (missing3 = "offerGroupId"))) || ((data5.quantity === undefined) && (missing3 = "quantity"))){return false;}else {if(data5.cartGuid !== undefined){const _errs16 = errors;if(typeof data5.cartGuid !== "string"){return false;}var valid6 = _errs16 === errors;}else {var valid6 = true;}if(valid6){if(data5.offerGroupId !== undefined){const _errs18 = errors;if(typeof data5.offerGroupId !== "string"){return false;}var valid6 = _errs18 === errors;}else {var valid6 = true;}if(valid6){if(data5.packageId !== undefined){const _errs20 = errors;if(typeof data5.packageId !== "string"){return false;}var valid6 = _errs20 === errors;}else {var valid6 = true;}if(valid6){if(data5.quantity !== undefined){let data9 = data5.quantity;const _errs22 = errors;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){return false;}if(errors === _errs22){if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){return false;}}}var valid6 = _errs22 === errors;}else {var valid6 = true;}}}}}}else {return false;}}var valid5 = _errs14 === errors;if(!valid5){break;}}}else {return false;}}}}}else {return false;}}var valid3 = _errs9 === errors;if(!valid3){break;}}}else {return false;}}var valid2 = _errs6 === errors;}else {var valid2 = true;}if(valid2){if(data1.purchaseToken !== undefined){const _errs24 = errors;if(typeof data1.purchaseToken !== "string"){return false;}var valid2 = _errs24 === errors;}else {var valid2 = true;}if(valid2){if(data1.purchaseTokenExpiration !== undefined){const _errs26 = errors;if(typeof data1.purchaseTokenExpiration !== "string"){return false;}var valid2 = _errs26 === errors;}else {var valid2 = true;}if(valid2){if(data1.checkoutInformation !== undefined){let data12 = data1.checkoutInformation;const _errs28 = errors;if(errors === _errs28){if(data12 && typeof data12 == "object" && !Array.isArray(data12)){let missing4;if((((data12.eventId === undefined) && (missing4 = "eventId")) || ((data12.lines === undefined) && (missing4 = "lines"))) || ((data12.quote === undefined) && (missing4 = "quote"))){return false;}else {if(data12.eventId !== undefined){const _errs30 = errors;if(typeof data12.eventId !== "string"){return false;}var valid7 = _errs30 === errors;}else {var valid7 = true;}if(valid7){if(data12.lines !== undefined){const _errs32 = errors;if(!(Array.isArray(data12.lines))){return false;}var valid7 = _errs32 === errors;}else {var valid7 = true;}if(valid7){if(data12.quote !== undefined){let data15 = data12.quote;const _errs34 = errors;if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){return false;}var valid7 = _errs34 === errors;}else {var valid7 = true;}}}}}else {return false;}}var valid2 = _errs28 === errors;}else {var valid2 = true;}if(valid2){if(data1.priceChanges !== undefined){const _errs36 = errors;if(!(Array.isArray(data1.priceChanges))){return false;}var valid2 = _errs36 === errors;}else {var valid2 = true;}if(valid2){if(data1.activePromoCode !== undefined){let data17 = data1.activePromoCode;const _errs38 = errors;if(errors === _errs38){if(typeof data17 === "string"){if(data17.length > 40){return false;}else {if(data17.length < 1){return false;}}}else {return false;}}var valid2 = _errs38 === errors;}else {var valid2 = true;}if(valid2){if(data1.promoCodeError !== undefined){let data18 = data1.promoCodeError;const _errs40 = errors;if(errors === _errs40){if(typeof data18 === "string"){if(data18.length > 300){return false;}}else {return false;}}var valid2 = _errs40 === errors;}else {var valid2 = true;}}}}}}}}}else {return false;}}var valid1 = _errs4 === errors;if(!valid1){break;}}}else {return false;}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.transactions !== undefined){let data19 = data.transactions;const _errs42 = errors;if(errors === _errs42){if(data19 && typeof data19 == "object" && !Array.isArray(data19)){for(const key3 in data19){let data20 = data19[key3];const _errs45 = errors;if(errors === _errs45){if(data20 && typeof data20 == "object" && !Array.isArray(data20)){if(data20.categoryType !== undefined){let data21 = data20.categoryType;const _errs47 = errors;if(typeof data21 !== "string"){return false;}if(!(((((data21 === "EVENT_ACCESS") || (data21 === "MERCHANDISE")) || (data21 === "ADD_ON")) || (data21 === "CHARITY")) || (data21 === "COLLECTIBLE"))){return false;}var valid9 = _errs47 === errors;}else {var valid9 = true;}if(valid9){if(data20.offerAddress !== undefined){let data22 = data20.offerAddress;const _errs49 = errors;if(errors === _errs49){if(typeof data22 === "string"){if(data22.length > 2000){return false;}}else {return false;}}var valid9 = _errs49 === errors;}else {var valid9 = true;}if(valid9){if(data20.rootOrigin !== undefined){let data23 = data20.rootOrigin;const _errs51 = errors;if(errors === _errs51){if(typeof data23 === "string"){if(data23.length > 300){return false;}}else {return false;}}var valid9 = _errs51 === errors;}else {var valid9 = true;}if(valid9){if(data20.cartGuardDisabled !== undefined){const _errs53 = errors;if(typeof data20.cartGuardDisabled !== "boolean"){return false;}var valid9 = _errs53 === errors;}else {var valid9 = true;}}}}}else {return false;}}var valid8 = _errs45 === errors;if(!valid8){break;}}}else {return false;}}var valid0 = _errs42 === errors;}else {var valid0 = true;}if(valid0){if(data.marketplaceCodes !== undefined){let data25 = data.marketplaceCodes;const _errs55 = errors;if(errors === _errs55){if(data25 && typeof data25 == "object" && !Array.isArray(data25)){for(const key4 in data25){let data26 = data25[key4];const _errs58 = errors;if(errors === _errs58){if(typeof data26 === "string"){if(data26.length > 40){return false;}else {if(data26.length < 1){return false;}}}else {return false;}}var valid10 = _errs58 === errors;if(!valid10){break;}}}else {return false;}}var valid0 = _errs55 === errors;}else {var valid0 = true;}}}}}else {return false;}}return errors === 0;}validate20.evaluated = {"props":{"eventsCart":true,"transactions":true,"marketplaceCodes":true},"dynamicProps":false,"dynamicItems":false};
/** Tells whether a value from outside has the shape of `StoredCart`. Never throws. */
export function isStoredCart(value: unknown): value is StoredCart {
  return check(value) === true;
}
