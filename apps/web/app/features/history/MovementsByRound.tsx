import { referenceOf } from '@andon/contract/reference'
import { useFormats } from '../../page/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import { CopyButton } from '../cashier/Reference.tsx'
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
            <RoundReference id={ofRound[0]?.roundId ?? ''} />
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

/** As short as the reference of a payment; the button copies the whole id. */
function RoundReference({ id }: { id: string }) {
  const t = useText(historyText)
  return (
    <span className="reference text-sm text-ink-soft">
      {t('round')} <span className="reference-text">{referenceOf(id)}</span>
      <CopyButton name={t('round')} value={id} />
    </span>
  )
}

function Line({ movement: { type, at, amount, balanceAfter } }: { movement: Movement }) {
  const t = useText(historyText)
  const { time, money } = useFormats()
  const isFree = type === 'stake' && amount === 0
  return (
    <li className="history-row">
      <div className="history-what">
        <span>{t(isFree ? 'freeSpin' : `movement.${type}`)}</span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {time(at)}
        </time>
      </div>
      <div className="history-amounts">
        {!isFree && <SignedAmount amount={amount} />}
        <span className="text-sm text-ink-soft">{t('balanceAfter', { amount: money(balanceAfter) })}</span>
      </div>
    </li>
  )
}
