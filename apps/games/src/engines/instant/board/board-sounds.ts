import { everyRoundSound, type RoundSounds } from '../../../sound/title-sounds.ts'

export interface BoardSounds extends RoundSounds {
  /** A cell is being opened; the same whatever it hides. */
  open(): void
  /** A safe cell; `opened` counts from 1. */
  safe(opened: number): void
  hazard(): void
  cashOut(): void
}

/** Plays each sound of a board, with the first cells. */
export function everyBoardSound(sounds: BoardSounds): void {
  everyRoundSound(sounds)
  sounds.open()
  for (let opened = 1; opened <= 8; opened++) sounds.safe(opened)
  sounds.hazard()
  sounds.cashOut()
}
