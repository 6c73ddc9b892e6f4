import * as v from 'valibot'
import { expect, test } from 'vitest'
import { kind as instant } from '../engines/instant/index.ts'
import { kind as slot } from '../engines/slot/index.ts'
import { roundEventOf } from '../round-events.ts'
import { gameApiOf } from './game-api-of.ts'

const cellOpened = { type: 'cellOpened', cell: 3, safe: true, opened: 1, amount: 200, byTimeOut: false }
const respin = { type: 'respin', number: 1, held: [0, 2] }

test('a page reads the events of its own kind and the end of a round, and refuses those of another kind', () => {
  const reads = (kinds: Parameters<typeof roundEventOf>[0], event: object) => v.is(roundEventOf(kinds), event)
  expect([reads([slot], respin), reads([slot], cellOpened)]).toEqual([true, false])
  expect([reads([instant], respin), reads([instant], cellOpened)]).toEqual([false, true])
  expect([reads([slot, instant], respin), reads([slot, instant], cellOpened)]).toEqual([true, true])
  expect(reads([instant], { type: 'roundEnd', amount: 0 })).toBe(true)
})

test('the calls are the same for every kind', () => {
  const routes = (kinds: Parameters<typeof gameApiOf>[0]) => Object.values(gameApiOf(kinds)).map(({ route }) => route)
  expect(routes([slot])).toEqual(routes([instant]))
  expect(routes([slot])).toHaveLength(24)
})
