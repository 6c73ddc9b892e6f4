import type { SportCode } from '../page/api.ts'
import { messages } from './messages.ja.ts'

type PhaseKey = keyof typeof messages

/** The text of a part of play, with the number that it has in it. */
export interface PhaseName {
  readonly key: PhaseKey
  readonly n?: number
}

/** Names of numbered parts. */
const parts: Readonly<Record<SportCode, PhaseKey>> = {
  football: 'period',
  baseball: 'inning',
  basketball: 'quarter',
  tennis: 'set',
  iceHockey: 'period',
  volleyball: 'set',
  tableTennis: 'set',
  rugby: 'period',
  americanFootball: 'quarter',
  mma: 'round',
  sumo: 'bout',
  keirin: 'round',
  esports: 'map',
}

/** How many parts a sport has before it goes on in overtime; those without have as many as it takes. */
const regular: Readonly<Partial<Record<SportCode, number>>> = {
  football: 2,
  rugby: 2,
  iceHockey: 3,
  basketball: 4,
  americanFootball: 4,
  baseball: 9,
}

/** The parts of football and ice hockey behind regular play, of which the last is a shoot-out. */
const shootOut: Readonly<Partial<Record<SportCode, number>>> = { football: 5, iceHockey: 5 }

/** Names of extra time and of an end after it in some sports. */
const own: Readonly<Partial<Record<SportCode, Partial<Record<string, PhaseKey>>>>> = {
  football: { break: 'halfTime', ended: 'fullTime' },
  rugby: { break: 'halfTime', ended: 'fullTime' },
  baseball: { extraTime: 'extraInnings', endedAfterExtraTime: 'endedAfterExtraInnings' },
  basketball: { extraTime: 'overtime', endedAfterExtraTime: 'endedAfterOvertime' },
  americanFootball: { extraTime: 'overtime', endedAfterExtraTime: 'endedAfterOvertime' },
  iceHockey: { extraTime: 'overtime', endedAfterExtraTime: 'endedAfterOvertime' },
}

/** A part of play as a feed tells it, such as `secondHalf` or `part3`; an unknown one is `other`. */
export function nameOfPhase(phase: string, sport: SportCode): PhaseName {
  const number = /^part(\d+)$/.exec(phase)?.[1]
  if (number) return nameOfPart(Number(number), sport)
  return { key: own[sport]?.[phase] ?? (isKnown(phase) ? phase : 'other') }
}

/** The part with a number, counted from 1 through overtime. */
export function nameOfPart(number: number, sport: SportCode): PhaseName {
  if (isOvertime(number, sport)) {
    if (sport === 'baseball') return { key: 'extraInning', n: number }
    return number === shootOut[sport] ? { key: 'penalties' } : nameOfPhase('extraTime', sport)
  }
  if (regular[sport] === 2) return { key: number === 1 ? 'firstHalf' : 'secondHalf' }
  return { key: parts[sport], n: number }
}

export const isOvertime = (number: number, sport: SportCode): boolean => number > (regular[sport] ?? number)

const isKnown = (phase: string): phase is PhaseKey => Object.hasOwn(messages, phase)
