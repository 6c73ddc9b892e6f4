import { expect, test } from 'vitest'
import { programme } from '../programme.fixture.ts'
import { type EligibilityFacts, hindranceOf } from './eligibility.ts'

const asked = {
  countries: ['JP'],
  currency: 'JPY',
  depositNumber: 2,
  from: '2026-06-01T00:00:00Z',
  until: '2026-07-01T00:00:00Z',
  verified: true,
  timesAPlayer: 1,
} as const
const good: EligibilityFacts = {
  site: 'LEO',
  player: { country: 'JP', currency: 'JPY', verified: true, locked: false },
  deposits: 1,
  timesHad: 0,
  now: Temporal.Instant.from('2026-06-01T00:00:00Z'),
}
const player = (changes: Partial<EligibilityFacts['player']>) => ({ player: { ...good.player, ...changes } })
const at = (instant: string) => ({ now: Temporal.Instant.from(instant) })

test.each<[string, Partial<EligibilityFacts>, string | null]>([
  ['a player who meets every rule', {}, null],
  ['a player of another brand', { site: 'BEE' }, 'SITE'],
  ['a locked player', player({ locked: true }), 'LOCKED'],
  ['a player from another country', player({ country: 'SE' }), 'COUNTRY'],
  ['before the start', at('2026-05-31T23:59:59.999Z'), 'NOT_YET'],
  ['the last millisecond', at('2026-06-30T23:59:59.999Z'), null],
  ['the end', at('2026-07-01T00:00:00Z'), 'OVER'],
  ['a player who had it before', { timesHad: 1 }, 'HAD_ALREADY'],
  ['the first deposit of a bonus for the second', { deposits: 0 }, 'DEPOSIT_NUMBER'],
  ['the third', { deposits: 2 }, 'DEPOSIT_NUMBER'],
  ['a player who is not verified', player({ verified: false }), 'NOT_VERIFIED'],
])('%s', (_title, facts, hindrance) => {
  expect(hindranceOf(programme({ eligibility: { ...asked, countries: ['JP'] } }), { ...good, ...facts })).toBe(
    hindrance,
  )
})
