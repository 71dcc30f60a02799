/** Permitted actions on a {product}; stored with it at purchase [C5.02, C5.16]. */
export interface CataloguePolicy {
  transfer: { allowed: boolean; opensAt?: string; closesAt: string };
  resale: {
    allowed: boolean;
    opensAt?: string;
    closesAt: string;
    cap: 'none' | 'face' | 'percent';
    capPercent?: number;
    organiserProfitSharePercent: number;
  };
  refund: { allowed: boolean; untilAt?: string; feesIncluded: boolean };
  minimumAge?: number;
  idRequired: boolean;
  childWithAdult: boolean;
}
