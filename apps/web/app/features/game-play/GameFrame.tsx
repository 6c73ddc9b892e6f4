import type { ReplyOf } from '@andon/contract'
import type { catalogue, Game } from '@andon/contract/player-api/catalogue'
import { adaptorFor, type GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { createGameHost } from '@andon/contract/vendor-messages/game-host'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useModals } from '../../page/modals.ts'
import { balanceKey } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'
import type { Refused } from '../limit-reached/refusal-sentences.ts'
import { useRealityCheck } from '../reality-check/use-reality-check.ts'
import { GameLoading } from './GameLoading.tsx'
import { createRoundBalance } from './round-balance.ts'
import { useFrameFocus } from './use-frame-focus.ts'

const StakeRefused = lazy(() =>
  import('../limit-reached/StakeRefused.tsx').then((module) => ({ default: module.StakeRefused })),
)

interface Props {
  readonly launched: ReplyOf<typeof catalogue.launchGame>
  readonly game: Game
  /** For real money. Demo rounds do not change the page. */
  readonly real: boolean
  /** The amount that can be staked in games now, in minor units. The game is told to refresh when it shows another. */
  readonly stakeable: number | undefined
  readonly onLobby: () => void
  readonly onReload: () => void
  /** The game's session has ended; `code` is the refusal. */
  readonly onEnded: (code: string) => void
}

/** The game in an iframe on its own origin; page and game exchange only validated messages. */
export function GameFrame({ launched, game, real, stakeable, onLobby, onReload, onEnded }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const queries = useQueryClient()
  const modals = useModals()
  const focusGame = useFrameFocus(frame)
  const [progress, setProgress] = useState<number | null>(0)
  const [loaded, setLoaded] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const roundRuns = useRef(false)
  const roundStartedAt = useRef(0)
  const shownByGame = useRef(stakeable)
  const roundBalance = useMemo(() => createRoundBalance(queries), [queries])
  const host = useMemo(() => {
    const adaptor = adaptorFor(launched.vendorCode)
    return (
      adaptor && createGameHost({ adaptor, launchUrl: launched.launchUrl, frame: () => frame.current?.contentWindow })
    )
  }, [launched])

  const endRound = () => {
    roundRuns.current = false
    roundBalance.end()
  }
  /** Realtime brings the balance after a round. If nothing arrived, for example on a lost connection, fetches it once. */
  const refetchIfMissed = () => {
    const { dataUpdatedAt = 0 } = queries.getQueryState(balanceKey) ?? {}
    if (dataUpdatedAt < roundStartedAt.current) void queries.invalidateQueries({ queryKey: balanceKey })
  }
  /** After money has moved outside the game, tells the game to refresh its balance. */
  const syncGameBalance = useEffectEvent(() => {
    if (!real || progress !== null || roundRuns.current || stakeable === undefined) return
    if (shownByGame.current !== stakeable) host?.send('refreshBalance')
    shownByGame.current = stakeable
  })
  const onEvent = useEffectEvent((event: GameEvent) => {
    switch (event.kind) {
      case 'progress':
        setProgress((before) => (before === null ? null : event.percent))
        return
      case 'ready':
        endRound()
        setProgress(null)
        focusGame()
        return
      case 'roundStart':
        roundRuns.current = true
        roundStartedAt.current = Date.now()
        if (real) roundBalance.start(event)
        host?.send('roundStartSeen')
        setRefused(null)
        return
      case 'roundGoesOn':
        roundBalance.extend(event)
        return
      case 'stakeRefused':
        setRefused(event)
        return
      case 'roundEnd':
        endRound()
        if (!real) return
        refetchIfMissed()
        syncGameBalance()
        return
      case 'balance':
        roundBalance.end()
        shownByGame.current = event.balance
        return
      case 'lobby':
        endRound()
        onLobby()
        return
      case 'cashier':
        modals.open('cashier')
        return
      case 'reload':
        endRound()
        onReload()
        return
      case 'sessionEnded':
        endRound()
        onEnded(event.code)
        return
      case 'error': // the game shows the error itself and offers to reload
        endRound()
        return
      case 'unknown':
        return
    }
  })
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const event = host?.receive(message)
      if (event) onEvent(event)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [host])

  useRealityCheck({
    launched,
    gameName: game.name,
    started: loaded || progress === null,
    roundRuns: () => roundRuns.current,
    send: (command) => host?.send(command),
  })

  useEffect(() => syncGameBalance(), [stakeable])
  useEffect(() => () => roundBalance.end(), [roundBalance])
  // the lobby marks games in which a round waits
  useEffect(
    () => () => void (real && queries.invalidateQueries({ queryKey: playerKey('lastPlayed') })),
    [real, queries],
  )

  return (
    <div className="game-frame-holder">
      {refused && (
        <Suspense>
          <StakeRefused
            refused={refused}
            onClose={() => {
              setRefused(null)
              focusGame()
            }}
          />
        </Suspense>
      )}
      {progress !== null && <GameLoading game={game} percent={progress} />}
      <iframe
        ref={frame}
        className="game-frame"
        title={game.name}
        src={launched.launchUrl}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        onLoad={() => {
          endRound() // the iframe has loaded again, so no round runs in it
          setLoaded(true)
        }}
      />
    </div>
  )
}
