import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { RoundOdds } from '@andon/money/bonus-odds'
import { useMemo } from 'react'
import type { PlayerClient } from '../../api/client.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { type CountingGame, countsOf, oddsOf } from './plan.ts'

/** The number of games that are looked at: those that count most and return most first. */
const mostGames = 16

export interface XrayGames {
  readonly counting: readonly CountingGame[]
  /** The odds of the game of free spins; null: the bonus has none, or the game's are not known. */
  readonly spinOdds: RoundOdds | null
}

/** The games that count for a bonus and whose odds are exact; the same values while nothing changes. Undefined until they are known. */
export function useXrayGames(terms: BonusTerms): { readonly data: XrayGames | undefined; readonly isError: boolean } {
  const api = useApi()
  const games = useQuery(allGamesQuery(api))
  const { counting, spinGame, asked } = useMemo(() => gamesFor(terms, games.data ?? []), [terms, games.data])
  const odds = useQuery({
    queryKey: ['roundOdds', ...asked],
    queryFn: async () => new Map(await Promise.all(asked.map((code) => oddsFor(api, code)))),
    enabled: games.data !== undefined,
    staleTime: 3_600_000,
    structuralSharing: false, // a map
  })
  const known = odds.data
  const data = useMemo(
    () =>
      known && {
        counting: counting.flatMap(({ game, counts }) => {
          const ofGame = known.get(game.gameCode)
          return ofGame ? [{ game, counts, odds: ofGame }] : []
        }),
        spinOdds: (spinGame !== undefined && known.get(spinGame)) || null,
      },
    [known, counting, spinGame],
  )
  return { data, isError: games.isError || odds.isError }
}

function gamesFor({ wagering, reward }: BonusTerms, listed: readonly Game[]) {
  const counting = listed
    .map((game) => ({ game, counts: countsOf(wagering, game) }))
    .filter(({ game, counts }) => counts > 0 && wagering.times > 0 && game.modes.includes('realgames'))
    .sort((a, b) => b.counts - a.counts || (b.game.rtp ?? 0) - (a.game.rtp ?? 0))
    .slice(0, mostGames)
  const isListed = (code: string) => listed.some(({ gameCode }) => gameCode === code)
  const spinGame = reward.kind === 'free-spins' ? reward.games.find(isListed) : undefined
  const codes = counting.map(({ game }) => game.gameCode)
  return { counting, spinGame, asked: [...new Set([...codes, ...(spinGame === undefined ? [] : [spinGame])])] }
}

const oddsFor = async (api: PlayerClient, gameCode: string) =>
  [gameCode, oddsOf(await api.catalogue.getGameDetails({ gameCode, odds: 'true' }))] as const
