import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { rememberOpened } from '../../player/last-opened.ts'
import { playerKey, useSession } from '../../player/session.ts'
import { useGameLinks } from '../games/game-links.ts'
import type { GamePlayProps } from './GamePlayPage.tsx'
import { viewOf } from './mode-to-open.ts'

/**
 * Fetches the URL of the game. A visitor who asked for real play goes to free play, with the login open; a game without free play is not opened then. Each
 * URL has its own launch token and is used once: opening the game again fetches a new one.
 */
export function useLaunch({ game, gameType, round, race }: GamePlayProps) {
  const api = useApi()
  const session = useSession()
  const modals = useModals()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const gameLink = useGameLinks()
  const real = gameType === 'realgames'
  const hasPlayed = useRef(false)
  if (session.state === 'player') hasPlayed.current = true
  // a logout during play goes home by itself
  const view = viewOf(game, { gameType, isVisitor: session.state === 'visitor' && !hasPlayed.current })
  const sentToDemo = view === 'demoInstead'
  const isGoing = useNavigation().state !== 'idle'

  useEffect(() => {
    if (!sentToDemo || isGoing) return // what goes elsewhere meanwhile ends this way; it begins once more then
    navigate(gameLink(game, 'freegames'), { replace: true })
    modals.open('login', { reason: 'realPlay' })
  }, [sentToDemo, isGoing, navigate, gameLink, game, modals])

  const launch = useQuery({
    queryKey: ['launch', game.gameCode, gameType, round, race],
    queryFn: async () => {
      const request = {
        gameType,
        gameSymbol: game.gameCode,
        ...(round === undefined ? {} : { roundId: round }),
        ...(race === undefined ? {} : { race }),
      }
      const launched = await api.catalogue.launchGame(request, { shows: ['100737'] })
      rememberOpened(game.gameCode)
      if (real) void queries.invalidateQueries({ queryKey: playerKey('lastPlayed') })
      return launched
    },
    enabled: view === 'game' && (real ? session.state === 'player' : session.state !== 'unknown'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    hasNoDemo: view === 'noDemo',
    launched: launch.isFetching ? undefined : launch.data,
    error: launch.error,
    again: () => void launch.refetch(),
  }
}
