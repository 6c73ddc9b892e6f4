import type { BoardEntry, Tournament } from '@andon/contract/player-api/tournaments'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import { prizeAt } from './tournament-state.ts'
import type { BoardView } from './use-board.ts'
import { usePrizeText, useScoreText } from './use-prize-text.ts'

/** The order on the podium: the first in the middle. */
const order = [2, 1, 3] as const

/** The first three, or the places that are still open. */
export function Podium({ tournament, board }: { tournament: Tournament; board: Pick<BoardView, 'entries'> }) {
  const t = useText(tournamentText)
  return (
    <section aria-labelledby="podium">
      <h2 id="podium" className="sr-only">
        {t('podium')}
      </h2>
      <div className="podium">
        <Rays />
        <ol className="podium-places">
          {order.map((rank) => (
            <li key={rank} className="podium-place" data-rank={rank}>
              <Standing tournament={tournament} rank={rank} entry={board.entries[rank - 1]} />
              <div className="podium-step">
                <span className="podium-rank">{rank}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Standing({
  tournament,
  rank,
  entry,
}: {
  tournament: Tournament
  rank: number
  entry: BoardEntry | undefined
}) {
  const t = useText(tournamentText)
  const prizeText = usePrizeText(tournament.currency)
  const scoreText = useScoreText(tournament)
  const prize = entry?.prize ?? prizeAt(tournament.prizes, rank)
  return (
    <div className="podium-standing" data-open={entry === undefined}>
      <Lantern letter={entry ? [...entry.name][0] : undefined} />
      <strong className="podium-name">{entry ? entry.name : t('podium.open')}</strong>
      {entry && <span className="podium-score">{scoreText(entry.score)}</span>}
      {prize && <span className="podium-prize money">{prizeText(prize)}</span>}
    </div>
  )
}

/** A paper lantern with the first letter of the name; unlit while the place is open. */
function Lantern({ letter }: { letter: string | undefined }) {
  return (
    <svg className="podium-lantern" viewBox="0 0 64 78" aria-hidden="true">
      <path className="ink" d="M24 4h16v8H24zM32 0v4M26 70h12v6H26z" />
      <path className="paper" d="M22 12h20c14 6 18 18 18 29s-4 23-18 29H22C8 64 4 52 4 41s4-23 18-29z" />
      <path className="ribs" d="M10 24h44M5 36h54M5 48h54M11 60h42" />
      {letter && (
        <text x="32" y="50" textAnchor="middle">
          {letter}
        </text>
      )}
    </svg>
  )
}

/** The rising sun behind the winners. */
function Rays() {
  return (
    <svg className="podium-rays" viewBox="0 0 600 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="sky" width="600" height="260" />
      <path
        className="ray"
        d="M300 250L-40 190v-60zM300 250L-40 60v-80zM300 250L90-10h70zM300 250l-60-260h60zM300 250L380-10h70zM300 250L560-10h90zM300 250L640 70v60zM300 250l340-70v50z"
      />
      <circle className="sun" cx="300" cy="250" r="128" />
      <path
        className="cloud"
        d="M-10 214h96a14 14 0 0 0 0-28h-40a14 14 0 0 1 0-28h-60zM610 196h-84a14 14 0 0 1 0-28h34a14 14 0 0 0 0-28h54z"
      />
      <path
        className="wave"
        d="M-6 262c0-34 50-44 76-16 14-38 76-40 96-2 26-26 78-18 86 18zM606 262c0-34-50-44-76-16-14-38-76-40-96-2-26-26-78-18-86 18z"
      />
    </svg>
  )
}
