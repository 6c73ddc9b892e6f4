import { referenceOf } from '@andon/contract/reference'
import { Link } from 'react-router'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { CopyButton } from '../cashier/payment/Reference.tsx'
import type { PlayedRound } from './BetHistoryPage.tsx'
import { historyText } from './text.ts'

type Named = Pick<PlayedRound, 'roundId' | 'gameCode' | 'shownByGame'>

/** The name of a round, and a link: to the bet of a sportsbook, or, where its game supports it, to a replay that the player can verify on their device. */
export function RoundEnd({ round: { roundId, gameCode, shownByGame }, at }: { round: Named; at: string }) {
  const t = useText(historyText)
  const { time } = useFormats()
  const path = usePath()
  const { site } = usePage()
  const isBet = gameCode === site.sportsBook
  const query = new URLSearchParams({ gameId: gameCode, gameType: 'realgames', round: roundId })
  return (
    <div className="round-end">
      {/* As short as the reference of a payment; the button copies the whole id. */}
      <span className="reference text-sm text-ink-soft">
        {t(isBet ? 'bet' : 'round')}
        <span className="reference-text ms-1">{referenceOf(roundId)}</span>
        <CopyButton name={t(isBet ? 'bet' : 'round')} value={roundId} />
      </span>
      {isBet && (
        <Link
          to={path(`/sports/bet/${roundId}`)}
          className="history-link"
          aria-label={t('openBetOf', { time: time(at) })}
        >
          {t('openBet')}
        </Link>
      )}
      {shownByGame && (
        <Link
          to={path(`/game-play?${query}`)}
          className="history-link"
          aria-label={t('openRoundOf', { time: time(at) })}
        >
          {t('openRound')}
        </Link>
      )}
    </div>
  )
}
