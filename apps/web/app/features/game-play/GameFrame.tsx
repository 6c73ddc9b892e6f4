import type { ReplyOf } from '@andon/contract'
import type { catalogue, Game } from '@andon/contract/player-api/catalogue'
import { adaptorFor } from '@andon/contract/vendor-messages/adaptor'
import { createGameHost } from '@andon/contract/vendor-messages/game-host'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { isCalm } from '../../page/motion.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import type { Refused } from '../limit-reached/refusal-sentences.ts'
import { useRealityCheck } from '../reality-check/use-reality-check.ts'
import { GameLoading } from './GameLoading.tsx'
import { GameNotice } from './GameNotice.tsx'
import { gamePlayText } from './text.ts'
import { useFrameFocus } from './use-frame-focus.ts'
import { type PlayedGame, useGameEvents } from './use-game-events.ts'
import { useLoading } from './use-loading.ts'

const StakeRefused = lazy(() =>
  import('../limit-reached/StakeRefused.tsx').then((module) => ({ default: module.StakeRefused })),
)

interface Props extends PlayedGame {
  readonly launched: ReplyOf<typeof catalogue.launchGame>
  readonly game: Game
}

/** The game in an iframe on its own origin; page and game exchange only validated messages. */
export function GameFrame({ launched, game, ...played }: Props) {
  const t = useText(gamePlayText)
  const frame = useRef<HTMLIFrameElement>(null)
  const focusGame = useFrameFocus(frame)
  const [refused, setRefused] = useState<Refused | null>(null)
  const host = useMemo(() => {
    const frameWindow = () => frame.current?.contentWindow
    return createGameHost({ ...launched, adaptor: adaptorFor(launched.dialect), frame: frameWindow })
  }, [launched])
  const src = useFrameAddress(launched)
  const loading = useLoading(host.saysReady)
  const tellCheck = useRealityCheck({ launched, gameName: game.name, send: host.send })
  const endRound = useGameEvents({ host, loading, tellCheck, focusGame, onStakeRefused: setRefused, ...played })
  const { view, percent, report } = loading

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
          onAgain={played.onReload}
          onHome={played.onLobby}
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

/** The address of the launch on this brand. Calm mode may change later, and the game is not opened again for it. */
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
