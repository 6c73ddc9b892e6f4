import { everyRoundSound, type RoundSounds } from '../../sound/title-sounds.ts'

/** `line`, `scatter`, `feature` and `coin` only for returns that may be celebrated. */
export interface SlotSounds extends RoundSounds {
  /** A reel or a column has landed. */
  land(reel: number): void
  /** A reel turns on because it could still complete a feature. */
  anticipate(reel: number): void
  line(index: number): void
  scatter(): void
  /** Winners leave; `number` counts the falls from 1. */
  remove(number: number): void
  multiplier(value: number): void
  feature(feature: string): void
  /** The still instant before the lamp. */
  hush?(): void
  lamp(): void
  coin(): void
}

/** Plays each sound of a slot with the numbers that occur most. */
export function everySlotSound(sounds: SlotSounds): void {
  everyRoundSound(sounds)
  for (let number = 0; number < 6; number++) {
    sounds.land(number)
    sounds.line(number)
    sounds.remove(number + 1)
    sounds.multiplier(number + 2)
  }
  sounds.anticipate(2)
  sounds.scatter()
  sounds.hush?.()
  sounds.lamp()
  sounds.coin()
  sounds.feature('freeSpins')
}
