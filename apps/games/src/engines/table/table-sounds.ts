import { everyRoundSound, type RoundSounds } from '../../sound/title-sounds.ts'

export interface TableSounds extends RoundSounds {
  /** A chip is laid; the same for every bet. */
  chip(): void
  /** Chips are taken away. */
  sweep(): void
  /** The reveal goes on, such as a ball that hops: `step` counts from 0. The same whatever is drawn. */
  tick(step: number): void
  /** The drawn number, die or card lies on the table; the sound is the same whatever it is. */
  drawn(): void
}

/** Plays each sound of a table. */
export function everyTableSound(sounds: TableSounds): void {
  everyRoundSound(sounds)
  sounds.chip()
  sounds.sweep()
  for (let step = 0; step < 6; step++) sounds.tick(step)
  sounds.drawn()
}
