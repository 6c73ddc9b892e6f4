import type { BonusTerms } from '@andon/contract/bonus-terms'
import { useText } from '../../page/use-text.ts'
import { bonusText } from './text.ts'
import { usePlainTerms } from './use-plain-terms.ts'

/** The terms as sentences; collapsed unless `open`. */
export function TermsList({ name, terms, open }: { name: string; terms: BonusTerms; open?: true }) {
  const t = useText(bonusText)
  const plain = usePlainTerms()
  return (
    <details className="bonus-terms" open={open}>
      <summary>
        {t('terms')}
        <span className="sr-only">{t('termsOf', { name })}</span>
      </summary>
      <ul>
        {plain(terms).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
