import type { Balance } from '../balance.ts'
import { type Host, showsForMs } from '../host.ts'

export type Hold = ReturnType<typeof createHold>

/**
 * Holds back the balance of the page around the game: wins reach it over its own connection before they have been seen here. While bets are placed the page shows the actual balance, less a stake that is on its way; from
 * the lock of a round with bets of the player's own until its result has been seen it shows what it showed at the lock.
 */
export function createHold({
  host,
  balance,
}: {
  host: Pick<Host, 'send' | 'startRound'>
  balance: Pick<Balance, 'amount'>
}) {
  let placing = 0
  let untilSeen: ReturnType<typeof setInterval> | null = null
  const waits: (() => void)[] = []
  const end = () => {
    if (placing > 0 || untilSeen !== null) return
    host.send({ event: 'balanceChanged', balance: balance.amount() })
    host.send({ event: 'gameNotBusy' })
  }
  return {
    /** A bet is being sent. Not waited for: no result can come of it before the lock. */
    placing: (stake: number): void => {
      placing += 1
      void host.startRound({ stake, showsForMs })
    },
    /** It has its answer, and the balance of the game is the one after it. */
    answered: (): void => {
      placing -= 1
      end()
    },
    isUntilSeen: () => untilSeen !== null,
    /** The round with the player's bets is locked. */
    untilSeen: (): void => {
      if (untilSeen !== null) return
      untilSeen = setInterval(() => host.send({ event: 'roundGoesOn', showsForMs, shown: 'roundEnd' }), showsForMs / 2)
      void host.startRound({ stake: 0, showsForMs })
    },
    /** Its result has been seen, and the balance of the game has it. */
    seen: (): void => {
      if (untilSeen === null) return
      clearInterval(untilSeen)
      untilSeen = null
      end()
      for (const go of waits.splice(0)) go()
    },
    /** Resolves as soon as nothing is held back until it has been seen. */
    whenSeen: (): Promise<void> =>
      new Promise((go) => {
        if (untilSeen === null) go()
        else waits.push(go)
      }),
  }
}
