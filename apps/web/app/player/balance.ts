import { skipToken, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../page/services.tsx'
import { useQuery } from '../page/use-query.ts'
import { playerKey, useSession } from './session.ts'

export const balanceKey = playerKey('balance')
/**
 * While a game shows a round, the server has its result but the player has not seen it. Until the game has shown the end, the page displays
 * this: the balance from before the round less the stake. The actual balance stays current under `balanceKey`.
 */
export const displayedBalanceKey = playerKey('displayedBalance')

/** Pockets in minor units. `version` comes with realtime states and grows with every change. */
export interface Pockets {
  readonly realCashBalance: number
  readonly crpBalance: number
  readonly drpBalance: number
  readonly wrpBalance: number
  readonly freebetBalance: number
  readonly currency: string
  readonly version?: number | undefined
}

export interface Balance {
  readonly cash: number
  readonly bonus: number
  readonly total: number
  readonly currency: string
}

/** The player's balance, kept fresh by realtime; undefined until known. */
export function useBalance(): Balance | undefined {
  const pockets = usePockets()
  return pockets && balanceOf(pockets)
}

/** The same by pocket, without the result of a round that the game is still showing. */
export function usePockets(): Pockets | undefined {
  const { data: displayed } = useQuery<Pockets | null>({ queryKey: displayedBalanceKey, queryFn: skipToken })
  const actual = useActualPockets()
  return actual && (displayed ?? actual)
}

/** The actual balance, including results that the player has not seen yet: for calculations, never for display. */
export function useActualPockets(): Pockets | undefined {
  const api = useApi()
  const session = useSession()
  const queries = useQueryClient()
  const { data } = useQuery<Pockets>({
    queryKey: balanceKey,
    queryFn: async () => newerOf(queries.getQueryData<Pockets>(balanceKey), await api.wallet.getBalanceByPocket()),
    enabled: session.state === 'player',
  })
  return session.state === 'player' ? data : undefined
}

/** Drops an older state that arrives late. */
export function newerOf(known: Pockets | undefined, arrived: Pockets): Pockets {
  return known?.version !== undefined && arrived.version !== undefined && arrived.version < known.version
    ? known
    : arrived
}

/** The money that games can stake: everything except free bets. */
export function stakeableIn({ realCashBalance, crpBalance, drpBalance, wrpBalance, freebetBalance }: Pockets): number {
  return realCashBalance + crpBalance + drpBalance + wrpBalance - freebetBalance
}

export function balanceOf(pockets: Pockets): Balance {
  const { realCashBalance: cash, crpBalance, drpBalance, wrpBalance, freebetBalance, currency } = pockets
  const bonusPockets = crpBalance + drpBalance + wrpBalance
  return { cash, bonus: bonusPockets - freebetBalance, total: cash + bonusPockets, currency }
}
