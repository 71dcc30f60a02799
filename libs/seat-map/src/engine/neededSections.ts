import type { SeatModel } from '../model/seatModel.ts';
import { visibleBounds, type Camera, type Viewport } from '../view/camera.ts';
import { fromPitch, pitchOf } from '../view/levelOfDetail.ts';

/** Remembers which sections' seats were asked for, so that each is asked for once. */
export class NeededSections {
  readonly #asked = new Set<string>();

  /** Sections whose seats are wanted for what is seen, and were not asked for yet. */
  take(model: SeatModel, camera: Camera, viewport: Viewport): string[] {
    if (pitchOf(camera.scale) < fromPitch.loading) return [];
    return this.#new(model, model.sectionsIn(visibleBounds(camera, viewport)), false);
  }

  /** One section, again too when it had failed. */
  takeOne(model: SeatModel, section: number): string[] {
    return this.#new(model, [section], true);
  }

  #new(model: SeatModel, sections: readonly number[], again: boolean): string[] {
    const codes: string[] = [];
    for (const at of sections) {
      const { section, isStanding, isLoaded, failed } = model.sections[at]!;
      const { sectionCode } = section;
      // What has arrived may be dropped and wanted again later.
      if (isStanding || isLoaded) this.#asked.delete(sectionCode);
      else if (!this.#asked.has(sectionCode) || (again && failed)) codes.push(sectionCode);
    }
    for (const code of codes) this.#asked.add(code);
    return codes;
  }
}
