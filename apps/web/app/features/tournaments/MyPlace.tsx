import type { Tournament } from '@andon/contract/player-api/tournaments'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import { prizeAt } from './tournament-state.ts'
import type { BoardView } from './use-board.ts'
import { usePrizeText, useScoreText } from './use-prize-text.ts'

interface Props {
  readonly tournament: Tournament
  readonly me: NonNullable<BoardView['me']>
  readonly entrants: number
}

/** Stays in view while the board scrolls. */
export function MyPlace({ tournament, me: { rank, score }, entrants }: Props) {
  const t = useText(tournamentText)
  const { language } = usePage()
  const prizeText = usePrizeText(tournament.currency)
  const scoreText = useScoreText(tournament)
  const prize = prizeAt(tournament.prizes, rank)
  const number = new Intl.NumberFormat(language)
  return (
    <section className="my-place" aria-label={t('yourPlace')}>
      <span className="my-place-rank">
        <small>{t('yourPlace')}</small>
        <strong>{t('place', { rank: number.format(rank) })}</strong>
        <small>{t('placeOf', { count: number.format(Math.max(rank, entrants)) })}</small>
      </span>
      <span className="my-place-score">{scoreText(score)}</span>
      {prize && <span className="my-place-prize money">{prizeText(prize)}</span>}
    </section>
  )
}
