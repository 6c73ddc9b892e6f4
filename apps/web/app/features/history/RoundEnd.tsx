import { referenceOf } from '@andon/contract/reference'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import { CopyButton } from '../cashier/Reference.tsx'
import type { PlayedRound } from './BetHistoryPage.tsx'
import { historyText } from './text.ts'

type Named = Pick<PlayedRound, 'roundId' | 'gameCode' | 'shownByGame'>

/** What a round is called, and, where its game supports it, a link that replays it and lets the player verify it on their device. */
export function RoundEnd({ round: { roundId, gameCode, shownByGame }, at }: { round: Named; at: string }) {
  const t = useText(historyText)
  const { time } = useFormats()
  const path = usePath()
  const query = new URLSearchParams({ gameId: gameCode, gameType: 'realgames', round: roundId })
  return (
    <div className="round-end">
      {/* As short as the reference of a payment; the button copies the whole id. */}
      <span className="reference text-sm text-ink-soft">
        {t('round')}
        <span className="reference-text ms-1">{referenceOf(roundId)}</span>
        <CopyButton name={t('round')} value={roundId} />
      </span>
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
