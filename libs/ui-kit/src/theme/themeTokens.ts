/** The functional colours of a theme [I3.29]. Every value is `#rrggbb`. */
export interface ThemeColors {
  /** The page. */
  background: string;
  /** Cards, bars, sheets. */
  surface1: string;
  /** Inputs and quiet controls on a page or a card. */
  surface2: string;
  /** A control of surface2 under the pointer. */
  surface3: string;
  /** Hairlines that only decorate. */
  border: string;
  /** The outline of a control: 3:1 on every surface it is used on. */
  borderStrong: string;
  content: string;
  contentMuted: string;
  /** The one thing to do next, as a surface: as bright as it likes, for its edge is drawn in `accentText` … */
  accent: string;
  accentHover: string;
  /** … what stands on it … */
  accentContent: string;
  /** … and the accent as text, line and edge on background and surfaces. */
  accentText: string;
  info: string;
  infoSurface: string;
  success: string;
  successSurface: string;
  warning: string;
  warningSurface: string;
  danger: string;
  dangerSurface: string;
  focus: string;
}

/** Body overrides of a theme [I3.29]: what besides colour makes a site look like another company's. */
export interface ThemeBody {
  corners: 'sharp' | 'soft' | 'round';
  headings: 'display' | 'text';
}

/** A complete theme: its tone decides native controls and scroll bars. */
export interface ThemeTokens {
  tone: 'dark' | 'light';
  colors: ThemeColors;
  body: ThemeBody;
}

export type ThemeName = 'dark' | 'light' | 'clientDark' | 'clientLight';
