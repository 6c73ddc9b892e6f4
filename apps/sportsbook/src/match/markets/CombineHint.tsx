import { useState } from 'react'
import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { useSlipSelections } from '../../slip/selections.ts'
import { matchText } from '../text.ts'
import { canCombine } from './can-combine.ts'

/** That selections of this match can be one bet; once several are in the slip, that their price is there. It keeps its place when they cannot any more. */
export function CombineHint({ event }: { event: EventView }) {
  const t = useText(matchText)
  const { status, phase } = useEventState(event.id) ?? event
  const count = useSlipSelections().filter((selection) => selection.event === event.id).length
  const can = canCombine({ kind: event.kind, sport: event.sport.code, status, phase })
  const [couldAtFirst] = useState(can)
  if (!can && !couldAtFirst) return null
  return (
    <p className="combine-hint" role="status">
      <b>{t('combine')}</b>{' '}
      <span>{!can ? t('combine.none') : count > 1 ? t('combine.now', { count }) : t('combine.can')}</span>
    </p>
  )
}
