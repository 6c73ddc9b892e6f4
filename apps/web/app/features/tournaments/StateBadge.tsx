import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import type { ShownState } from './tournament-state.ts'

export function StateBadge({ state }: { state: ShownState }) {
  const t = useText(tournamentText)
  return (
    <p className="race-state" data-state={state}>
      {t(`state.${state}`)}
    </p>
  )
}
