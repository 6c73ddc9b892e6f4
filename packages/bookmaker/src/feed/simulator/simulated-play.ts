import { type EventPlay, mostParts, type PlayMoment, type PlayPart } from '../../markets/event-play.ts'
import type { Match } from '../../markets/match.ts'
import { techniqueName } from '../../markets/techniques.ts'
import type { Names } from '../../model/names.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { EventHistory } from '../background.ts'
import { type Fixture, fixtureOf } from './calendar.ts'
import { drawFrom } from './draw.ts'
import { stateOf } from './match-messages.ts'
import { play } from './play.ts'
import { totalOf } from './plays/recorder.ts'
import { squadOf } from './squads.ts'
import { noShown, type Story, type StoryMoment } from './stories/story.ts'
import { tellStory } from './stories/tell-story.ts'
import { ratesOf } from './strengths.ts'
import { matchAt, type Timeline } from './timeline.ts'

/** So many of the last moments are told, and those before them that a time line marks. */
const lastMoments = 30
const marked: readonly PlayMoment['kind'][] = [
  'goal',
  'yellow',
  'red',
  'corner',
  'part',
  'penalty',
  'touchdown',
  'fieldGoal',
  'try',
  'conversion',
  'penaltyGoal',
  'dropGoal',
]
const mostMarked = 60
/** Matches whose timelines are kept: of one that is asked for again nothing is played again. */
const mostTimelines = 200

/**
 * What the simulator plays at this moment in a match: what happened last, and what stands inside the part that is played.
 *
 * @param simulated the simulator's time, in epoch milliseconds
 */
export function simulatedPlay(seed: string, simulated: () => number): Pick<EventHistory, 'play' | 'inner'> {
  const timelines = new Map<EventUrn, Timeline>()
  const stories = new WeakMap<Timeline, Story>()

  function timelineOf(id: EventUrn, fixture: Fixture): Timeline {
    const timeline = timelines.get(id) ?? play(fixture, seed)
    timelines.delete(id)
    timelines.set(id, timeline)
    const [oldest] = timelines.keys()
    if (timelines.size > mostTimelines && oldest !== undefined) timelines.delete(oldest)
    return timeline
  }

  function storyOf(fixture: Fixture, timeline: Timeline): Story {
    const known = stories.get(timeline)
    if (known) return known
    const draw = drawFrom(`${seed}/${fixture.id}/story`)
    const told = { timeline, rates: ratesOf(fixture, seed), players: squadOf(fixture, seed), draw }
    const story = tellStory(fixture.league.sport, told)
    stories.set(timeline, story)
    return story
  }

  function inner(id: EventUrn): Pick<EventPlay, 'part' | 'within'> | null {
    const fixture = fixtureOf(id, seed)
    if (!fixture) return null
    const timeline = timelineOf(id, fixture)
    const second = (simulated() - fixture.startsAt) / 1000
    const now = matchAt(timeline, second)
    // the bases of baseball are told beside the record
    const shown = now?.within?.batting ? storyOf(fixture, timeline).at(second).within : undefined
    return now && { part: partOf(now), within: shown ?? now.within }
  }

  function wholePlay(id: EventUrn): EventPlay | null {
    const fixture = fixtureOf(id, seed)
    if (!fixture) return null
    const timeline = timelineOf(id, fixture)
    const second = (simulated() - fixture.startsAt) / 1000
    const players = new Map<string, Names>(squadOf(fixture, seed).map((player) => [player.id, player.name]))
    const frames = timeline.frames.filter((frame) => frame.second <= second)
    const now = matchAt(timeline, second)
    const story = storyOf(fixture, timeline)
    const scored = new Set(story.moments.filter(({ points }) => points).map(scoredAt))
    const recorded = frames.flatMap((frame, place) =>
      momentsOf(frames[place - 1]?.match ?? null, frame.match, { players, cards: story.cards ?? [] })
        .filter(({ kind, side }) => kind !== 'points' || !scored.has(scoredAt({ second: frame.second, side })))
        .map((moment) => ({ second: frame.second, moment })),
    )
    const beside = story.moments
      .filter((moment) => moment.second <= second)
      .map((told) => ({ second: told.second, moment: storyMoment(told, timeline, players) }))
    const moments = [...recorded, ...beside].toSorted((one, next) => one.second - next.second)
    return {
      moments: lastOf(moments.map(({ moment }) => moment)),
      parts: (now?.periods ?? []).slice(0, mostParts).map(({ home, away }, at) => ({ home, away, number: at + 1 })),
      part: now && partOf(now),
      within: now?.within ?? null,
      decided: now && decidedIn(now),
      ...noShown,
      ...(now ? story.at(second) : {}),
    }
  }

  return { play: wholePlay, inner }
}

const scoredAt = ({ second, side }: Pick<StoryMoment, 'second' | 'side'>) => `${second} ${side}`
/** How a bout of sumo ended. */
function decidedIn({ decision }: Match): EventPlay['decided'] {
  const technique = decision?.technique === undefined ? null : techniqueName(decision.technique)
  return decision && technique && decision.winner !== 'draw' ? { winner: decision.winner, technique } : null
}

/** The newest first. */
function lastOf(moments: readonly PlayMoment[]): PlayMoment[] {
  const before = moments.slice(0, -lastMoments).filter(({ kind }) => marked.includes(kind))
  return [...before.slice(-mostMarked), ...moments.slice(-lastMoments)].reverse()
}

function storyMoment(
  { second, kind, side, minute, player, other, points = 0 }: StoryMoment,
  timeline: Timeline,
  players: ReadonlyMap<string, Names>,
): PlayMoment {
  const match = matchAt(timeline, second)
  return {
    kind,
    side,
    minute,
    points,
    score: (match && (stateOf(match).score ?? totalOf(match))) ?? { home: 0, away: 0 },
    part: (match && partOf(match)) ?? { home: 0, away: 0, number: 1 },
    player: (player !== null && players.get(player)) || null,
    other: (other !== null && players.get(other)) || null,
  }
}

function partOf({ periods }: Match): PlayPart | null {
  const period = periods.at(-1)
  return period ? { home: period.home, away: period.away, number: periods.length } : null
}

/** Returns the entries that a frame adds to the one before it. */
function momentsOf(
  before: Match | null,
  match: Match,
  { players, cards }: { readonly players: ReadonlyMap<string, Names>; readonly cards: readonly (string | null)[] },
): PlayMoment[] {
  const moments: PlayMoment[] = []
  const minute = match.clockSeconds === null ? null : Math.floor(match.clockSeconds / 60) + 1
  const about = {
    minute,
    score: stateOf(match).score ?? totalOf(match),
    part: partOf(match) ?? { home: 0, away: 0, number: 1 },
  }
  const nobody = { side: null, points: 0, player: null, other: null } as const
  if (match.periods.length > (before?.periods.length ?? 0)) moments.push({ kind: 'part', ...about, ...nobody })
  const since = <Item>(of: (match: Match) => readonly Item[] | null): readonly Item[] =>
    of(match)?.slice((before && of(before)?.length) || 0) ?? []
  const nameOf = (player: string | null) => (player === null ? null : (players.get(player) ?? null))
  for (const goal of since(({ goals }) => goals))
    moments.push({
      kind: 'goal',
      ...about,
      minute: goal.minute,
      side: goal.team,
      points: 1,
      player: nameOf(goal.player),
      other: null,
    })
  const earlier = before?.cards?.length ?? 0
  for (const [place, { team, minute, kind, player }] of since((of) => of.cards).entries())
    moments.push({
      kind: kind === 'yellow' ? 'yellow' : 'red',
      ...about,
      minute,
      side: team,
      points: 0,
      player: nameOf(player ?? cards[earlier + place] ?? null),
      other: null,
    })
  for (const { team, minute } of since(({ corners }) => corners))
    moments.push({ kind: 'corner', ...about, ...nobody, minute, side: team })
  if (match.goals === null)
    for (const side of ['home', 'away'] as const) {
      const points = totalOf(match)[side] - (before ? totalOf(before)[side] : 0)
      if (points > 0) moments.push({ kind: 'points', ...about, side, points, player: null, other: null })
    }
  if (match.status === 'ended' || match.status === 'abandoned')
    moments.push({ kind: match.status, ...about, ...nobody })
  return moments
}
