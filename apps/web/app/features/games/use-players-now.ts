import { useQuery } from '@tanstack/react-query'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'

const everyMs = 15_000

/** Players now by game code, renewed while the page is seen; empty for visitors who prefer reduced motion. */
export function usePlayersNow(): ReadonlyMap<string, number> {
  const api = useApi()
  const moves = useMotionWanted()
  const { data } = useQuery({
    queryKey: ['playersNow'],
    queryFn: () => api.catalogue.getPlayersNow(),
    enabled: moves,
    refetchInterval: everyMs,
    select: toMap,
  })
  return (moves ? data : undefined) ?? none
}

const none: ReadonlyMap<string, number> = new Map()
const toMap = ({ games }: { readonly games: readonly { readonly gameCode: string; readonly players: number }[] }) =>
  new Map(games.map(({ gameCode, players }) => [gameCode, players]))
