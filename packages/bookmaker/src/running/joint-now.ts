import type { EventRecord } from '../feed/event-record.ts'
import { newMatch } from '../markets/new-match.ts'
import { type BuilderLeg, type BuilderRefusal, jointChance } from '../pricing/bet-builder.ts'
import type { Chances } from '../pricing/distribution.ts'
import { footballChances } from '../pricing/football.ts'
import { priceAtMost } from '../pricing/ladder.ts'
import { ratesBehind } from '../pricing/rates-behind.ts'
import { readSpecifiers } from '../specifiers.ts'
import type { JointNow } from './border.ts'
import { type EventNow, lineOf } from './event-now.ts'

interface Part {
  readonly marketKey: string
  readonly outcome: string
}

const noJointPrice: JointNow = { refused: 'NO_JOINT_PRICE' }

/** How far the grid may be from the chance that the feed states for a selection alone. */
const near = 0.01

/**
 * What selections of one event are priced as together: football before its start, by the score grid that has the chances of its result and its total goals. Selections
 * that the grid does not have as the feed states them have no joint price, nor has anything in play.
 */
export function jointNow(event: EventNow, parts: readonly Part[]): JointNow {
  const status = event.record.status.value
  if (status !== 'notStarted' && status !== 'delayed') return noJointPrice
  const chances = chancesBehind(event)
  if (!chances) return noJointPrice
  const legs: BuilderLeg[] = []
  for (const { marketKey, outcome } of parts) {
    const line = lineOf(event, marketKey)
    const specifiers = line && readSpecifiers(line.specifiers)
    const stated = line?.outcomes.find(({ id }) => id === outcome)?.probability
    if (!line || !specifiers || stated == null) return noJointPrice
    const leg = { market: line.market, specifiers, outcome }
    const alone = jointChance([leg], chances, { simulate: null })
    if ('refused' in alone || Math.abs(alone.chance - stated) > near) return noJointPrice
    legs.push(leg)
  }
  const joint = jointChance(legs, chances, { simulate: null })
  if ('refused' in joint) return { refused: refusals[joint.refused] }
  const price = priceAtMost(1000 / (joint.chance * (1 + margin(legs.length))))
  return price === null || joint.chance < least ? noJointPrice : { price, chance: joint.chance }
}

/** Less is no price at all. */
const least = 5e-4

/** Of two selections, and so much more for each other: what is not known well enough adds up. */
const margin = (legs: number) => 0.08 + 0.02 * (legs - 2)

const refusals = {
  unknownLine: 'NO_JOINT_PRICE',
  notPriced: 'NO_JOINT_PRICE',
  refundable: 'NO_JOINT_PRICE',
  tooMany: 'NO_JOINT_PRICE',
  contradiction: 'LEGS_CONTRADICT',
  implied: 'LEG_IMPLIED',
} as const satisfies Record<BuilderRefusal, string>

/** By the feed's record, which is another one after each message. */
const known = new WeakMap<EventRecord, Chances | null>()

function chancesBehind(event: EventNow): Chances | null {
  if (event.words?.sport.code !== 'football') return null
  const before = known.get(event.record)
  if (before !== undefined) return before
  const rates = ratesOf(event)
  const chances = rates && footballChances(newMatch('football'), rates)
  known.set(event.record, chances)
  return chances
}

function ratesOf(event: EventNow) {
  const chanceOf = (key: string, outcome: string) =>
    lineOf(event, key)?.outcomes.find(({ id }) => id === outcome)?.probability ?? null
  const [home, away] = [chanceOf('1', '1'), chanceOf('1', '3')]
  if (home === null || away === null) return null
  for (const total of [2.5, 3.5, 1.5]) {
    const over = chanceOf(`18|total=${total}`, '12')
    if (over !== null) return ratesBehind({ home, away, over, total })
  }
  return null
}
