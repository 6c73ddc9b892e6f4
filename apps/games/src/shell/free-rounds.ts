import type { FreeRounds } from '@andon/arcade/game-api'
import { openNotice } from './hud/dialogs.ts'
import type { Hud } from './hud/hud.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

export type FreeRoundsInGame = ReturnType<typeof createFreeRounds>

/**
 * Rounds that a bonus pays for. The game offers them when it opens, and shows a notice after the last one, before a round costs the player money
 * again.
 */
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
    /** The free rounds that the next spin uses; null if the player pays for it. */
    playing,
    /** Asks the player whether to play them now. */
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
    /** After a round: how many are left, by the arcade's count. */
    setLeft: async (left: FreeRounds | null) => {
      const over = playing() !== null && left === null
      rounds = left
      if (left === null) wanted = false
      if (over) await notice(messages.freeRoundsOverTitle, messages.freeRoundsOverText)
    },
    /** The arcade has none left for this session. */
    gone: async () => {
      rounds = null
      wanted = false
      await notice(messages.freeRoundsGoneTitle, messages.freeRoundsGoneText)
    },
  }
}
