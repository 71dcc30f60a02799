import type { SeatModel } from '../model/seatModel.ts';
import { visibleBounds, type Camera, type Viewport } from '../view/camera.ts';
import { fromPitch, pitchOf } from '../view/levelOfDetail.ts';

/** Tracks requested sections, so that each is requested once. */
export class NeededSections {
  readonly #asked = new Set<string>();

  /** Returns the sections whose seats are needed for the view and were not requested yet. */
  take(model: SeatModel, camera: Camera, viewport: Viewport): string[] {
    if (pitchOf(camera.scale) < fromPitch.loading) return [];
    return this.#new(model, model.sectionsIn(visibleBounds(camera, viewport)), false);
  }

  /** Returns one section if it needs a request, also after a failure. */
  takeOne(model: SeatModel, section: number): string[] {
    return this.#new(model, [section], true);
  }

  #new(model: SeatModel, sections: readonly number[], again: boolean): string[] {
    const codes: string[] = [];
    for (const at of sections) {
      const { section, isStanding, isLoaded, failed } = model.sections[at]!;
      const { sectionCode } = section;
      // Loaded rows may be dropped and requested again later.
      if (isStanding || isLoaded) this.#asked.delete(sectionCode);
      else if (!this.#asked.has(sectionCode) || (again && failed)) codes.push(sectionCode);
    }
    for (const code of codes) this.#asked.add(code);
    return codes;
  }
}
