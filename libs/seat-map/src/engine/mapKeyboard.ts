import type { KeyCommand } from '../gesture/keyCommands.ts';
import { fromPitch, scaleOfPitch } from '../view/levelOfDetail.ts';
import { firstPlace, isThere, placeAround, placeBeside, placeInSection, pointOfPlace } from './mapFocus.ts';
import type { GuideHost } from './guideHost.ts';
import type { MapPlace } from './mapPlace.ts';

/** The keyboard's place on the map, and how it moves: section by section, seat by seat. */
export class MapKeyboard {
  readonly #host: GuideHost;
  #place: MapPlace | undefined;
  #isVisible = false;
  /** The keyboard waits for the seats of this section. */
  #entering: number | undefined;

  constructor(host: GuideHost) {
    this.#host = host;
  }

  /** The place, when it is to be shown. */
  get shown(): MapPlace | undefined {
    return this.#isVisible ? this.#place : undefined;
  }

  /** A pointer has been somewhere; the keyboard goes on from there. */
  follow(place: MapPlace): void {
    this.#place = place;
  }

  forget(): void {
    this.#place = this.#entering = undefined;
  }

  /** The model has changed: seats may have come or gone. */
  refresh(): void {
    const { model } = this.#host;
    if (this.#place && !isThere(model, this.#place)) this.#place = placeAround(this.#place);
    if (this.#entering !== undefined) this.#enter(this.#entering);
  }

  /** The keyboard has come to the map, or left it; by pointer it comes without a ring. */
  setFocused(isVisible: boolean): void {
    this.#isVisible = isVisible;
    if (isVisible) this.#goTo(this.#place ?? firstPlace(this.#host.model));
  }

  /** @returns whether there was anything to do; if not, the key is someone else's */
  command(command: KeyCommand): boolean {
    const { model } = this.#host;
    this.#isVisible = true;
    const place = this.#place ?? firstPlace(model);
    switch (command.kind) {
      case 'move':
        this.#goTo(this.#place ? placeBeside(model, this.#place, command.direction) : place);
        return true;
      case 'pick':
        if (place) this.#pick(place);
        return true;
      case 'zoom':
        this.zoomStep(command.factor);
        return true;
      case 'whole':
        this.#host.showAll();
        return true;
      case 'back':
        return this.#back();
    }
  }

  /** A step nearer or farther, around the keyboard's place or the middle. */
  zoomStep(factor: number): void {
    const { target, viewport, model } = this.#host;
    const { scale, x, y } = target;
    const middle = { x: (viewport.width / 2 - x) / scale, y: (viewport.height / 2 - y) / scale };
    const point = this.shown ? pointOfPlace(model, this.shown) : middle;
    this.#host.lookAt(point, scale * factor);
  }

  /** Back to the sections; from there, out of the map. */
  #back(): boolean {
    if (this.#host.isWhole && this.#place?.kind !== 'seat') return false;
    this.#entering = undefined;
    this.#host.showAll();
    if (this.#place) {
      this.#place = placeAround(this.#place);
      this.#host.arrived(this.#place);
    }
    return true;
  }

  #pick(place: MapPlace): void {
    this.#host.pick(place);
    const { model } = this.#host;
    if (place.kind === 'section' && model.sections[place.section]!.section.seating === 'seated') {
      this.#host.showSection(place.section);
      this.#enter(place.section);
    }
  }

  /** Moves into a section, at once or when its seats have come. */
  #enter(section: number): void {
    const place = placeInSection(this.#host.model, section);
    this.#entering = place ? undefined : section;
    this.#goTo(place);
  }

  #goTo(place: MapPlace | undefined): void {
    if (!place) return;
    this.#place = place;
    this.#bringIn(place);
    this.#host.arrived(place);
  }

  /** Brings a place into the picture, near enough to be seen. */
  #bringIn(place: MapPlace): void {
    const { target, viewport, model } = this.#host;
    const point = pointOfPlace(model, place);
    const [x, y] = [point.x * target.scale + target.x, point.y * target.scale + target.y];
    const margin = Math.min(60, viewport.width / 4, viewport.height / 4);
    const isIn = x >= margin && y >= margin && x <= viewport.width - margin && y <= viewport.height - margin;
    const near = place.kind === 'seat' ? scaleOfPitch(fromPitch.mouse) : 0;
    const scale = Math.max(target.scale, near);
    if (!isIn || scale !== target.scale) this.#host.lookAt(point, scale);
  }
}
