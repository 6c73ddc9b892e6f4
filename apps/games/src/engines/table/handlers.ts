import type { TableEvent } from '@andon/arcade/engines/table/events'
import type { Handlers } from '../../shell/scene.ts'
import { celebrateWin } from '../../win/celebrate.ts'
import { skippable } from '../../win/skippable.ts'
import { isWin, tierOfWin, type Won } from '../../win/won.ts'
import type { Layout } from './laid-bets.ts'
import { coverOf } from './pays.ts'
import type { Drawn, TableReveal, TableSetting } from './table-title.ts'
import { drawnWords, resultWords } from './texts/drawn-words.ts'
import type { TableTexts } from './texts/table-texts.ts'

const smallWinMs = 1400
/** The result stays in view before the felt comes back. */
const seenMs = 1200

/** The state that a round changes on the table. */
export interface ShownRound {
  readonly bets: Layout
  readonly paid: Layout
  readonly facts: readonly string[]
  readonly drawn: readonly Drawn[]
  readonly isDecided: boolean
}

interface HandlerDeps extends TableSetting {
  readonly words: TableTexts
  readonly reveal: TableReveal
  readonly round: () => ShownRound
  readonly setRound: (round: ShownRound) => void
  /** The reveal has the screen, or the felt has it. */
  readonly showReveal: (value: boolean) => void
  readonly onDecided: (facts: readonly string[]) => unknown
  readonly onEnd: () => void
  /** For screen readers, beside the shell's announcements. */
  readonly tell: (text: string) => void
}

export const noRound: ShownRound = { bets: new Map(), paid: new Map(), facts: [], drawn: [], isDecided: false }

/** The presentation of each kind of event. The result is seen, then heard, and then the bets follow. */
export function createHandlers(deps: HandlerDeps): Handlers<TableEvent> {
  const { stage, hud, words, texts, figures, reveal, round, setRound, tableSounds } = deps
  return {
    betsLaid: async ({ bets }) => {
      setRound({ ...noRound, bets: new Map(bets.map(({ spot, amount }) => [spot, amount])) })
      deps.showReveal(true)
    },
    drawn: async ({ to: side, face: drawn }) => {
      for (const { to, face } of reveal.inTurn?.({ to: side, face: drawn }) ?? [{ to: side, face: drawn }]) {
        await reveal.show({ to, face })
        setRound({ ...round(), drawn: [...round().drawn, { to, face }] })
        tableSounds.drawn()
        hud.showNote(texts.drawn(to, face))
      }
    },
    decided: async ({ facts }) => {
      const { drawn } = round()
      deps.tell(drawnWords(deps, { drawn, facts }))
      deps.onDecided(facts)
      const result = resultWords(deps, { drawn, facts })
      if (result) hud.showNote(result.replace(/ (?=\d)/g, '\u00a0')) // no line ends between a hand and its total
      await reveal.decided?.(facts)
      await stage.wait(stage.calm() ? 0 : seenMs)
      deps.showReveal(false)
      setRound({ ...round(), facts, isDecided: true })
    },
    betPaid: async ({ spot, amount }) => {
      setRound({ ...round(), paid: new Map(round().paid).set(spot, amount) })
    },
    roundEnd: async ({ amount }, played) => {
      const { paid } = round()
      const drawn = drawnWords(deps, round())
      const bets = [...paid].map(([spot, returned]) => words.paid(texts.name(spot), figures.amount(returned)))
      deps.tell(bets.length > 0 ? words.allPaid(drawn, bets.join(', ')) : words.nonePaid(drawn))
      const won = { amount, stake: played.stake, cover: coverOf(deps.config, round().bets) }
      const celebrates = isWin(won) && played.celebrates(amount)
      if (isWin(won) && !(celebrates && tierOfWin(won))) hud.setWin(amount)
      if (celebrates) await celebrate(deps, won)
      if (isWin(won)) hud.setWin(amount)
      deps.onEnd()
    },
  }
}

/** Never at or below the stake. A win below the first tier shows its amount for a moment; a tap or Escape goes on. Where chips that only covered a loss come back with it, that is what was won beside them. */
async function celebrate(deps: HandlerDeps, won: Won): Promise<void> {
  const { stage, hud, words, tableSounds, reveal } = deps
  const { amount, stake, cover } = won
  if (tierOfWin(won))
    return celebrateWin(
      { ...deps, celebration: reveal.celebration, sound: tableSounds.tier },
      { amount: amount - cover, stake: stake - cover },
    )
  tableSounds.win()
  const shown = cover > 0 ? { title: words.winnings, amount: amount - stake } : { title: words.won, amount }
  hud.showBanner({ ...shown, kind: 'calm' })
  await skippable(stage, smallWinMs, () => {})
  hud.hideBanner()
}
