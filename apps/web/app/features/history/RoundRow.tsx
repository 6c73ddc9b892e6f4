import { Link } from 'react-router'
import { Money } from '../../page/Money.tsx'
import { usePath } from '../../page/page-context.ts'
import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import type { PlayedRound } from './BetHistoryPage.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { historyText } from './text.ts'

/** One round. Where the game supports it, a link replays the round and lets the player verify it on their device. */
export function RoundRow({ round }: { round: PlayedRound }) {
  const t = useText(historyText)
  const { time, money } = useFormats()
  const { gameName, openedAt, state, stake, win, net, balanceAfter } = round
  return (
    <li className="history-row">
      <div className="history-what">
        <span className="font-bold">{gameName}</span>
        <span className="text-sm text-ink-soft">
          <time dateTime={openedAt}>{time(openedAt)}</time> · {t(`state.${state}`)}
        </span>
        <RoundLink round={round} />
      </div>
      <div className="round-result">
        <dl className="round-figures">
          <div>
            <dt>{t('stake')}</dt>
            <dd>{stake === 0 && state !== 'returned' ? t('freeSpin') : <Money amount={stake} />}</dd>
          </div>
          <div>
            <dt>{t('win')}</dt>
            <dd>{state === 'open' ? '—' : <Money amount={win} />}</dd>
          </div>
          <div>
            <dt>{t('net')}</dt>
            <dd>{state === 'open' ? t('undecided') : <SignedAmount amount={net} />}</dd>
          </div>
        </dl>
        {balanceAfter !== undefined && (
          <span className="round-balance text-sm text-ink-soft">
            {t('balanceAfter', { amount: money(balanceAfter) })}
          </span>
        )}
      </div>
    </li>
  )
}

function RoundLink({ round: { gameCode, roundId, openedAt, shownByGame } }: { round: PlayedRound }) {
  const t = useText(historyText)
  const { time } = useFormats()
  const path = usePath()
  if (!shownByGame) return null
  const query = new URLSearchParams({ gameId: gameCode, gameType: 'realgames', round: roundId })
  return (
    <Link
      to={path(`/game-play?${query}`)}
      className="history-link"
      aria-label={t('openRoundOf', { time: time(openedAt) })}
    >
      {t('openRound')}
    </Link>
  )
}
