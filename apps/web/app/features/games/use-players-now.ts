import type { ImageOf } from '@andon/contract/topic'
import type { playersNowTopic } from '@andon/contract/topics/players-now'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useLazyTopic } from '../../page/use-topic.ts'

type Players = ReadonlyMap<string, number>

const queryKey = ['playersNow']
const loadPlayersNow = async () => (await import('@andon/contract/topics/players-now')).playersNowTopic
const loadGamePlayers = async () => (await import('@andon/contract/topics/game-players')).gamePlayersTopic

/** Players now by game code: fetched once, then followed; empty for visitors who prefer reduced motion. */
export function usePlayersNow(): Players {
  const api = useApi()
  const queries = useQueryClient()
  const moves = useMotionWanted()
  const { data = none } = useQuery({
    queryKey,
    queryFn: async () => playersIn(await api.catalogue.getPlayersNow()),
    enabled: moves,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useLazyTopic(loadPlayersNow, {}, (event) => {
    if ('image' in event) queries.setQueryData<Players>(queryKey, playersIn(event.image))
    else queries.setQueryData<Players>(queryKey, (known = none) => changed(known, event.change))
  })
  return moves ? data : none
}

/** Players of one game now; 0 means fewer than are shown, or not known yet. */
export function usePlayersOf(gameCode: string): number {
  const moves = useMotionWanted()
  const [counted, setCounted] = useState({ gameCode, players: 0 })
  useLazyTopic(loadGamePlayers, { gameCode }, (event) => {
    setCounted({ gameCode, players: ('image' in event ? event.image : event.change).players })
  })
  return moves && counted.gameCode === gameCode ? counted.players : 0
}

const none: Players = new Map()
const playersIn = ({ games }: ImageOf<typeof playersNowTopic>): Players =>
  new Map(games.map(({ gameCode, players }) => [gameCode, players]))

function changed(known: Players, { gameCode, players }: { gameCode: string; players: number }): Players {
  const next = new Map(known)
  if (players > 0) next.set(gameCode, players)
  else next.delete(gameCode)
  return next
}
