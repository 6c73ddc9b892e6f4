import { everyRoundSound, type RoundSounds } from '../../sound/title-sounds.ts'

export interface CardSounds extends RoundSounds {
  /** A card comes to the table; the same for every card. */
  deal(): void
  /** A card is turned over; the same whatever it shows. */
  turn(): void
  /** The player lays a chip, holds a card, or takes an action. */
  press(): void
  /** The round goes on in the player's favour, such as after a right guess; `step` counts from 1. */
  step(step: number): void
  /** It ends, or a hand does, without a win. */
  miss(): void
  /** A win is paid, such as at a cash-out; also at or below the stake. */
  pay(): void
}

/** Plays each sound of a game of cards, with the first steps. */
export function everyCardSound(sounds: CardSounds): void {
  everyRoundSound(sounds)
  sounds.deal()
  sounds.turn()
  sounds.press()
  for (let step = 1; step <= 8; step++) sounds.step(step)
  sounds.miss()
  sounds.pay()
}
