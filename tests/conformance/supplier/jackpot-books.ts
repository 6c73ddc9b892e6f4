import type { Contribution, JackpotPrize, WalletRequest } from '@andon/contract/wallet-api'
import type { Reply } from './ledger.ts'

/** What the supplier's jackpots hold at the mock wallet, over all players, in millionths; each bet, win and move counts once. */
export function createJackpotBooks() {
  const held = new Map<string, number>()
  const contributed = new Map<string, readonly Contribution[]>()
  const paid = new Set<string>()
  const moved = new Map<string, string>()
  const add = (jackpot: string, millionths: number) => void held.set(jackpot, (held.get(jackpot) ?? 0) + millionths)

  return {
    contribute: (betId: string, parts: readonly Contribution[] = []): void => {
      if (contributed.has(betId)) return
      contributed.set(betId, parts)
      for (const { jackpot, millionths } of parts) add(jackpot, millionths)
    },
    takeBack: (betId: string): void => {
      for (const { jackpot, millionths } of contributed.get(betId) ?? []) add(jackpot, -millionths)
      contributed.set(betId, [])
    },
    pay: (winId: string, prize: JackpotPrize | undefined): void => {
      if (!prize || paid.has(winId)) return
      paid.add(winId)
      add(prize.id, -prize.amount * 1_000_000)
    },
    /** `breach`: what a correct supplier never causes. */
    move: (
      rawBody: Buffer,
      { transactionId, from, to, millionths }: WalletRequest<'moveJackpot'>,
    ): { readonly reply: Reply; readonly breach?: string } => {
      const known = moved.get(transactionId)
      const body = rawBody.toString()
      if (known !== undefined && known !== body)
        return { reply: refusalOf('DUPLICATE'), breach: 'sends another moveJackpot under the id of an earlier one' }
      if (known === undefined) {
        if ((held.get(from) ?? 0) < millionths)
          return { reply: refusalOf('INSUFFICIENT_FUNDS'), breach: `moves more out of ${from} than came into it` }
        moved.set(transactionId, body)
        add(from, -millionths)
        add(to, millionths)
      }
      return { reply: { status: 200, body: { status: 'OK', transactionId } } }
    },
  }
}

const refusalOf = (status: string): Reply => ({ status: 422, body: { status, message: '' } })
