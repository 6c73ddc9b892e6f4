import type { ReplyOf } from '@andon/contract'
import type { bonuses } from '@andon/contract/player-api/bonuses'
import type { Promotion } from '@andon/contract/player-api/content-notices'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, useSession } from '../../player/session.ts'

export type OfferState = ReplyOf<typeof bonuses.getOfferStates>['offers'][number]

/** The actions that this player has for each offer; the server decides. Undefined for visitors, and until the reply is here. */
export function useOfferStates(): ReadonlyMap<string, OfferState> | undefined {
  const api = useApi()
  const { state } = useSession()
  const { data } = useQuery({
    queryKey: playerKey('offerStates'),
    queryFn: async () => (await api.bonuses.getOfferStates()).offers,
    enabled: state === 'player',
    staleTime: 0,
  })
  return state === 'player' && data ? new Map(data.map((offer) => [offer.programme, offer])) : undefined
}

/** A programme that is not listed for players is announced all the same: the server decides when it is claimed. */
export function offerFor(
  states: ReadonlyMap<string, OfferState> | undefined,
  { bonus }: Promotion,
): OfferState | undefined {
  if (bonus === undefined || states === undefined) return undefined
  return states.get(bonus.programme) ?? { ...bonus, state: 'available', why: null }
}

const places = { active: 0, available: 1, unavailable: 2, had: 3 } as const

/** For players: what they have, then what they can have, then the rest. */
export function sortedFor(
  states: ReadonlyMap<string, OfferState> | undefined,
  promotions: readonly Promotion[],
): readonly Promotion[] {
  if (states === undefined) return promotions
  const place = (promotion: Promotion) => places[offerFor(states, promotion)?.state ?? 'available']
  return promotions.toSorted((a, b) => place(a) - place(b))
}
