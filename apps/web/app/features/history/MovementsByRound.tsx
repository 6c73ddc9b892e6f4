import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import type { Movement } from './LegacyBetHistoryPage.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { historyText } from './text.ts'

/** Groups the movements of a round under its game and number. */
export function MovementsByRound({ movements }: { movements: readonly Movement[] }) {
  const t = useText(historyText)
  const rounds = Map.groupBy(movements, ({ gameCode, roundId }) => `${gameCode}/${roundId}`)
  return (
    <ol className="history-list" aria-label={t('legacy')}>
      {[...rounds].map(([name, ofRound]) => (
        <li key={name} className="history-round">
          <p className="history-what">
            <span className="font-bold">{ofRound[0]?.gameName}</span>
            <span className="text-sm text-ink-soft">
              {t('round')} {ofRound[0]?.roundId}
            </span>
          </p>
          <ul>
            {ofRound.map((movement) => (
              <Line key={movement.id} movement={movement} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Line({ movement: { type, at, amount, balanceAfter } }: { movement: Movement }) {
  const t = useText(historyText)
  const { time, money } = useFormats()
  return (
    <li className="history-row">
      <div className="history-what">
        <span>{t(`movement.${type}`)}</span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {time(at)}
        </time>
      </div>
      <div className="history-amounts">
        <SignedAmount amount={amount} />
        <span className="text-sm text-ink-soft">{t('balanceAfter', { amount: money(balanceAfter) })}</span>
      </div>
    </li>
  )
}
