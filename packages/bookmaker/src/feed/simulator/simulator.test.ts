import { isLongForm } from '@andon/tests/long-form'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { advance, nothingRemembered, viewOf } from '../book.ts'
import { ourDefinitions as definitions } from '../definitions.ts'
import { messageSchema } from '../messages.ts'
import { runFeed } from '../run-feed.ts'
import { stateHash } from '../state-hash.ts'
import { applyMessages, up } from './apply-messages.fixture.ts'
import { fixturesOfRound, seasonAt, seasonSpan } from './calendar.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import { matchMessages, matchSnapshot, spanOf } from './match-messages.ts'
import { matchOffer } from './match-offer.ts'
import { outrightId, outrightMessages, outrightOfSeason, outrightSnapshot } from './season/outrights.ts'
import { simulator } from './simulator.ts'
import { simulatorAdapter } from './simulator-adapter.ts'

const noon = Date.UTC(2026, 10, 23, 3)

function firstOffer(league: League) {
  const [fixture] = fixturesOfRound(league, 30, 2, 'seed')
  if (!fixture) throw new Error('no match')
  return matchOffer(fixture, 'seed')
}

/** The whole story of a match is priced some hundred times; the short form leaves out the sports whose models take longest. */
const told = leagues.filter(
  ({ code }) => isLongForm || ['fbjp3', 'tnw1', 'ihas1', 'ttm1', 'mma1', 'sua1', 'esaf1'].includes(code),
)

test.each(leagues)('every line of $code that is offered before the start is decided at the end', (league) => {
  const offer = firstOffer(league)
  const last = offer.timeline.frames.at(-1)?.match
  expect(offer.linesUntil(-1).size).toBeGreaterThan(0)
  for (const { market, specifiers } of offer.linesUntil(-1).values()) {
    const outcomes = market.outcomes(specifiers, offer.players) ?? []
    expect(Object.keys(last ? market.grade(last, specifiers, offer.players) : {}).sort()).toEqual(
      outcomes.map(({ id }) => id).sort(),
    )
  }
})

describe.each(told)('a match of $code', (league) => {
  const offer = firstOffer(league)
  const { id, startsAt } = offer.fixture
  const { from, to } = spanOf(offer)
  const all = matchMessages(offer, from - 1, to)

  test('is told the same in any pieces, in messages of the schema', () => {
    const cuts = [from - 1, startsAt - 5000, startsAt, startsAt + 134_567, startsAt + 300_000]
    const again = firstOffer(league)
    const pieces = cuts.slice(1).flatMap((until, place) => matchMessages(again, cuts[place] ?? 0, until))
    expect(pieces).toEqual(all.filter(({ at }) => at <= startsAt + 300_000))
    for (const message of all) parse(messageSchema, message)
  })

  test('ends with every line settled and confirmed, without an illegal move or an unknown market', () => {
    const book = applyMessages(up, all)
    const view = viewOf(book, id, definitions)
    expect(view?.status).toBe('closed')
    expect(view?.lines.length).toBeGreaterThan(0)
    expect(view?.lines.filter(({ status }) => status !== 'settled')).toEqual([])
    expect(new Set(view?.lines.flatMap(({ outcomes }) => outcomes.map(({ certainty }) => certainty)))).toEqual(
      new Set([2]),
    )
    expect([book.illegalMoves, book.hidden]).toEqual([0, {}])
  })

  test('a book that begins by a recovery in its middle knows what one knows that has heard everything', () => {
    for (const share of [0.13, 0.86]) {
      const at = Math.floor(startsAt + (to - startsAt - 310_000) * share)
      const heard = viewOf(
        applyMessages(
          up,
          all.filter((message) => message.at <= at),
        ),
        id,
        definitions,
      )
      const recovered = viewOf(applyMessages(up, matchSnapshot(offer, at)), id, definitions)
      expect(recovered && stateHash([recovered]), `at ${share}`).toBe(heard && stateHash([heard]))
    }
  })
})

test('players sent off stand in what is told of football, second yellow cards included', () => {
  const [league] = leagues
  if (!league) throw new Error('no league')
  const offers = [1, 2, 3].flatMap((round) =>
    fixturesOfRound(league, 30, round, 'seed').map((fixture) => matchOffer(fixture, 'seed')),
  )
  const cardsOf = ({ timeline }: (typeof offers)[number]) => timeline.frames.at(-1)?.match.cards ?? []
  const offer = offers.find((one) => cardsOf(one).some(({ kind }) => kind !== 'yellow'))
  if (!offer) throw new Error('nobody was sent off in three rounds')
  const { from, to } = spanOf(offer)
  const view = viewOf(applyMessages(up, matchMessages(offer, from - 1, to)), offer.fixture.id, definitions)
  const sentOff = cardsOf(offer).filter(({ kind }) => kind !== 'yellow')
  const count = (side: string) => sentOff.filter(({ team }) => team === side).length
  expect(view?.redCards).toEqual({ home: count('home'), away: count('away') })
})

test('no outcome can be bet on that is decided already', () => {
  const offer = firstOffer(leagues[0] as League) // there are leagues
  offer.moments.forEach(({ kind, frame }, place) => {
    const match = offer.timeline.frames[frame]?.match
    if (kind === 'stop' || place % 5 > 0 || !match) return
    const lines = offer.linesUntil(place)
    for (const [key, market] of offer.offerAt(place)) {
      const line = lines.get(key)
      const grades = line?.market.grade(match, line.specifiers, offer.players) ?? {}
      for (const { id, active } of market.outcomes) if (active) expect(grades[id], `${key} ${id}`).toBeUndefined()
    }
  })
})

test.each(['bkjp1', 'rujp1', 'afus1', 'ihas1', 'mma1'])(
  'prices of %s are given while the last seconds of a part run',
  (code) => {
    const offer = firstOffer(leagues.find((one) => one.code === code) as League) // is in the list
    const ends = offer.timeline.frames.flatMap(({ second, match }, place) =>
      match.periods.at(-1)?.ended && offer.timeline.frames[place - 1]?.match.periods.at(-1)?.ended === false
        ? [second]
        : [],
    )
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends) {
      const isSaid = ({ second }: { second: number }) => second >= end - 8 && second < end
      expect(offer.moments.some(isSaid), `${end}`).toBe(true)
    }
  },
)

test('a table adds up, and goes on from day to day', () => {
  const [league] = leagues
  if (!league) throw new Error('no league')
  const world = simulator('seed')
  const { from, to } = seasonSpan(league, seasonAt(league, noon))
  const played = (at: number) => world.tableAt(league, at).reduce((sum, row) => sum + row.played, 0)
  const days = [from, from + 3 * 86_400_000, from + 12 * 86_400_000, to - 1].map(played)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect([days[0], days[3]]).toEqual([0, 18 * 34])
  for (const row of world.tableAt(league, to - 1)) {
    expect(row.won + row.drawn + row.lost).toBe(row.played)
    expect(row.points).toBe(3 * row.won + row.drawn)
  }
})

test('an outright is priced round by round and settled by the table, with one winner and three in the first three', () => {
  const league = leagues.find(({ code }) => code === 'sua1') as League // is in the list
  const number = 81
  const asked = outrightOfSeason(league, number, 'seed')
  const { from, to } = seasonSpan(league, number)
  const messages = outrightMessages(asked, from - 1, to)
  const book = applyMessages(up, messages)
  const view = viewOf(book, outrightId(league, number), definitions)
  const winners = (market: number) =>
    view?.lines
      .filter((line) => line.market === market)
      .flatMap(({ outcomes }) => outcomes.filter(({ result }) => result === 'won')) ?? []
  const share = (market: number) => winners(market).reduce((sum, { deadHeat }) => sum + Number(deadHeat ?? 1), 0)
  expect([share(1110), share(1091)]).toEqual([expect.closeTo(1), expect.closeTo(3)])
  expect(view?.lines.every(({ status }) => status === 'settled')).toBe(true)
  const chances = messages
    .flatMap((message) => (message.type === 'oddsChange' ? message.markets : []))
    .filter(({ market }) => market === 1110)
  for (const { outcomes } of chances)
    expect(outcomes.reduce((sum, { probability }) => sum + (probability ?? 0), 0)).toBeCloseTo(1)
  const [leader] = asked.season.tableAt(to)
  expect(winners(1110).map(({ id }) => id)).toContain(`andon:competitor:sim-sua1-${leader?.entrant}`)
})

test('a season takes bets only while nothing of it is played, and is settled when its last match ends', () => {
  let open = 0
  for (const code of ['sua1', 'fbjp3', 'bbjp1']) {
    const league = leagues.find((one) => one.code === code) as League // is in the list
    const outright = outrightOfSeason(league, 81, 'seed')
    const id = outrightId(league, 81)
    const { from, to } = seasonSpan(league, 81)
    const results = outright.season.resultsAt(Number.POSITIVE_INFINITY)
    const ends = Math.max(...results.map(({ endsAt }) => endsAt))
    const isPlayed = (at: number) => results.some(({ fixture, endsAt }) => fixture.startsAt <= at && endsAt > at)
    let book = applyMessages(up, outrightMessages(outright, from - 1, from))
    const step = (to - from) / 400
    for (let at = from; at + step <= to; at += step) {
      book = applyMessages(book, outrightMessages(outright, at, at + step))
      const lines = viewOf(book, id, definitions)?.lines ?? []
      const active = lines.filter(({ status }) => status === 'active').length
      if (isPlayed(at + step)) expect(active, `${code} ${at}`).toBe(0)
      if (at + step >= ends) expect(lines.every(({ status }) => status === 'settled')).toBe(true)
      open += active
      const again = viewOf(applyMessages(up, outrightSnapshot(outright, at + step)), id, definitions)?.lines ?? []
      expect(again.map(({ status }) => status)).toEqual(lines.map(({ status }) => status))
    }
  }
  expect(open).toBeGreaterThan(500)
})

test('a feed of the simulator recovers both producers, goes on at its speed, and says after a restart what it would have said', async () => {
  const clock = { now: noon }
  const steps: (() => void)[] = []
  const follow = async () => {
    const pacing = {
      now: () => clock.now,
      every: (ms: number, run: () => void) => {
        expect(ms).toBeLessThanOrEqual(100) // so long a goal waits here, and is to be on pages within 250 ms
        steps.push(run)
        return () => {}
      },
      speed: 3,
      since: noon - 1000,
    }
    const feed = runFeed({
      adapter: simulatorAdapter(world, pacing),
      definitions,
      now: () => clock.now,
      remembered: nothingRemembered,
      forgetAfterMs: 72 * 3_600_000,
      onChanges: () => {},
      onTrouble: (trouble) => {
        throw trouble
      },
    })
    await feed.start()
    return feed
  }
  const quick = leagues.filter(({ code }) => ['ttm1', 'mma1', 'sua1', 'ihas1', 'tnm1'].includes(code))
  const world = simulator('seed', quick)
  const feed = await follow()
  const isUp = () => [1, 3].every((producer) => feed.book().producers[producer]?.state === 'up')
  for (let second = 0; second < 20 || !isUp(); second++) {
    clock.now += 1000
    for (const step of steps) step()
    feed.tick()
    await new Promise((next) => setImmediate(next))
  }
  const silent = advance(feed.book(), clock.now + 20_000, definitions).book
  expect(Object.values(silent.producers).map(({ state }) => state)).toEqual(['silent', 'silent'])
  const simulated = noon - 1000 + (clock.now - noon + 1000) * 3
  for (const messages of simulator('seed', quick).snapshot(1, { at: simulated, after: null, requestId: 0 })) {
    const [first] = messages
    if (!first || !('event' in first)) continue
    const own = viewOf(feed.book(), first.event, definitions)
    const other = viewOf(applyMessages(up, messages), first.event, definitions)
    expect(own && stateHash([own])).toBe(other && stateHash([other]))
  }
  await feed.stop()
})

test('an event of leagues from before is gone, one of another feed is not for the simulator to judge', () => {
  const { isGone } = simulator('seed')
  const [league] = leagues
  const [fixture] = league ? fixturesOfRound(league, 30, 2, 'seed') : []
  expect(fixture && isGone(fixture.id)).toBe(false)
  expect(isGone(outrightId(league as League, 30))).toBe(false)
  expect(isGone('andon:match:sim-fb1-35-3-1')).toBe(true)
  expect(isGone('andon:outright:sim-fb1-35')).toBe(true)
  expect(isGone('andon:match:m1-1042')).toBe(false)
})

test('a line of a season that was as good as decided once is closed for good, and no price of an outright is next to nothing', () => {
  const everClosed = ['sua1', 'fbmx2', 'bkeu1', 'vbm1'].flatMap((code) => {
    const league = leagues.find((one) => one.code === code) as League // is in the list
    const outright = outrightOfSeason(league, 81, 'seed')
    const { from, to } = seasonSpan(league, 81)
    const closed = new Set<string>()
    for (const message of outrightMessages(outright, from - 1, to - 1))
      for (const { market, specifiers, status, outcomes } of message.type === 'oddsChange' ? message.markets : []) {
        const key = `${market}|${specifiers}`
        if (closed.has(key)) expect(status).toBe('inactive')
        if (status === 'inactive' && message.at > from + (to - from) / 2) closed.add(key)
        const prices = outcomes.flatMap(({ price }) => price ?? [])
        if (status === 'inactive') expect(prices).toEqual([])
        else expect(prices.length).toBeGreaterThanOrEqual(2)
        for (const price of prices) expect(price).toBeGreaterThan(1010)
      }
    return [...closed]
  })
  expect(everClosed.length).toBeGreaterThan(0)
})
