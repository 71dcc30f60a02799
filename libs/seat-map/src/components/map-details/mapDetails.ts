/** Deferred parts of map and legend: a single chunk, loaded after the first paint. */
export { engineDetails } from '../../engine/engineDetails.ts';
export { keyCommand } from '../../gesture/keyCommands.ts';
export { seatsTogether } from '../../model/seatsTogether.ts';
export { describePlace, describeSeat, sectionOf } from '../../texts/describePlace.ts';
export { LevelButton } from './LevelButton.tsx';
export { LevelSwatch } from './LevelSwatch.tsx';
export { GestureHint } from './GestureHint.tsx';
export { MapControls } from './MapControls.tsx';
export { SeatTip } from './SeatTip.tsx';
export { StateMark } from './StateMark.tsx';
