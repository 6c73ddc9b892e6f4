import type { ReplyOf } from '@andon/contract'
import type { catalogue, Game } from '@andon/contract/player-api/catalogue'
import { adaptorFor, type GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { createGameHost } from '@andon/contract/vendor-messages/game-host'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useModals } from '../../page/modals.ts'
import { isCalm } from '../../page/motion.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { balanceKey } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'
import type { Refused } from '../limit-reached/refusal-sentences.ts'
import { useRealityCheck } from '../reality-check/use-reality-check.ts'
import { GameLoading } from './GameLoading.tsx'
import { GameNotice } from './GameNotice.tsx'
import { listenToGame } from './listen-to-game.ts'
import { createRoundBalance } from './round-balance.ts'
import { gamePlayText } from './text.ts'
import { useFrameFocus } from './use-frame-focus.ts'
import { useLoading } from './use-loading.ts'

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
  /** Whether a round is being played now. */
  readonly onRound: (isPlayed: boolean) => void
  readonly onLobby: () => void
  readonly onReload: () => void
  readonly onPlayForReal: () => void
  /** The game's session has ended; `code` is the refusal. */
  readonly onEnded: (code: string) => void
}

/** The game in an iframe on its own origin; page and game exchange only validated messages. */
export function GameFrame({ launched, game, real, stakeable, ...tell }: Props) {
  const { onRound, onLobby, onReload, onPlayForReal, onEnded } = tell
  const t = useText(gamePlayText)
  const frame = useRef<HTMLIFrameElement>(null)
  const queries = useQueryClient()
  const modals = useModals()
  const focusGame = useFrameFocus(frame)
  const [refused, setRefused] = useState<Refused | null>(null)
  const roundRuns = useRef(false)
  const roundStartedAt = useRef(0)
  const shownByGame = useRef(stakeable)
  const roundBalance = useMemo(() => createRoundBalance(queries), [queries])
  const host = useMemo(() => {
    const frameWindow = () => frame.current?.contentWindow
    return createGameHost({ ...launched, adaptor: adaptorFor(launched.dialect), frame: frameWindow })
  }, [launched])
  const src = useFrameAddress(launched)
  const { view, percent, isReady, report } = useLoading(host.saysReady)
  const tellCheck = useRealityCheck({ launched, gameName: game.name, send: host.send })

  const endRound = () => {
    roundRuns.current = false
    onRound(false)
    roundBalance.end()
    tellCheck({ type: 'roundEnds' })
  }
  /** Realtime brings the balance after a round. If nothing arrived, for example on a lost connection, fetches it once. */
  const refetchIfMissed = () => {
    const { dataUpdatedAt = 0 } = queries.getQueryState(balanceKey) ?? {}
    if (dataUpdatedAt < roundStartedAt.current) void queries.invalidateQueries({ queryKey: balanceKey })
  }
  /** Some games report each part of a round as a start, without its stake: what is held back stays as it was. */
  const startRound = (event: GameEvent & { kind: 'roundStart' }) => {
    const isPart = roundRuns.current && event.stake === undefined
    roundRuns.current = true
    onRound(true)
    tellCheck({ type: 'roundStarts' })
    if (isPart) return roundBalance.extend(event)
    roundStartedAt.current = Date.now()
    if (real) roundBalance.start(event)
    host.send('roundStartSeen')
    setRefused(null)
  }
  /** After money has moved outside the game, tells the game to refresh its balance. */
  const syncGameBalance = useEffectEvent(() => {
    if (!real || !isReady || roundRuns.current || stakeable === undefined) return
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
        endRound()
        tellCheck({ type: 'ready' })
        focusGame()
        return
      case 'roundStart':
        startRound(event)
        return
      case 'roundGoesOn':
        roundBalance.extend(event)
        return
      case 'stakeRefused':
        if (event.code === 'REALITY_CHECK_OPEN') tellCheck({ type: 'refused' })
        else setRefused(event)
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
      case 'playForReal':
        onPlayForReal()
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
  useEffect(() => listenToGame(window, host, (event) => onEvent(event)), [host])
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
      {view === 'opening' && <GameLoading game={game} percent={percent} />}
      {(view === 'silent' || view === 'unanswered') && (
        <GameNotice
          title={t(`${view}.title`)}
          texts={[t(`${view}.text`)]}
          isAbove={view === 'silent'}
          onAgain={onReload}
          onHome={onLobby}
        />
      )}
      <iframe
        ref={frame}
        className="game-frame"
        title={game.name}
        src={src}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        onLoad={() => {
          host.subscribe()
          endRound() // the iframe has loaded again, so no round runs in it
          report.loaded()
          if (!host.saysReady) focusGame()
          tellCheck({ type: 'loaded' })
        }}
      />
    </div>
  )
}

/** Of the launch on this brand. Calm mode may change later, and the game is not opened again for it. */
function useFrameAddress(launched: Props['launched']): string {
  const { site } = usePage()
  return useMemo(() => frameAddress(launched, site.code), [launched, site.code])
}

/** The address of the launch; for games that speak our own dialect, with the brand that they may show, and in calm mode with `calm=1`. */
function frameAddress({ dialect, launchUrl }: Props['launched'], brand: string): string {
  if (dialect !== 'vanguard') return launchUrl
  const url = new URL(launchUrl)
  url.searchParams.set('brand', brand.toLowerCase())
  if (isCalm()) url.searchParams.set('calm', '1')
  return url.href
}
