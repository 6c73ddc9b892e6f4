import { useEventState } from '../live/use-live.ts'
import { useText } from '../page/text.ts'
import { isInPlay } from './phase.ts'
import { scoreText } from './text.ts'

/** How many players of a side were sent off; nothing while all of them play. */
export function RedCards({ event, side }: { event: string; side: 'home' | 'away' }) {
  const t = useText(scoreText)
  const state = useEventState(event)
  const count = state && (isInPlay(state.status) || state.over) ? (state.redCards?.[side] ?? 0) : 0
  return (
    count > 0 && (
      <abbr className="red-card" title={t('redCards', { count })}>
        {count}
      </abbr>
    )
  )
}
