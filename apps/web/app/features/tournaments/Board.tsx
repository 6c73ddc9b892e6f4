import type { BoardEntry, Tournament } from '@andon/contract/player-api/tournaments'
import { Button } from '@andon/web-kit/Button'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useText } from '../../page/use-text.ts'
import { type GridWindow, windowOf, withinCount } from '../lobby/grid-window.ts'
import { tournamentText } from './text.ts'
import { stateAt } from './tournament-state.ts'
import type { BoardView } from './use-board.ts'
import { useInstant } from './use-instant.ts'
import { usePrizeText, useScoreText } from './use-prize-text.ts'

interface Props {
  readonly tournament: Tournament
  readonly board: BoardView
  readonly nowMs: number
}

/** All places, in a box that scrolls by itself, so that what is below stays near. Only the rows around what is visible are drawn; more are loaded on the way down. */
export function Board({ tournament, board, nowMs }: Props) {
  const t = useText(tournamentText)
  const moves = useMotionWanted()
  const instant = useInstant()
  const state = stateAt(tournament, nowMs)
  return (
    <section className="board">
      <header className="board-head">
        <h2 id="board" className="heading-2">
          {t('board')}
        </h2>
        {state === 'RUNNING' &&
          (moves ? (
            <p className="board-live">{t('board.live')}</p>
          ) : (
            <Button onClick={board.renew}>{t('board.update')}</Button>
          ))}
      </header>
      {state === 'provisional' && (
        <p className="board-note">{t('board.provisional', { at: instant(tournament.provisionalUntil, nowMs) })}</p>
      )}
      <p className="text-sm text-ink-soft">
        {t(tournament.scoring.method === 'tips' ? 'board.orderTips' : 'board.order')}
      </p>
      <Places tournament={tournament} board={board} />
    </section>
  )
}

function Places({ tournament, board }: Omit<Props, 'nowMs'>) {
  const t = useText(tournamentText)
  if (board.isFailed)
    return (
      <p role="alert">
        {t('board.failed')}{' '}
        <button type="button" className="text-link" onClick={board.renew}>
          {t('retry')}
        </button>
      </p>
    )
  if (board.isLoading) return <div className="skeleton-block board-outline" aria-hidden="true" />
  if (board.entries.length === 0)
    return (
      <div className="board-none">
        <p className="heading-3">{t('board.none')}</p>
        <p className="text-ink-soft">{t('board.noneText')}</p>
      </div>
    )
  return <Rows tournament={tournament} board={board} />
}

/** `--board-row` of the style sheet. */
const rowHeight = 52

function Rows({ tournament, board }: Omit<Props, 'nowMs'>) {
  const t = useText(tournamentText)
  const box = useRef<HTMLElement>(null)
  const { entries, hasMore, look } = board
  const drawn = withinCount(useDrawn(box), entries.length)
  const { from, to } = drawn
  useEffect(() => look({ from, to }), [look, from, to])
  return (
    <>
      <div className="board-row board-labels" aria-hidden="true">
        <span>{t('board.rank')}</span>
        <span>{t('board.name')}</span>
        <span>{t('board.score')}</span>
        <span>{t('prize')}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section ref={box} className="board-box" aria-labelledby="board" tabIndex={0}>
        <ol className="board-rows" style={{ blockSize: entries.length * rowHeight }}>
          {entries.slice(drawn.from, drawn.to).map((entry, at) => (
            <Row
              key={drawn.from + at}
              entry={entry}
              at={drawn.from + at}
              count={board.entrants}
              isOwn={entry.rank === board.me?.rank}
              tournament={tournament}
            />
          ))}
        </ol>
      </section>
      {hasMore && <p className="text-ink-soft">{t('board.loading')}</p>}
    </>
  )
}

interface RowProps {
  readonly entry: BoardEntry
  readonly at: number
  readonly count: number
  readonly isOwn: boolean
  readonly tournament: Tournament
}

function Row({ entry: { rank, name, score, exact, prize }, at, count, isOwn, tournament }: RowProps) {
  const t = useText(tournamentText)
  const prizeText = usePrizeText(tournament.currency)
  const scoreText = useScoreText(tournament)
  return (
    <li
      className="board-row"
      data-own={isOwn || undefined}
      data-rank={rank <= 3 ? rank : undefined}
      aria-posinset={at + 1}
      aria-setsize={count}
      style={{ insetBlockStart: at * rowHeight }}
    >
      <span className="board-rank">{rank}</span>
      <span className="board-name">
        {name}
        {isOwn && <strong className="board-you">{t('board.you')}</strong>}
      </span>
      <span className="board-score">
        {scoreText(score)}
        {exact !== undefined && <small className="board-exact">{t('board.exact', { count: exact })}</small>}
      </span>
      <span className="board-prize money">{prize && prizeText(prize)}</span>
    </li>
  )
}

const firstRows: GridWindow = { from: 0, to: 20, columns: 1 }

/** Which rows are around what the box shows. */
function useDrawn(box: RefObject<HTMLElement | null>): GridWindow {
  const [drawn, setDrawn] = useState(firstRows)
  const look = useEffectEvent(() => {
    if (box.current === null) return
    const { scrollTop, clientHeight } = box.current
    const next = windowOf({ columns: 1, pitch: rowHeight }, { top: scrollTop, height: clientHeight })
    setDrawn((now) => (now.from === next.from && now.to === next.to ? now : next))
  })
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const lookAgain = () => look()
    const watching = new ResizeObserver(lookAgain)
    watching.observe(element)
    element.addEventListener('scroll', lookAgain, { passive: true })
    return () => {
      watching.disconnect()
      element.removeEventListener('scroll', lookAgain)
    }
  }, [box])
  return drawn
}
