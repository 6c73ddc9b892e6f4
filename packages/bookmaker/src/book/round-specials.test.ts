import { openBookmaker, requestOf } from '@andon/tests/sports/open-bookmaker'
import { expect, test } from 'vitest'
import { viewEvent } from '../feed/event-view.ts'
import { specialOf } from '../feed/simulator/specials/round-specials.ts'
import { stateHash } from '../feed/state-hash.ts'
import type { Price } from '../model/price.ts'
import type { EventUrn } from '../model/urn.ts'
import { selectionId } from './event-now.ts'
import type { RunningBook } from './run-book.ts'
import { simulatedBooks } from './simulated-book.fixture.ts'

const seed = 'specials'
const from = Date.UTC(2026, 10, 23, 3)
const market = '535|winners=1'

const specialsIn = (book: RunningBook) =>
  [...book.events()].filter(({ description }) => description?.event.kind === 'special')
const hashOf = (book: RunningBook) =>
  stateHash(specialsIn(book).map(({ record, context }) => viewEvent(record, context)))

test('bets on the specials of two days are paid as the results of the matches say, and a restart in between changes nothing', async () => {
  const { bookmaker, db, newPlayer, offer, settleDown, close } = await openBookmaker()
  const player = await newPlayer(1_000_000)
  // a second is ten minutes
  const codes = ['ihas1', 'bbjp1']
  const { start, feedTime } = simulatedBooks({
    db,
    seed,
    codes,
    from,
    speed: 600,
    settle: bookmaker.storeResults,
  })
  let { book, pass } = start('nod_1')
  const bets = new Map<string, { id: string; price: Price }>()

  async function betOnWhatIsOffered() {
    for (const { record } of specialsIn(book))
      for (const { id } of specialOf(record.id, seed)?.outcomes() ?? []) {
        const selection = selectionId(record.id, market, id)
        const now = book.selection(selection)
        if (!now?.open || now.price === null || bets.has(selection)) continue
        const { price } = offer(selection, now)
        const request = requestOf(`request-${bets.size}`, [selection], { stake: 100, policy: 'any' })
        const placed = await bookmaker.placeBet(player, request)
        if (!('bet' in placed) || price === null) throw new Error(JSON.stringify(placed))
        bets.set(selection, { id: placed.bet.id, price })
      }
  }

  while (feedTime() < from + 30 * 3_600_000) {
    await pass()
    await betOnWhatIsOffered()
  }
  expect(bets.size).toBeGreaterThan(15)
  const before = hashOf(book)
  await book.stop()
  ;({ book, pass } = start('nod_2'))
  await pass(20)
  expect(hashOf(book)).not.toBe(before) // suspended until the feed has told what came since
  for (let turn = 0; turn < 20 && hashOf(book) !== before; turn++) await pass(20)
  expect(hashOf(book)).toBe(before)
  const events = new Set([...bets.keys()].map((selection) => selection.split('/')[0] as EventUrn)) // as they were made
  const lastEnd = Math.max(...[...events].map((id) => specialOf(id, seed)?.end().at ?? 0))
  while (feedTime() < lastEnd) await pass()
  for (let turn = 0; turn < 3; turn++) await pass()
  await settleDown()

  for (const [selection, { id, price }] of bets) {
    const [event = '', , outcome = ''] = selection.split('/')
    const placing = specialOf(event as EventUrn, seed)
      ?.end()
      .placings?.get(outcome) // it is one
    if (!placing) throw new Error(`void: ${selection}`)
    const share = placing.result === 'won' ? 1 / (placing.deadHeat?.tied ?? 1) : 0
    const paid = Math.floor((price / 1000) * 100 * share + 1e-9)
    expect(await bookmaker.findBet(player.playerId, id), selection).toMatchObject({
      status: share > 0 ? 'WON' : 'LOST',
      paid,
    })
  }
  await book.stop()
  await close({ deposited: new Map([[player, 1_000_000]]) })
})
