import { Money } from '../../page/amounts/Money.tsx'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import type { PlayedRound } from './BetHistoryPage.tsx'
import { RoundDetails } from './RoundDetails.tsx'
import { RoundEnd } from './RoundEnd.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { historyText } from './text.ts'

/** One round: when, which game, what came of it, the balance after it, its reference and its proof. */
export function RoundRow({ round }: { round: PlayedRound }) {
  const t = useText(historyText)
  const { time, money } = useFormats()
  const { gameName, openedAt, state, stake, win, jackpot, net, balanceAfter, details, waitsUntil } = round
  return (
    <li className="history-row">
      <div className="history-what">
        <span className="text-sm text-ink-soft">
          <time dateTime={openedAt}>{time(openedAt)}</time> · {t(`state.${state}`)}
        </span>
        <span className="font-bold">{gameName}</span>
        {details && <RoundDetails details={details} />}
        {waitsUntil !== undefined && (
          <span className="text-sm text-ink-soft">{t('waitsUntil', { time: time(waitsUntil) })}</span>
        )}
        {round.finishedByRules && <span className="text-sm text-ink-soft">{t('finishedByRules')}</span>}
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
          {jackpot !== undefined && (
            <div>
              <dt>{t('jackpot')}</dt>
              <dd>
                <Money amount={jackpot} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('net')}</dt>
            <dd>{state === 'open' ? t('undecided') : <SignedAmount amount={net} of="result" />}</dd>
          </div>
        </dl>
        {balanceAfter !== undefined && (
          <span className="round-balance text-sm text-ink-soft">
            {t('balanceAfter', { amount: money(balanceAfter) })}
          </span>
        )}
      </div>
      <RoundEnd round={round} at={openedAt} />
    </li>
  )
}
