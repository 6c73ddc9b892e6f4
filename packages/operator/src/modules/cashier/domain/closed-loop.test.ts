import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostTo, owed, type Source } from './closed-loop.ts'

const card = (net: number, payable = true): Source => ({ id: 'card', net, payable })
const wallet = (net: number, payable = true): Source => ({ id: 'wallet', net, payable })

test.each([
  ['the whole balance to the only source, winnings included', 'card', [card(10_000)], 25_000, 25_000],
  ['to each of two sources no more than came from it', 'card', [card(10_000), wallet(5_000)], 25_000, 10_000],
  ['anything once the other source has its money back', 'card', [card(10_000), wallet(0)], 25_000, 25_000],
  ['nothing to a third destination while a source is owed', null, [card(10_000)], 25_000, 0],
  ['anything to a third destination once no source is owed', null, [card(0), wallet(-3_000)], 25_000, 25_000],
  ['nothing to a source that has its money back, while another is owed', 'wallet', [card(1), wallet(-500)], 25_000, 0],
  ['anything to another destination if the source cannot receive money', null, [card(10_000, false)], 25_000, 25_000],
  ['never more than the balance', 'card', [card(10_000), wallet(1)], 4_000, 4_000],
] as const)('%s', (_title, destination, sources, balance, most) => {
  expect(mostTo(destination, { sources, balance })).toBe(most)
})

test('the source with the largest sum comes first', () => {
  expect(owed([card(5), wallet(9), { id: 'closed', net: 100, payable: false }]).map(({ id }) => id)).toEqual([
    'wallet',
    'card',
  ])
})

test('in any order of withdrawals each source gets its own money back before any goes elsewhere, and the whole balance can leave', () => {
  const sources = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      net: fc.integer({ min: -50, max: 50 }),
      payable: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(sources, fc.integer({ min: 1, max: 300 }), (given, start) => {
      let balance = start
      let now = given.map((source) => ({ ...source }))
      for (let turn = 0; turn < 10 && balance > 0; turn++) {
        const next = owed(now)[0]?.id ?? null
        const most = mostTo(next, { sources: now, balance })
        if (most === 0) return false
        balance -= most
        now = now.map((source) => (source.id === next ? { ...source, net: source.net - most } : source))
      }
      return balance === 0
    }),
  )
})
