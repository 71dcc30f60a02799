import type { KeyCommand } from '../../gesture/keyCommands.ts';
import { toMap, toScreen } from '../../view/camera.ts';
import { fromPitch, scaleOfPitch } from '../../view/levelOfDetail.ts';
import { firstPlace, isThere, placeAround, placeBeside, placeInSection, pointOfPlace } from './mapFocus.ts';
import type { GuideHost } from './guideHost.ts';
import type { MapPlace } from '../events/mapPlace.ts';

/** Keyboard position on the map, and its moves between sections and seats. */
export class MapKeyboard {
  readonly #host: GuideHost;
  #place: MapPlace | undefined;
  #isVisible = false;
  /** Section whose seats the keyboard is waiting for. */
  #entering: number | undefined;
  /** Whether the place was told before the state of its seat was known. */
  #isToldEarly = false;

  constructor(host: GuideHost) {
    this.#host = host;
  }

  /** The place, if its ring is visible. */
  get shown(): MapPlace | undefined {
    return this.#isVisible ? this.#place : undefined;
  }

  /** Continues from a place that the pointer used. */
  follow(place: MapPlace): void {
    this.#place = place;
  }

  forget(): void {
    this.#place = this.#entering = undefined;
  }

  /** Follows a change of the model: seats may have appeared or disappeared. */
  refresh(): void {
    const { model } = this.#host;
    if (this.#place && !isThere(model, this.#place)) this.#place = placeAround(this.#place);
    if (this.#entering !== undefined) this.#enter(this.#entering);
    else if (this.shown && this.#isToldEarly && !this.#isUnknown(this.shown)) this.#tell(this.shown);
  }

  /** Sets whether the keyboard is on the map; focus by pointer shows no ring. */
  setFocused(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#goTo(isVisible ? (this.#place ?? firstPlace(this.#host.model)) : undefined);
  }

  /** @returns whether the command had an effect; if not, the key is left to the page */
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
        this.#showTip();
        return true;
      case 'back':
        return this.#back();
    }
  }

  /** Zooms a step in or out, around the keyboard's place or the centre. */
  zoomStep(factor: number): void {
    const { target, viewport, model } = this.#host;
    const middle = { x: viewport.width / 2, y: viewport.height / 2 };
    const point = this.shown ? pointOfPlace(model, this.shown) : toMap(target, middle);
    this.#host.lookAt(point, target.scale * factor);
    this.#showTip();
  }

  /** Returns to the sections; from there, out of the map. */
  #back(): boolean {
    if (this.#host.isWhole && this.#place?.kind !== 'seat') return false;
    this.#entering = undefined;
    this.#host.showAll();
    if (this.#place) {
      this.#place = placeAround(this.#place);
      this.#tell(this.#place);
    }
    this.#showTip();
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

  /** Moves into a section, at once or when its seats have loaded. */
  #enter(section: number): void {
    const place = placeInSection(this.#host.model, section);
    this.#entering = place ? undefined : section;
    this.#goTo(place);
  }

  #goTo(place: MapPlace | undefined): void {
    if (place) {
      this.#place = place;
      this.#bringIn(place);
      this.#tell(place);
    }
    this.#showTip();
  }

  #tell(place: MapPlace): void {
    this.#isToldEarly = this.#isUnknown(place);
    this.#host.arrived(place);
  }

  #isUnknown(place: MapPlace): boolean {
    return place.kind === 'seat' && this.#host.model.describe(place.seat).state === 'unknown';
  }

  /** Moves the tip to the ring's place, where that will be when the map has come to rest; hides it without a ring. */
  #showTip(): void {
    const { shown } = this;
    const { model, target } = this.#host;
    this.#host.hovered(shown, shown && toScreen(target, pointOfPlace(model, shown)));
  }

  /** Brings a place into view at a visible size. */
  #bringIn(place: MapPlace): void {
    const { target, viewport, model } = this.#host;
    const point = pointOfPlace(model, place);
    const { x, y } = toScreen(target, point);
    const margin = Math.min(60, viewport.width / 4, viewport.height / 4);
    const isIn = x >= margin && y >= margin && x <= viewport.width - margin && y <= viewport.height - margin;
    const near = place.kind === 'seat' ? scaleOfPitch(fromPitch.mouse) : 0;
    const scale = Math.max(target.scale, near);
    if (!isIn || scale !== target.scale) this.#host.lookAt(point, scale);
  }
}
