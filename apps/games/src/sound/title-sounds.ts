import { type WinTier, winTiers } from '../win/tiers.ts'

/** Every title's `createSounds(player)` returns these; each kind of game adds its own. `win` and `tier` are called only for returns that may be celebrated. */
export interface RoundSounds {
  /** Repeats from the first touch on. */
  ambience(): void
  start(): void
  /** A win below 10 × the stake. */
  win(): void
  tier(tier: WinTier): void
}

/** How much more a tier plays than the first. */
export function tierSize(tier: WinTier): 0 | 1 | 2 | 3 {
  return ({ big: 0, super: 1, mega: 2, epic: 3 } as const)[tier]
}

/** Plays the sounds that every title has. */
export function everyRoundSound(sounds: RoundSounds): void {
  sounds.start()
  sounds.win()
  for (const { name } of winTiers) sounds.tier(name)
}
