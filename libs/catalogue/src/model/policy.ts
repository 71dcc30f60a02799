/** Permitted actions on a {product}; stored with it at purchase [C5.02, C5.16]. */
export interface CataloguePolicy {
  /** `isRevocable`: an owner may take back what another person has accepted. */
  transfer: { allowed: boolean; opensAt?: string; closesAt: string; isRevocable?: boolean };
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
