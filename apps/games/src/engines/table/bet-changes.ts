import type { Hud } from '../../shell/hud/hud.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { LaidBets, Layout, Refused } from './laid-bets.ts'
import type { TableSounds } from './table-sounds.ts'
import type { TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

export interface ChangeDeps {
  readonly bets: LaidBets
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly figures: Figures
  readonly hud: Pick<Hud, 'showNote'>
  readonly tableSounds: TableSounds
  readonly isReady: () => boolean
  readonly onChange: () => void
  /** For screen readers. */
  readonly tell: (text: string) => void
}

export type BetChanges = ReturnType<typeof createBetChanges>

/** The player's changes of the layout. Each is made whole or refused with the limit that it would break, and says what became of it; none is made during a round. */
export function createBetChanges(deps: ChangeDeps) {
  const { bets, words, texts, figures, hud, tableSounds, tell } = deps
  const say = (text: string) => {
    hud.showNote(text)
    tell(text)
  }
  const total = () => figures.amount(bets.total())
  const refusedText = (refused: Refused): string => {
    if (refused.why === 'balance') return words.refusedBalance
    const [least, most] = [figures.amount(refused.least), figures.amount(refused.most)]
    return refused.why === 'bet'
      ? words.refusedBet(texts.name(refused.spot), least, most)
      : words.refusedLayout(least, most)
  }
  const attempt = (change: () => Refused | null, done: () => string, sound: () => void) => {
    if (!deps.isReady()) return
    const refused = change()
    if (refused) return say(refusedText(refused))
    sound()
    deps.onChange()
    tell(done())
  }
  const sum = () => words.total(total())
  const { chip, sweep } = tableSounds
  return {
    /** Shown, and told. */
    say,
    lay: (spot: string, amount: number): void =>
      attempt(
        () => bets.add(new Map([[spot, amount]])),
        () => words.laid(texts.name(spot), figures.amount(bets.on(spot)), total()),
        chip,
      ),
    take: (spot: string): void =>
      attempt(
        () => bets.take(spot),
        () => words.taken(texts.name(spot), total()),
        sweep,
      ),
    layAll: (more: Layout): void => attempt(() => bets.add(more), sum, chip),
    double: (): void => attempt(bets.double, sum, chip),
    undo: (): void => attempt(bets.undo, sum, sweep),
    clear: (): void => attempt(bets.clear, sum, sweep),
  }
}
