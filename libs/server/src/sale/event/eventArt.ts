import type { Locale } from '@foyer/contract';
import type { ArtCrop } from './artUrl.ts';

/** Input from which a poster is drawn. */
export interface Poster {
  family: string;
  /** Hex; `paper` is the background, `first` and `second` the inks. */
  palette: PosterPalette;
  /** Large title and subtitle of the portrait; the wide picture has no text. */
  title: string;
  line: string;
  alt: Partial<Record<Locale, string>>;
}

/** Two inks on a paper: `first` for shapes, `second` for accents; both contrast with the paper. */
export interface PosterPalette {
  paper: string;
  first: string;
  second: string;
}

/** Input of an event's pictures, and the hash that versions them. */
export interface EventArtRow {
  poster: Poster;
  hash: string;
  /** Blurred placeholder of each crop; missing in older rows. */
  placeholders?: Record<ArtCrop, string>;
}
