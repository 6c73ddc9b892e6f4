import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import type { PlayedRound } from './BetHistoryPage.tsx'
import { historyText } from './text.ts'

/** The selections of a sports bet with their odds, their results and the facts that decided them. */
export function RoundDetails({ details }: { details: NonNullable<PlayedRound['details']> }) {
  const t = useText(historyText)
  const { language } = usePage()
  const price = (odds: string | number) => t('odds', { odds: oddsFormat(language).format(Number(odds)) })
  const { label, odds, selections = [] } = details
  return (
    <div className="text-sm text-ink-soft">
      {(label ?? odds) && <p>{[label, odds && price(odds)].filter(Boolean).join(' ')}</p>}
      {selections.length > 0 && (
        <ul>
          {selections.map(({ event, market, outcome, odds: own, result, decidedBy }) => (
            <li key={[event, market, outcome].join('|')}>
              {[event, market, outcome, own && price(own), decidedBy, result && t(`result.${result}`)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The odds of the sportsbook: two decimals, and a third where a product has one. */
const oddsFormat = (language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
