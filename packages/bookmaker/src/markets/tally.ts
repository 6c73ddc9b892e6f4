import { readRounds, roundsTally } from './map-rounds.ts'
import { type Goal, type Match, type Pair, type Side, type Stage, winMethods } from './match.ts'
import { goalsInMinutes, goalTimeTally, readGoalTime, readMinutes } from './minutes.ts'
import {
  countOfPlayer,
  isComplete,
  isOfIncidents,
  isOver,
  isServeScope,
  type OfPlayer,
  onSide,
  type Projection,
  periodsOf,
  projections,
  type Scope,
  type ServeScope,
  span,
  sum,
  type Tally,
  tally,
  unproject,
} from './scope.ts'
import { numberOfTechnique, techniques } from './techniques.ts'

/** Returns the count of `scope` in the record; null when nobody records it for this event. */
export function tallyOf(match: Match, scope: Scope): Tally | null {
  if (scope === 'method' || scope === 'ended') return decisionTally(match, scope)
  if (scope === 'technique') return techniqueTally(match)
  if (scope === 'winner') return tally(onSide(match.decision?.winner ?? null), isComplete(match), match)
  if (scope === 'sets') return setsTally(match)
  if (scope === 'rounds') return boutTally(match)
  if (scope in projections) return projected(match, scope as Projection)
  const minutes = readMinutes(scope)
  if (minutes) return goalsInMinutes(match, minutes)
  if (isOfIncidents(scope)) return incidentTally(match, scope)
  const ofRounds = readRounds(scope)
  if (ofRounds) return roundsTally(match, ofRounds)
  if (isServeScope(scope)) return servesTally(match, scope)
  const ofPlayer = countOfPlayer(scope)
  if (ofPlayer) return playerTally(match, ofPlayer)
  if (scope === 'shotsOnTarget') return shotsTally(match)
  const count = scope.split(/[@+]/)[0]
  if (count !== 'score') return countTally(match, count ?? '', scope)
  if (scope === 'score+overtime' || scope === 'score+shootout') return finalScore(match, scope)
  const { periods, done } = span(match, periodsOf(scope, match.sport))
  return tally(sum(periods), done, match)
}

function projected(match: Match, scope: Projection): Tally {
  const { periods, done } = span(match, null)
  const { home, away } = sum(periods)
  return tally(unproject(scope, projections[scope](home, away)), done, match)
}

function finalScore(match: Match, scope: Scope): Tally {
  const played = sum(match.periods.filter(({ stage }) => stage !== 'shootout'))
  const shootout = match.decision?.by === 'shootout' && scope === 'score+shootout'
  const extra = shootout ? onSide(match.decision?.winner ?? null) : { home: 0, away: 0 }
  const done = scope === 'score+overtime' && match.periods.some(({ stage }) => stage === 'shootout')
  return tally(sum([played, extra]), done || isComplete(match), match)
}

function setsTally(match: Match): Tally {
  const won = match.periods
    .filter(({ ended }) => ended)
    .map(({ home, away }) => onSide(home > away ? 'home' : home < away ? 'away' : null))
  return tally(sum(won), isComplete(match), match)
}

function decisionTally(match: Match, scope: Scope): Tally {
  const { decision } = match
  if (decision === null) return tally({ home: 0, away: 0 }, false, match)
  const value = scope === 'method' ? winMethods.indexOf(decision.by) + 1 : decision.period
  return tally(onSide(decision.winner, value), true, match)
}

function servesTally(match: Match, scope: ServeScope): Tally | null {
  if (match.serves === null) return null
  const { aces, doubleFaults } = match.serves
  const done = isComplete(match)
  if (scope === 'aces:lead') return tally(aces, done, match)
  if (scope === 'aces:home') return tally({ home: aces.home, away: 0 }, done, match)
  if (scope === 'aces:away') return tally({ home: 0, away: aces.away }, done, match)
  const { home, away } = scope === 'aces' ? aces : doubleFaults
  return tally({ home: home + away, away: 0 }, done, match)
}

function techniqueTally(match: Match): Tally | null {
  const { decision } = match
  if (decision === null) return tally({ home: 0, away: 0 }, false, match)
  if (decision.technique === undefined) return null
  return tally(onSide(decision.winner, numberOfTechnique(decision.technique) || techniques.length + 1), true, match)
}

/** A round counts as soon as it begins. */
function boutTally(match: Match): Tally {
  const { decision, periods } = match
  return tally({ home: decision?.period ?? periods.length, away: 0 }, decision !== null, match)
}

/** Corners, bookings (a second yellow and a red card count one each) and sendings-off, regular play only. */
function countTally(match: Match, count: string, scope: Scope): Tally | null {
  const incidents =
    count === 'corners'
      ? match.corners
      : count === 'bookings'
        ? match.cards
        : (match.cards?.filter(({ kind }) => kind !== 'yellow') ?? null)
  if (incidents === null) return null
  const periods = periodsOf(scope, match.sport)
  const inside = regularOf(incidents).filter(
    ({ period }) => periods === null || (period >= periods[0] && period <= periods[1]),
  )
  return tally(sum(inside.map(({ team }) => onSide(team))), span(match, periods).done, match)
}

function regularOf<T extends { readonly stage: Stage }>(incidents: readonly T[]): readonly T[] {
  return incidents.filter(({ stage }) => stage === 'regular')
}

/** `goal#n`, `corner#n`, `booking#n`, `goals:<player>`, `cards:<player>` and `scorer#n:<player>`; with `+overtime` after the first word to the end of the match. */
function incidentTally(match: Match, scope: Scope): Tally | null {
  const time = readGoalTime(scope)
  if (time) return goalTimeTally(match, time)
  const toTheEnd = scope.includes('+overtime')
  const plain = scope.replace('+overtime', '')
  const done = toTheEnd ? isComplete(match) : span(match, null).done
  const counted = { toTheEnd, done }
  if (plain.startsWith('goals:')) return goalsOfPlayer(match, cut(plain, ':')[1], counted)
  if (plain.startsWith('cards:')) return cardsOfPlayer(match, cut(plain, ':')[1], done)
  const [kind, rest] = cut(plain, '#')
  if (kind === 'scorer') return scorerTally(match, rest, counted)
  const list =
    kind === 'goal'
      ? match.goals
      : kind === 'scored'
        ? scored(match, toTheEnd)
        : kind === 'corner'
          ? match.corners
          : match.cards
  if (list === null) return null
  const inside = toTheEnd ? list : regularOf(list)
  // who is last is not known before the end
  if (rest === 'last') return tally(onSide(done ? (inside.at(-1)?.team ?? null) : null), done, match)
  const found = inside[Number(rest) - 1]
  return tally(onSide(found?.team ?? null), done || found !== undefined, match)
}

/** Returns the texts before and after the first separator. */
function cut(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Whether goals after regular play count, and whether no more can come. */
interface Counted {
  readonly toTheEnd: boolean
  readonly done: boolean
}

/** Goals that count for a scorer: own goals left out, and those after regular play unless they count. */
function scored({ goals }: Match, toTheEnd: boolean): readonly Goal[] | null {
  if (goals === null) return null
  const kept = toTheEnd ? scoredToTheEnd : scoredInRegular
  const known = kept.get(goals)
  if (known) return known
  const found = (toTheEnd ? goals : regularOf(goals)).filter(({ kind }) => kind !== 'ownGoal')
  kept.set(goals, found)
  return found
}

/** By the list of all goals: the markets of scorers ask for each player. */
const scoredToTheEnd = new WeakMap<readonly Goal[], readonly Goal[]>()
const scoredInRegular = new WeakMap<readonly Goal[], readonly Goal[]>()

function goalsOfPlayer(match: Match, player: string, { toTheEnd, done }: Counted): Tally | null {
  const goals = scored(match, toTheEnd)
  if (goals === null || match.appearances === null) return null
  const own = goals.filter((goal) => goal.player === player).length
  const played = own > 0 || match.appearances.some((appearance) => appearance.player === player)
  return tally({ home: own, away: played ? 1 : 0 }, done, match)
}

/** Null as long as it is not known who was shown a card of the player's side. */
function cardsOfPlayer(match: Match, player: string, done: boolean): Tally | null {
  const { cards, appearances } = match
  if (cards === null || appearances === null) return null
  const shown = regularOf(cards)
  const own = shown.filter((card) => card.player === player).length
  const team = appearances.find((appearance) => appearance.player === player)?.team
  if (own === 0 && team && shown.some((card) => card.player === null && card.team === team)) return null
  return tally({ home: own, away: own > 0 || team ? 1 : 0 }, done, match)
}

/** Shots on target of both sides in regular play: those of their players. */
function shotsTally(match: Match): Tally | null {
  const { playerCounts, appearances } = match
  if (playerCounts === null || appearances === null || appearances.length === 0) return null
  const of = (side: Side) =>
    appearances.reduce(
      (count, { player, team }) => count + (team === side ? (playerCounts.shotsOnTarget?.[player] ?? 0) : 0),
      0,
    )
  return tally({ home: of('home'), away: of('away') }, span(match, null).done, match)
}

/** Counted to the end, overtime included; in football to the end of regular play. */
function playerTally(match: Match, { kind, player }: OfPlayer): Tally | null {
  const { playerCounts, appearances } = match
  if (playerCounts === null || appearances === null) return null
  const count = playerCounts[kind]?.[player] ?? 0
  const done = match.sport === 'football' ? span(match, null).done : isComplete(match)
  const played = count > 0 || appearances.some((appearance) => appearance.player === player)
  return tally({ home: count, away: played ? 1 : 0 }, done, match)
}

function scorerTally(match: Match, rest: string, { toTheEnd, done }: Counted): Tally | null {
  const [number, player] = cut(rest, ':')
  const goals = scored(match, toTheEnd)
  if (goals === null || match.appearances === null) return null
  const last = number === 'last'
  const goal = last ? (done ? goals.at(-1) : undefined) : goals[Number(number) - 1]
  const from = match.appearances.find((appearance) => appearance.player === player)?.from
  const decided = done || (goal !== undefined && !last)
  const pair: Pair = !decided
    ? { home: 0, away: 0 }
    : goal?.player === player
      ? { home: 1, away: 0 }
      : from === undefined || (goal !== undefined && !last && from > goal.minute)
        ? { home: 0, away: 1 }
        : { home: 0, away: 0 }
  return tally(pair, decided, match)
}

/** True when the event never took place as an event: everything on it is void. */
export function isVoid(match: Match): boolean {
  return match.status === 'cancelled' || (isOver(match) && match.decision?.by === 'walkover')
}
