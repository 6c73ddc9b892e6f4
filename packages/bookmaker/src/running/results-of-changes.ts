import type { CancelWindow } from '../bets/leg-facts.ts'
import type { Change } from '../feed/changes.ts'
import { lineKey } from '../feed/messages.ts'
import { tieOfFactor } from '../settlement/dead-heat-factor.ts'
import { type LegOutcome, plainOutcome, sharedPlaces } from '../settlement/leg-outcome.ts'
import type { ResultMessage } from './border.ts'
import { type EventNow, lineOf, selectionId } from './event-now.ts'

/**
 * What the changes of one event mean for bets on it, one selection at a time, in their order. `now` is the event after them. Throws RangeError for a dead heat
 * that no tie stands for: paid as a full win it would be wrong.
 */
export function resultsOfChanges(changes: readonly Change[], now: EventNow): ResultMessage[] {
  return changes.flatMap((change): ResultMessage[] => {
    if (!('market' in change)) return []
    const key = lineKey(change)
    const about = (outcome: string) => ({
      selection: selectionId(change.event, key, outcome),
      eventId: change.event,
      sequence: now.sequence,
    })
    switch (change.kind) {
      case 'result':
        return [
          change.to === null
            ? { ...about(change.outcome), kind: 'rollBack' }
            : settlement(
                about(change.outcome),
                stateOf(now, key, change.outcome),
                legOutcome(change.to, change.deadHeat),
              ),
        ]
      case 'confirmed': {
        const { result, deadHeat } = stateOf(now, key, change.outcome)
        return result === null
          ? []
          : [settlement(about(change.outcome), { certainty: 2 }, legOutcome(result, deadHeat))]
      }
      case 'betsVoid':
      case 'betsVoidTakenBack': {
        const kind = change.kind === 'betsVoid' ? 'cancel' : 'rollBackCancel'
        const window: CancelWindow = { fromMs: change.window.from, untilMs: change.window.to }
        return (lineOf(now, key)?.outcomes ?? []).map(({ id }) => ({ ...about(id), kind, window }))
      }
      default:
        return []
    }
  })
}

type About = Pick<ResultMessage, 'selection' | 'eventId' | 'sequence'>

const settlement = (about: About, { certainty }: { certainty: 1 | 2 | null }, outcome: LegOutcome): ResultMessage => ({
  ...about,
  kind: 'settlement',
  outcome,
  certainty: certainty ?? 1,
})

const unknown = { result: null, deadHeat: null, certainty: null } as const
const stateOf = (now: EventNow, key: string, outcome: string) =>
  lineOf(now, key)?.outcomes.find(({ id }) => id === outcome) ?? unknown

function legOutcome(result: LegOutcome['result'], deadHeat: string | null): LegOutcome {
  const plain = plainOutcome(result)
  if (deadHeat === null) return plain
  const tie = tieOfFactor(deadHeat)
  if (!tie) throw new RangeError(`no tie has the dead-heat factor ${deadHeat}`)
  return { ...plain, deadHeat: sharedPlaces('won', tie) }
}
