import type { TableEvent } from '@andon/arcade/engines/table/events'
import type { Handlers } from '../../shell/scene.ts'
import { celebrateWin } from '../../win/celebrate.ts'
import { skippable } from '../../win/skippable.ts'
import { tierOf } from '../../win/tiers.ts'
import type { Layout } from './laid-bets.ts'
import type { Drawn, TableReveal, TableSetting } from './table-title.ts'
import { drawnWords, resultWords } from './texts/drawn-words.ts'
import type { TableTexts } from './texts/table-texts.ts'

const smallWinMs = 1400
/** The result stays in view before the felt comes back. */
const seenMs = 1200

/** What a round changes on the table. */
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
    drawn: async ({ to, face }) => {
      await reveal.show({ to, face })
      setRound({ ...round(), drawn: [...round().drawn, { to, face }] })
      tableSounds.drawn()
      hud.showNote(texts.drawn(to, face))
    },
    decided: async ({ facts }) => {
      const { drawn } = round()
      deps.tell(drawnWords(deps, { drawn, facts }))
      deps.onDecided(facts)
      const result = resultWords(deps, { drawn, facts })
      if (result) hud.showNote(result)
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
      if (amount > 0 && !(played.celebrates(amount) && tierOf(amount, played.stake))) hud.setWin(amount)
      if (played.celebrates(amount)) await celebrate(deps, { amount, stake: played.stake })
      if (amount > 0) hud.setWin(amount)
      deps.onEnd()
    },
  }
}

/** Never at or below the stake. A win below the first tier shows its amount for a moment; a tap or Escape goes on. */
async function celebrate(deps: HandlerDeps, { amount, stake }: { amount: number; stake: number }): Promise<void> {
  const { stage, hud, words, tableSounds, reveal } = deps
  if (tierOf(amount, stake))
    return celebrateWin({ ...deps, celebration: reveal.celebration, sound: tableSounds.tier }, { amount, stake })
  tableSounds.win()
  hud.showBanner({ title: words.won, amount, kind: 'calm' })
  await skippable(stage, smallWinMs, () => {})
  hud.hideBanner()
}
