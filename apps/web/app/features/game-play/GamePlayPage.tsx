import type { Game } from '@andon/contract/player-api/catalogue'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal } from '../../api/refusal.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { stakeableIn, useActualPockets } from '../../player/balance.ts'
import { useGameLinks } from '../games/game-links.ts'
import { useRefusalSentences } from '../limit-reached/use-refusal-sentences.ts'
import { GameBar } from './GameBar.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameLoading } from './GameLoading.tsx'
import { GameNotice } from './GameNotice.tsx'
import { LockedNotice } from './LockedNotice.tsx'
import { NoDemoNotice } from './NoDemoNotice.tsx'
import { gamePlayText } from './text.ts'
import { useLaunch } from './use-launch.ts'

export interface GamePlayProps {
  readonly game: Game
  readonly gameType: Game['modes'][number]
  /** The past round to open. */
  readonly round: string | undefined
  /** The race with whose chips it is played. */
  readonly race: string | undefined
}

/** The game fills the screen beside its own bar. */
export function GamePlayPage({ game, gameType, round, race }: GamePlayProps) {
  const { site } = usePage()
  const path = usePath()
  const navigate = useNavigate()
  const gameLink = useGameLinks()
  const pockets = useActualPockets()
  const { launched, error, hasNoDemo, again } = useLaunch({ game, gameType, round, race })
  const [ended, setEnded] = useState<string | null>(null)
  const [inRound, setInRound] = useState(false)
  const home = () => navigate(path(race === undefined ? site.homePath.visitor : `/tournament/${race}`))
  const reopen = () => {
    setEnded(null)
    again()
  }
  return (
    <div className="game-screen">
      <GameBar game={game} gameType={hasNoDemo ? 'realgames' : gameType} race={race} inRound={inRound} />
      <div className="game-stage">
        {hasNoDemo ? (
          <NoDemoNotice game={game} onHome={home} />
        ) : isLocked(error) ? (
          <LockedNotice onHome={home} />
        ) : error ? (
          <Notice {...noticeFor(error, race)} because={error} onAgain={reopen} onHome={home} />
        ) : ended !== null ? (
          <Notice {...endedNotice(ended)} onAgain={reopen} onHome={home} />
        ) : launched ? (
          <GameFrame
            key={launched.launchUrl}
            launched={launched}
            game={game}
            real={gameType === 'realgames' && race === undefined}
            stakeable={pockets && stakeableIn(pockets)}
            onRound={setInRound}
            onLobby={home}
            onReload={reopen}
            onPlayForReal={() => navigate(gameLink(game, 'realgames'), { replace: true })}
            onEnded={setEnded}
          />
        ) : (
          <GameLoading game={game} percent={0} />
        )}
      </div>
    </div>
  )
}

interface NoticeText {
  readonly title: 'raceOff' | 'failed' | 'notPublished' | 'paused' | 'sessionEnded' | 'replaced' | 'returnTooLow'
  readonly text?: 'raceOffText' | 'failedText' | 'pausedText' | 'sessionEndedText' | 'replacedText' | 'returnTooLowText'
}

const isLocked = (error: Error | null) => error instanceof ApiRefusal && error.code === 'ACCOUNT_LOCKED'

function noticeFor(error: Error, race: string | undefined): NoticeText {
  const { code, errorCode } = error instanceof ApiRefusal ? error : { code: 'INTERNAL', errorCode: undefined }
  if (race !== undefined && (code === 'ACTION_IMPOSSIBLE' || code === 'NOT_FOUND'))
    return { title: 'raceOff', text: 'raceOffText' }
  if (code === 'GAME_PAUSED') return { title: 'paused', text: 'pausedText' }
  if (errorCode === '100737' || code === 'GAME_UNKNOWN') return { title: 'notPublished' }
  if (code === 'GAME_RETURN_TOO_LOW') return { title: 'returnTooLow', text: 'returnTooLowText' }
  return { title: 'failed', text: 'failedText' }
}

function endedNotice(code: string): NoticeText {
  if (code === 'GAME_SESSION_REPLACED') return { title: 'replaced', text: 'replacedText' }
  return { title: 'sessionEnded', text: 'sessionEndedText' }
}

interface NoticeProps extends NoticeText {
  readonly because?: Error
  readonly onAgain: () => void
  readonly onHome: () => void
}

function Notice({ title, text, because, ...ways }: NoticeProps) {
  const t = useText(gamePlayText)
  const sentences = useRefusalSentences()
  const reasons = because instanceof ApiRefusal ? sentences(because) : undefined
  const texts = [...(text ? [t(text)] : []), ...(reasons ? [reasons.join(' ')] : [])]
  return <GameNotice title={t(title)} texts={texts} {...ways} onAgain={title === 'paused' ? undefined : ways.onAgain} />
}
