import type { TableLimits } from '@andon/arcade/engines/bets'
import { visitStorage } from '../../../shell/storage.ts'
import { createBar, toolButton } from '../../table/bar.ts'
import { compact } from '../../table/chip-picture.ts'
import { keptLayoutsIn } from '../../table/favourites/layouts-kept.ts'
import { createLaidBets, type Layout, type Refused } from '../../table/laid-bets.ts'
import { tableTexts } from '../../table/texts/table-texts.ts'
import type { TableSetting } from '../card-title.ts'
import type { BlackjackTitleTexts } from './blackjack-title.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

interface Deps {
  readonly setting: TableSetting<'blackjack', BlackjackTitleTexts>
  readonly limits: TableLimits
  readonly words: BlackjackWords
  readonly isReady: () => boolean
  /** A chip is dragged over a point of the page; true at the end. Returns the spot there. */
  readonly spotAt: (x: number, y: number, ends: boolean) => string | null
  readonly onChange: () => void
}

/** All bets on places have one sort. */
const sort = 'hand'

export type Betting = ReturnType<typeof createBetting>

/**
 * The player's stakes by place, which stay for the next round until the player changes them, and the chips and tools that do so. A change is made whole or refused with the limit that it would break, before anything is
 * sent. The stakes of the last round of this tab can be laid again after a reload.
 */
export function createBetting({ setting, limits, words, isReady, spotAt, onChange }: Deps) {
  const { config, figures, language, cardSounds, say, tell } = setting
  const table = tableTexts[language]
  const bets = createLaidBets({ limits, sortOf: () => sort })
  const kept = keptLayoutsIn(visitStorage, `bets:${config.gameCode}`, (spot) => /^hand[0-2]$/.test(spot))
  const nameOf = (spot: string) => words.hand(Number(spot.at(-1)), 0)
  const refusedText = (refused: Refused): string => {
    if (refused.why === 'balance') return table.refusedBalance
    const [least, most] = [figures.amount(refused.least), figures.amount(refused.most)]
    return refused.why === 'bet'
      ? table.refusedBet(nameOf(refused.spot), least, most)
      : table.refusedLayout(least, most)
  }
  const attempt = (change: () => Refused | null) => {
    if (!isReady()) return
    const refused = change()
    if (refused) return say(refusedText(refused))
    cardSounds.press()
    onChange()
    tell(table.total(figures.amount(bets.total())))
  }
  const lay = (spot: string) => attempt(() => bets.add(new Map([[spot, bar.chosen()]])))
  const last = (): Layout => kept.read()[0] ?? new Map()

  const tools = {
    undo: toolButton('undo', table.undo),
    clear: toolButton('clear', table.clear),
    double: toolButton('double', table.double),
    repeat: toolButton('repeat', table.repeat),
  }
  tools.undo.addEventListener('click', () => attempt(bets.undo))
  tools.clear.addEventListener('click', () => attempt(bets.clear))
  tools.double.addEventListener('click', () => attempt(bets.double))
  tools.repeat.addEventListener('click', () => attempt(() => bets.add(last())))
  const bar = createBar({
    words: table,
    chips: limits.chips,
    first: config.defaultStake,
    tools: Object.values(tools),
    amount: figures.amount,
    short: compact,
    onDrag: ({ clientX, clientY }, ends) => {
      const spot = spotAt(clientX, clientY, ends)
      if (ends && spot !== null) lay(spot)
      return spot !== null
    },
  })
  const update = (ready: boolean) => {
    bar.setEnabled(ready)
    tools.undo.disabled = !ready || !bets.canUndo()
    for (const button of [tools.clear, tools.double]) button.disabled = !ready || bets.laid().size === 0
    tools.repeat.disabled = !ready || bets.laid().size > 0 || last().size === 0
  }
  return {
    root: bar.root,
    bets,
    lay,
    take: (spot: string): void => {
      if (bets.on(spot) > 0) attempt(() => bets.take(spot))
    },
    update,
    /** The stakes are sent. */
    sent: (): void => kept.write([bets.laid()]),
    setBalance: (amount: number): void => {
      bets.setBalance(amount)
      bar.fitTo(amount)
    },
  }
}
