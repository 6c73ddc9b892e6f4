import type { SportsReply } from '../page/api.ts'

type Bet = SportsReply<'showBet'>['bet']

/** Pauses between attempts, each perhaps for one bet. They end by themselves, or sooner. */
export function createPauses() {
  const waiting = new Map<() => void, string | null>()
  return {
    wait: (ms: number, bet: string | null = null): Promise<void> =>
      new Promise((done) => {
        const end = () => {
          clearTimeout(timer)
          waiting.delete(end)
          done()
        }
        const timer = setTimeout(end, ms)
        waiting.set(end, bet)
      }),
    endAll: (): void => {
      for (const end of [...waiting.keys()]) end()
    },
    endFor: (bet: string): void => {
      for (const [end, waitsFor] of [...waiting]) if (waitsFor === bet) end()
    },
  }
}

const mostKept = 50

/** The newest bets from the stream, each until it is taken. */
export function createStreamedBets() {
  const bets = new Map<string, Bet>()
  return {
    has: (id: string): boolean => bets.has(id),
    take: (id: string): { readonly bet: Bet } | null => {
      const bet = bets.get(id)
      bets.delete(id)
      return bet ? { bet } : null
    },
    put: (bet: Bet): void => {
      bets.delete(bet.id)
      bets.set(bet.id, bet)
      for (const [oldest] of bets) if (bets.size > mostKept) bets.delete(oldest)
    },
  }
}
