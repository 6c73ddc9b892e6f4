import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import { adaptorFor, type GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { createGameHost } from '@andon/contract/vendor-messages/game-host'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useModals } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { balanceKey } from '../../player/balance.ts'
import type { Refused } from '../limit-reached/refusal-sentences.ts'
import { useRealityCheck } from '../reality-check/use-reality-check.ts'
import { openRoundHold } from './round-hold.ts'
import { gamePlayText } from './text.ts'

const StakeRefused = lazy(() =>
  import('../limit-reached/StakeRefused.tsx').then((module) => ({ default: module.StakeRefused })),
)

interface Props {
  readonly launched: ReplyOf<typeof catalogue.launchGame>
  readonly title: string
  /** For the player's money. Demo rounds change nothing that the page shows. */
  readonly real: boolean
  /** What can be staked in games now, in minor units; the game is told to look when it shows something else. */
  readonly stakeable: number | undefined
  readonly onLobby: () => void
  readonly onReload: () => void
  /** The game's session is over; `code` is the refusal that said so. */
  readonly onEnded: (code: string) => void
}

/** The game in its frame, on its own origin; the two talk by checked messages only. */
export function GameFrame({ launched, title, real, stakeable, onLobby, onReload, onEnded }: Props) {
  const t = useText(gamePlayText)
  const frame = useRef<HTMLIFrameElement>(null)
  const queries = useQueryClient()
  const modals = useModals()
  const [progress, setProgress] = useState<number | null>(0)
  const [loaded, setLoaded] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const roundRuns = useRef(false)
  const roundStartedAt = useRef(0)
  const shownByGame = useRef(stakeable)
  const hold = useMemo(() => openRoundHold(queries), [queries])
  const host = useMemo(() => {
    const adaptor = adaptorFor(launched.vendorCode)
    return (
      adaptor && createGameHost({ adaptor, launchUrl: launched.launchUrl, frame: () => frame.current?.contentWindow })
    )
  }, [launched])

  const roundIsOver = () => {
    roundRuns.current = false
    hold.end()
  }
  /** Realtime brings what a round did; where it brought nothing, perhaps because the line is down, one question does. */
  const askIfUnheard = () => {
    const { dataUpdatedAt = 0 } = queries.getQueryState(balanceKey) ?? {}
    if (dataUpdatedAt < roundStartedAt.current) void queries.invalidateQueries({ queryKey: balanceKey })
  }
  /** Money that came or went outside the game: it shows something else than there is. */
  const letGameLook = useEffectEvent(() => {
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
        roundIsOver()
        setProgress(null)
        return
      case 'roundStart':
        roundRuns.current = true
        roundStartedAt.current = Date.now()
        if (real) hold.start(event)
        host?.send('roundStartSeen')
        setRefused(null)
        return
      case 'roundGoesOn':
        hold.goOn(event)
        return
      case 'stakeRefused':
        setRefused(event)
        return
      case 'roundEnd':
        roundIsOver()
        if (!real) return
        askIfUnheard()
        letGameLook()
        return
      case 'balance':
        hold.end()
        shownByGame.current = event.balance
        return
      case 'lobby':
        roundIsOver()
        onLobby()
        return
      case 'cashier':
        modals.open('cashier')
        return
      case 'reload':
        roundIsOver()
        onReload()
        return
      case 'sessionEnded':
        roundIsOver()
        onEnded(event.code)
        return
      case 'error': // the game tells its player in its own frame, and offers to reload
        roundIsOver()
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
    gameName: title,
    started: loaded || progress === null,
    roundRuns: () => roundRuns.current,
    send: (command) => host?.send(command),
  })

  useEffect(() => letGameLook(), [stakeable])
  useEffect(() => () => hold.end(), [hold])

  return (
    <div className="game-frame-holder">
      {progress !== null && (
        <div className="game-loading">
          <p role="status">{t('loading')}</p>
          <progress max={100} value={progress} aria-label={t('loading')} />
        </div>
      )}
      {refused && (
        <Suspense>
          <StakeRefused refused={refused} onClose={() => setRefused(null)} />
        </Suspense>
      )}
      <iframe
        ref={frame}
        className="game-frame"
        title={title}
        src={launched.launchUrl}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        onLoad={() => {
          roundIsOver() // the frame begins anew, whatever ran in it
          setLoaded(true)
        }}
      />
    </div>
  )
}
