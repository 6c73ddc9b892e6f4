import { useText } from '../../page/use-text.ts'
import type { PlayedRound } from './BetHistoryPage.tsx'
import { historyText } from './text.ts'

/** What was bet on: the selections of a sports bet with their odds, their results and what decided them. */
export function RoundDetails({ details }: { details: NonNullable<PlayedRound['details']> }) {
  const t = useText(historyText)
  const { label, odds, selections = [] } = details
  return (
    <div className="text-sm text-ink-soft">
      {(label ?? odds) && <p>{[label, odds && t('odds', { odds })].filter(Boolean).join(' ')}</p>}
      {selections.length > 0 && (
        <ul>
          {selections.map(({ event, market, outcome, odds: price, result, decidedBy }) => (
            <li key={[event, market, outcome].join('|')}>
              {[event, market, outcome, price && t('odds', { odds: price }), decidedBy, result && t(`result.${result}`)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
