import type { EventView } from '../page/api.ts'
import { useText } from '../page/text.ts'
import { matchText } from './text.ts'

/** How an outright or a special is decided where it is not plain: ties, and what cannot be decided. Matches have their rules in their markets. */
export function DecisionRules({ kind }: Pick<EventView, 'kind'>) {
  const t = useText(matchText)
  if (kind === 'match') return null
  return (
    <section className="decision-rules" aria-labelledby="decision-rules">
      <h2 id="decision-rules">{t('rules')}</h2>
      <p>{t('rules.tie')}</p>
      {kind === 'special' && <p>{t('rules.void')}</p>}
    </section>
  )
}
