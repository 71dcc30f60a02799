/** Functional colours of a theme [I3.29], each `#rrggbb`. */
export interface ThemeColors {
  /** Page background. */
  background: string;
  /** Cards, bars and sheets. */
  surface1: string;
  /** Inputs and secondary controls on a page or card. */
  surface2: string;
  /** Hover state of surface2. */
  surface3: string;
  /** Decorative hairlines. */
  border: string;
  /** Outline of a control: 3:1 on every surface it is used on. */
  borderStrong: string;
  content: string;
  contentMuted: string;
  /** Primary action as a surface; its edge is drawn in `accentText`, so it may be any brightness. */
  accent: string;
  accentHover: string;
  /** Text on the accent. */
  accentContent: string;
  /** Accent as text, line or edge on background and surfaces. */
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

/** Body overrides of a theme [I3.29]: what makes a site look different besides colour. */
export interface ThemeBody {
  corners: 'sharp' | 'soft' | 'round';
  headings: 'display' | 'text';
}

/** Font stacks of a theme, each with its fallback. */
export interface ThemeFaces {
  /** For headings, where the theme sets them in a face of their own. */
  display: string;
  text: string;
}

/** Complete theme; its tone selects native controls and scroll bars. */
export interface ThemeTokens {
  tone: 'dark' | 'light';
  colors: ThemeColors;
  body: ThemeBody;
  /** Faces of {@link siteFonts}; the product's own without them. */
  faces?: ThemeFaces;
}

export type ThemeName = 'dark' | 'light' | 'clientDark' | 'clientLight';
