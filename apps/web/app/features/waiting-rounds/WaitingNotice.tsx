import { Button } from '@andon/web-kit/Button'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Money } from '../../page/amounts/Money.tsx'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { waitingRoundsText } from './text.ts'
import { type FinishedRound, type RunningBets, useWaitingRounds, type WaitingRound } from './use-waiting-rounds.ts'

/** Says which rounds wait for the player and until when, at which live tables bets are not decided yet, and, once, which of them were finished as the rules say. Over the page's edge, without taking the focus. */
export function WaitingNotice() {
  const t = useText(waitingRoundsText)
  const { waiting, running, finished, markSeen } = useWaitingRounds()
  const [later, setLater] = useState<readonly string[]>([])
  const open = waiting.filter(({ roundId }) => !later.includes(roundId))
  const live = running.filter(({ openedAt }) => !later.includes(openedAt))
  if (open.length === 0 && live.length === 0 && finished.length === 0) return null
  const close = () => {
    setLater([...waiting.map(({ roundId }) => roundId), ...running.map(({ openedAt }) => openedAt)])
    if (finished.length > 0) markSeen()
  }
  const last = finished.at(-1) ?? live.at(-1) ?? open.at(-1)
  const answer = <Button onClick={close}>{t(open.length > 0 ? 'later' : 'ok')}</Button>
  return (
    <aside className="waiting-rounds" aria-label={t('title')}>
      <div className="waiting-list" role="status">
        {open.map((round) => (
          <Waiting key={round.roundId} round={round}>
            {round === last && answer}
          </Waiting>
        ))}
        {live.map((bets) => (
          <Running key={bets.gameCode} round={bets}>
            {bets === last && answer}
          </Running>
        ))}
        {finished.map((round) => (
          <Finished key={round.roundId} round={round}>
            {round === last && answer}
          </Finished>
        ))}
      </div>
    </aside>
  )
}

interface EntryProps<Round> {
  readonly round: Round
  /** Beside the link. */
  readonly children: ReactNode
}

function Waiting({ round: { gameCode, gameName, waitsUntil }, children }: EntryProps<WaitingRound>) {
  const t = useText(waitingRoundsText)
  const path = usePath()
  const time = useLongDateTime()
  const query = new URLSearchParams({ gameId: gameCode, gameType: 'realgames' })
  return (
    <div>
      <p>
        <strong>{t('waits', { game: gameName })}</strong>
        <span>{t('until', { time: time(waitsUntil) })}</span>
      </p>
      <div className="waiting-acts">
        <Link to={path(`/game-play?${query}`)} className="history-link">
          {t('goOn', { game: gameName })}
        </Link>
        {children}
      </div>
    </div>
  )
}

function Running({ round: { gameCode, gameName, stake }, children }: EntryProps<RunningBets>) {
  const t = useText(waitingRoundsText)
  const path = usePath()
  const query = new URLSearchParams({ gameId: gameCode, gameType: 'realgames' })
  return (
    <div>
      <p>
        <strong>{t('runs', { game: gameName })}</strong>
        <span>
          {t('stake')} <Money amount={stake} />
        </span>
        <span>{t('runsOn')}</span>
      </p>
      <div className="waiting-acts">
        <Link to={path(`/game-play?${query}`)} className="history-link">
          {t('watch', { game: gameName })}
        </Link>
        {children}
      </div>
    </div>
  )
}

function Finished({ round, children }: EntryProps<FinishedRound>) {
  const { gameCode, gameName, roundId, finishedAt, win, shownByGame } = round
  const t = useText(waitingRoundsText)
  const path = usePath()
  const time = useLongDateTime()
  const query = new URLSearchParams({ gameId: gameCode, gameType: 'realgames', round: roundId })
  return (
    <div>
      <p>
        <strong>{t('finished', { game: gameName })}</strong>
        <span>
          {t('paid')} <Money amount={win} />
        </span>
        <span>{t('finishedAt', { time: time(finishedAt) })}</span>
      </p>
      <div className="waiting-acts">
        <Link to={path(shownByGame ? `/game-play?${query}` : '/account/bet-history')} className="history-link">
          {t('look', { game: gameName })}
        </Link>
        {children}
      </div>
    </div>
  )
}
