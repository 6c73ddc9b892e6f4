import type { TableBetNow } from '@andon/arcade/game-api/table-fields'
import type { Balance } from '../balance.ts'
import type { GameSession } from '../game-session.ts'
import type { Hud } from '../hud/hud.ts'
import type { Line } from '../line.ts'
import { refreshBalance } from '../refresh-balance.ts'
import type { Figures } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import type { Hold } from './hold.ts'
import type { OwnBets } from './own-bets.ts'
import type { Settled } from './shared-scene.ts'
import type { SharedTexts } from './texts/shared-texts.ts'

export interface MoneyDeps {
  readonly session: Pick<GameSession, 'betStaked' | 'betShown' | 'net'>
  readonly hud: Pick<Hud, 'setNet' | 'setWin' | 'announce' | 'showNote'>
  readonly balance: Balance
  readonly hold: Pick<Hold, 'isUntilSeen' | 'untilSeen' | 'seen'>
  readonly ownBets: Pick<OwnBets, 'of' | 'count'>
  readonly line: Line
  readonly messages: Messages
  readonly figures: Figures
  readonly texts: SharedTexts
  readonly onFailure: (error: unknown) => void
}

const paid: ReadonlySet<TableBetNow['status']> = new Set(['settled', 'returned'])

/** Balance, net result and win meter over the rounds of a table: what a round paid shows when its result has been seen. */
export function createMoney(deps: MoneyDeps) {
  const { session, hud, balance, hold, ownBets, line, messages, figures, texts, onFailure } = deps
  const showNet = () => hud.setNet(session.net())
  let reading: Promise<void> | null = null
  /** One reading at a time: a call meanwhile gets its result. */
  const read = (): Promise<void> => {
    reading ??= refreshBalance({ balance, isBusy: () => false, line })
      .catch(onFailure)
      .finally(() => {
        reading = null
      })
    return reading
  }
  const countWins = (number: number) => {
    for (const { id, win } of ownBets.of(number)) if (id !== null && win !== null) session.betShown(id, win)
    showNet()
  }
  const resultText = ({ stake, win, celebrates }: Settled) => {
    const [paidOut, now] = [figures.amount(win), figures.amount(balance.amount())]
    if (win === 0) return messages.resultNone(now)
    return celebrates ? messages.resultWin(paidOut, now) : messages.resultReturn(paidOut, figures.amount(stake), now)
  }
  return {
    read,
    showNet,
    /** A bet takes part. */
    staked: (id: string, stake: number): void => {
      session.betStaked(id, stake)
      showNet()
    },
    /** No bet can be added to the round any more, and its result may reach the page around the game at any time. */
    locked: (number: number): void => {
      if (ownBets.count(number) > 0) hold.untilSeen()
    },
    /** The pay of the player's bets has been shown. */
    settled: async (settled: Settled): Promise<void> => {
      countWins(settled.round.number)
      hud.setWin(settled.celebrates ? settled.win : null)
      await read()
      hud.announce(resultText(settled))
      if (settled.win > 0 && !settled.celebrates)
        hud.showNote(texts.returned(figures.amount(settled.win), figures.amount(settled.stake)))
      if (ownBets.of(settled.round.number).some(({ status, win }) => status === 'settling' && win !== 0))
        hud.showNote(messages.settlingNotice)
    },
    /** The result has been seen, or can be seen no more. */
    seen: async (number: number): Promise<void> => {
      if (!hold.isUntilSeen()) return
      countWins(number)
      await read()
      hold.seen()
    },
    /** A bet was paid, or its stake came back, after its round had been seen. */
    moved: async ({ id, status, win }: TableBetNow): Promise<void> => {
      if (!paid.has(status) || hold.isUntilSeen()) return
      if (win !== null) session.betShown(id, win)
      showNet()
      await read()
    },
  }
}
