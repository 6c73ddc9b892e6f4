import type { GameEvent } from '@andon/contract/vendor-messages/adaptor'
import type { GameHost } from '@andon/contract/vendor-messages/game-host'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useModals } from '../../page/modals.ts'
import { playerKey } from '../../player/session.ts'
import type { Refused } from '../limit-reached/refusal-sentences.ts'
import type { CheckEvent } from '../reality-check/check.ts'
import { listenToGame } from './listen-to-game.ts'
import type { useLoading } from './use-loading.ts'
import { useRounds } from './use-rounds.ts'

/** How the game is played on this page, and what the page does at its events. */
export interface PlayedGame {
  /** For real money. Demo rounds do not change the page. */
  readonly real: boolean
  /** The amount that can be staked in games now, in minor units. The game is told to refresh when it shows another. */
  readonly stakeable: number | undefined
  /** `isPlayed`: a round is being played now. */
  readonly onRound: (isPlayed: boolean) => void
  readonly onLobby: () => void
  readonly onReload: () => void
  readonly onPlayForReal: () => void
  /** The game's session has ended; `code` is the refusal. */
  readonly onEnded: (code: string) => void
}

interface Options extends PlayedGame {
  readonly host: GameHost
  readonly loading: ReturnType<typeof useLoading>
  readonly tellCheck: (event: CheckEvent) => void
  readonly focusGame: () => void
  /** The game reports a refused stake; null once a round starts. */
  readonly onStakeRefused: (refused: Refused | null) => void
}

/** Acts on the events of a game, and tells it when the balance has changed outside. Returns the function that ends the round that runs. */
export function useGameEvents({ host, loading, tellCheck, focusGame, onStakeRefused, ...game }: Options): () => void {
  const { real, stakeable } = game
  const { isReady, report } = loading
  const modals = useModals()
  const shownByGame = useRef(stakeable)
  const rounds = useRounds({ real, onRound: game.onRound, tellCheck })

  /** After money has moved outside the game, tells the game to refresh its balance. */
  const syncGameBalance = useEffectEvent(() => {
    if (!real || !isReady || rounds.isRunning() || stakeable === undefined) return
    if (shownByGame.current !== stakeable) host.send('refreshBalance')
    shownByGame.current = stakeable
  })
  const onEvent = useEffectEvent((event: GameEvent) => {
    if (event.kind !== 'progress' && event.kind !== 'unknown') report.ready() // a game that plays is ready
    switch (event.kind) {
      case 'progress':
        report.progress(event.percent)
        return
      case 'ready':
        rounds.end()
        tellCheck({ type: 'ready' })
        focusGame()
        return
      case 'roundStart':
        if (!rounds.start(event)) return
        host.send('roundStartSeen')
        onStakeRefused(null)
        return
      case 'roundGoesOn':
        rounds.balance.extend(event)
        return
      case 'stakeRefused':
        if (event.code === 'REALITY_CHECK_OPEN') tellCheck({ type: 'refused' })
        else onStakeRefused(event)
        return
      case 'roundEnd':
        rounds.end()
        if (!real) return
        rounds.refetchIfMissed()
        syncGameBalance()
        return
      case 'balance':
        rounds.balance.end()
        shownByGame.current = event.balance
        return
      case 'lobby':
        rounds.end()
        game.onLobby()
        return
      case 'cashier':
        modals.open('cashier')
        return
      case 'reload':
        rounds.end()
        game.onReload()
        return
      case 'playForReal':
        game.onPlayForReal()
        return
      case 'sessionEnded':
        rounds.end()
        game.onEnded(event.code)
        return
      case 'error': // the game shows the error itself and offers to reload
        rounds.end()
        return
      case 'unknown':
        return
    }
  })
  useEffect(() => listenToGame(window, host, (event) => onEvent(event)), [host])
  useEffect(() => syncGameBalance(), [stakeable])
  useEffect(() => () => rounds.balance.end(), [rounds.balance])
  useLastPlayedRefresh(real)
  return rounds.end
}

/** Fetches the last played games again when the game closes: the lobby marks games in which a round waits. */
function useLastPlayedRefresh(real: boolean): void {
  const queries = useQueryClient()
  useEffect(
    () => () => void (real && queries.invalidateQueries({ queryKey: playerKey('lastPlayed') })),
    [real, queries],
  )
}
