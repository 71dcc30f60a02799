// @ts-nocheck
// Made by `npm run generate` from libs/contract/walls. Do not edit.
export interface VisitorPrivacy {
privacyDefault: ("granted" | "denied")
globalPrivacyControl: boolean
}

const check = validate20;const schema31 = {"title":"VisitorPrivacy","type":"object","required":["privacyDefault","globalPrivacyControl"],"additionalProperties":false,"properties":{"privacyDefault":{"type":"string","enum":["granted","denied"]},"globalPrivacyControl":{"type":"boolean"}}};function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate20.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.privacyDefault === undefined) && (missing0 = "privacyDefault")) || ((data.globalPrivacyControl === undefined) && (missing0 = "globalPrivacyControl"))){return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "privacyDefault") || (key0 === "globalPrivacyControl"))){return false;break;}}if(_errs1 === errors){if(data.privacyDefault !== undefined){let data0 = data.privacyDefault;const _errs2 = errors;if(typeof data0 !== "string"){return false;}if(!((data0 === "granted") || (data0 === "denied"))){return false;}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.globalPrivacyControl !== undefined){const _errs4 = errors;if(typeof data.globalPrivacyControl !== "boolean"){return false;}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {return false;}}return errors === 0;}validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
/** Tells whether a value from outside has the shape of `VisitorPrivacy`. Never throws. */
export function isVisitorPrivacy(value: unknown): value is VisitorPrivacy {
  return check(value) === true;
}
