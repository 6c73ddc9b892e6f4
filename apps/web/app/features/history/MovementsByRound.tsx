import { useFormats } from '../../page/amounts/use-formats.ts'
import { useText } from '../../page/use-text.ts'
import type { Movement } from './LegacyBetHistoryPage.tsx'
import { RoundEnd } from './RoundEnd.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { historyText } from './text.ts'

/** The movements of each round in their order, then what came of them. The list is newest first, like the reply. */
export function MovementsByRound({ movements }: { movements: readonly Movement[] }) {
  const t = useText(historyText)
  const rounds = Map.groupBy(movements, ({ gameCode, roundId }) => `${gameCode}/${roundId}`)
  return (
    <ol className="history-list" aria-label={t('legacy')}>
      {[...rounds].map(([name, ofRound]) => (
        <Round key={name} movements={ofRound.toReversed()} />
      ))}
    </ol>
  )
}

function Round({ movements }: { movements: readonly Movement[] }) {
  const t = useText(historyText)
  const { time, money } = useFormats()
  const [first, last] = [movements[0], movements.at(-1)]
  if (first === undefined || last === undefined) return null
  const net = movements.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <li className="history-round">
      <p className="history-what">
        <time dateTime={first.at} className="text-sm text-ink-soft">
          {time(first.at)}
        </time>
        <span className="font-bold">{first.gameName}</span>
      </p>
      <ul>
        {movements.map((movement) => (
          <Line key={movement.id} movement={movement} />
        ))}
      </ul>
      <dl className="round-sum">
        <dt>{t('net')}</dt>
        <dd>{first.state === 'open' ? t('undecided') : <SignedAmount amount={net} of="result" />}</dd>
      </dl>
      <p className="round-sum text-sm text-ink-soft">{t('balanceAfter', { amount: money(last.balanceAfter) })}</p>
      <RoundEnd round={first} at={first.at} />
    </li>
  )
}

function Line({ movement: { type, at, amount } }: { movement: Movement }) {
  const t = useText(historyText)
  const { time } = useFormats()
  const isFree = type === 'stake' && amount === 0
  return (
    <li className="history-row">
      <div className="history-what">
        <span>{t(isFree ? 'freeSpin' : `movement.${type}`)}</span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {time(at)}
        </time>
      </div>
      {!isFree && <SignedAmount amount={amount} />}
    </li>
  )
}
