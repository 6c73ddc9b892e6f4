import { type WinTier, winTiers } from '../win/tiers.ts'

/** What every title's `createSounds(player)` returns. `win` and `tier` are called only for returns that may be celebrated. */
export interface RoundSounds {
  /** Repeats from the first touch on. */
  ambience(): void
  start(): void
  /** A win below 10 × the stake. */
  win(): void
  tier(tier: WinTier): void
}

/** `line`, `scatter`, `feature` and `coin` likewise only for returns that may be celebrated. */
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

export interface BoardSounds extends RoundSounds {
  /** A cell is being opened; the same whatever it hides. */
  open(): void
  /** A safe cell; `opened` counts from 1. */
  safe(opened: number): void
  hazard(): void
  cashOut(): void
}

/** How much more a tier plays than the first. */
export function tierSize(tier: WinTier): 0 | 1 | 2 | 3 {
  return ({ big: 0, super: 1, mega: 2, epic: 3 } as const)[tier]
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

/** Plays each sound of a board, with the first cells. */
export function everyBoardSound(sounds: BoardSounds): void {
  everyRoundSound(sounds)
  sounds.open()
  for (let opened = 1; opened <= 8; opened++) sounds.safe(opened)
  sounds.hazard()
  sounds.cashOut()
}

function everyRoundSound(sounds: RoundSounds): void {
  sounds.start()
  sounds.win()
  for (const { name } of winTiers) sounds.tier(name)
}
