import type { FreeRounds } from '@andon/arcade/game-api'
import { openNotice } from './hud/dialogs.ts'
import type { Hud } from './hud/hud.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

/** Rounds that a bonus pays for: offered when the game opens, played when the player wants them, and said to be over before the next round costs money. */
export function createFreeRounds(
  given: FreeRounds | null,
  { hud, messages, figures }: { hud: Hud; messages: Messages; figures: Figures },
) {
  let rounds = given
  let wanted = false
  const playing = () => (wanted ? rounds : null)
  const notice = (title: string, text: string) =>
    openNotice({ title, text, actions: [{ label: messages.ok, act: () => {} }] }).closed

  return {
    /** Those to play now; null: rounds are the player's own. */
    playing,
    /** Asks whether they shall be played now. */
    offer: async () => {
      if (rounds === null) return
      const play = {
        label: messages.freeRoundsPlay,
        act: () => {
          wanted = true
        },
      }
      const later = { label: messages.freeRoundsLater, act: () => {} }
      const text = messages.freeRoundsText(rounds.left, figures.amount(rounds.stake))
      await openNotice({ title: messages.freeRoundsTitle, text, actions: [play, later] }).closed
    },
    show: () => {
      const now = playing()
      if (now) hud.showNote(messages.freeRoundsLeft(now.left, figures.amount(now.stake)))
    },
    /** After a round: as the arcade counts them. The last one is said to be the last. */
    countedAs: async (left: FreeRounds | null) => {
      const over = playing() !== null && left === null
      rounds = left
      if (left === null) wanted = false
      if (over) await notice(messages.freeRoundsOverTitle, messages.freeRoundsOverText)
    },
    /** The arcade knows of none any more. */
    gone: async () => {
      rounds = null
      wanted = false
      await notice(messages.freeRoundsGoneTitle, messages.freeRoundsGoneText)
    },
  }
}
