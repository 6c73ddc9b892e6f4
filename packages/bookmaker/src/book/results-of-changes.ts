import type { CancelWindow } from '../bet-rules/leg-facts.ts'
import type { Change } from '../feed/changes.ts'
import type { LineView } from '../feed/event-view.ts'
import { lineKey } from '../feed/messages.ts'
import { marketById } from '../markets/catalogue.ts'
import { type GradedOn, gradedOn, gradedOnScore, onlyWinners } from '../markets/graded-on.ts'
import type { Match } from '../markets/match.ts'
import { readSpecifiers } from '../model/specifiers.ts'
import { tieOfFactor } from '../settlement/dead-heat-factor.ts'
import { type LegOutcome, plainOutcome, sharedPlaces } from '../settlement/leg-outcome.ts'
import { type EventNow, lineOf, namesOf, selectionId } from './event-now.ts'
import type { ResultMessage } from './offer.ts'

/**
 * What the changes of one event mean for bets on it, one selection at a time, in their order. `now` is the event after them, `record` what has happened in it, where its
 * feed tells. Throws RangeError for a dead heat that no tie stands for: paid as a full win it would be wrong.
 */
export function resultsOfChanges(
  changes: readonly Change[],
  now: EventNow,
  record: Match | null = null,
): ResultMessage[] {
  const linesNow = linesOnce(now)
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
            : settlement(about(change.outcome), {
                certainty: stateOf(linesNow(key), change.outcome).certainty,
                outcome: legOutcome(change.to, change.deadHeat),
                graded: gradedNow(now, { line: linesNow(key), outcome: change.outcome, record }),
              }),
        ]
      case 'confirmed': {
        const { result, deadHeat } = stateOf(linesNow(key), change.outcome)
        return result === null
          ? []
          : [
              settlement(about(change.outcome), {
                certainty: 2,
                outcome: legOutcome(result, deadHeat),
                graded: gradedNow(now, { line: linesNow(key), outcome: change.outcome, record }),
              }),
            ]
      }
      case 'betsVoid':
      case 'betsVoidTakenBack': {
        const kind = change.kind === 'betsVoid' ? 'cancel' : 'rollBackCancel'
        const window: CancelWindow = { fromMs: change.window.from, untilMs: change.window.to }
        return (linesNow(key)?.outcomes ?? []).map(({ id }) => ({ ...about(id), kind, window }))
      }
      default:
        return []
    }
  })
}

type About = Pick<ResultMessage, 'selection' | 'eventId' | 'sequence'>

const settlement = (
  about: About,
  { certainty, outcome, graded }: { certainty: 1 | 2 | null; outcome: LegOutcome; graded: GradedOn | null },
): ResultMessage => ({ ...about, kind: 'settlement', outcome, certainty: certainty ?? 1, graded })

/** Returns the basis on which an outcome was graded: the record of the match, else its score, else which outcomes of its market won. */
function gradedNow(
  now: EventNow,
  { line, outcome, record: match }: { line: LineView | null; outcome: string; record: Match | null },
): GradedOn | null {
  const specifiers = line && readSpecifiers(line.specifiers)
  if (!line || !specifiers) return null
  const { description } = now
  const market = marketById(line.market)
  const graded = market && { market, specifiers, outcome, players: description?.players ?? [] }
  const counted = graded && (match ? gradedOn(graded, match) : scoreNow(graded, now))
  if (counted) return counted
  const won = line.outcomes.filter(({ result }) => result === 'won' || result === 'halfWon')
  return onlyWinners(won.map(({ id }) => namesOf(now, line, id).outcome))
}

function scoreNow(graded: Parameters<typeof gradedOnScore>[0], { description, record }: EventNow): GradedOn | null {
  if (!description || !record.score) return null
  const of = { sport: description.sport.code, phase: record.phase?.value ?? 'notStarted', score: record.score.value }
  return gradedOnScore(graded, of)
}

const unknown = { result: null, deadHeat: null, certainty: null } as const
const stateOf = (line: LineView | null, outcome: string) => line?.outcomes.find(({ id }) => id === outcome) ?? unknown

/** Each line is viewed once, however many of its outcomes change: a race decides 504 at a time. */
function linesOnce(now: EventNow): (key: string) => LineView | null {
  const viewed = new Map<string, LineView | null>()
  return (key) => {
    const known = viewed.get(key)
    if (known !== undefined) return known
    const line = lineOf(now, key)
    viewed.set(key, line)
    return line
  }
}

function legOutcome(result: LegOutcome['result'], deadHeat: string | null): LegOutcome {
  const plain = plainOutcome(result)
  if (deadHeat === null) return plain
  const tie = tieOfFactor(deadHeat)
  if (!tie) throw new RangeError(`no tie has the dead-heat factor ${deadHeat}`)
  return { ...plain, deadHeat: sharedPlaces('won', tie) }
}
