import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { newMatch } from '../../../markets/new-match.ts'
import { eventSchema } from '../../../model/hierarchy.ts'
import { viewOf } from '../../book.ts'
import { ourDefinitions as definitions } from '../../definitions.ts'
import { type Message, messageSchema } from '../../messages.ts'
import { stateHash } from '../../state-hash.ts'
import { applyMessages, up } from '../apply-messages.fixture.ts'
import { type Fixture, fixturesOfRound, roundsBetween } from '../calendar.ts'
import { describeSimulated } from '../describe-event.ts'
import { leagues } from '../leagues.ts'
import { play } from '../play.ts'
import { totalOf } from '../plays/recorder.ts'
import { competitorId } from '../season/season.ts'
import { simulator } from '../simulator.ts'
import { endOf } from '../timeline.ts'
import { specialMessages, specialSnapshot } from './round-special-messages.ts'
import { type RoundSpecial, specialOf, specialOfRound } from './round-specials.ts'

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 23, 3)
const seed = 'seed'

/** The specials of some days, with the matches that they are about. */
const specialsIn = (count: number) =>
  roundsBetween(noon, noon + count * 24 * hour, seed).flatMap((fixtures) => {
    const special = specialOfRound(fixtures, seed)
    return special ? [{ special, fixtures }] : []
  })
const days = specialsIn(14)
const hoursPutOff = ({ plannedAt, startsAt }: Fixture) => (startsAt - plannedAt) / hour
const isFair = (fixtures: readonly Fixture[]) =>
  fixtures.every((fixture) => hoursPutOff(fixture) === 0 && fixture.brokenOffAfter === null)
const confirmedAt = (fixture: Fixture) => fixture.startsAt + endOf(play(fixture, seed)) * 1000 + 300_000
const viewAt = (special: RoundSpecial, at: number) => {
  const book = applyMessages(up, specialMessages(special, special.opensAt - 1, at))
  return viewOf(book, special.id, definitions)
}

test('at any hour of ten days some specials of several sports take bets, and no more than 24', () => {
  for (let at = noon; at < noon + 240 * hour; at += hour) {
    const open = days.filter(({ special }) => special.opensAt <= at && at < special.closesAt)
    const time = new Date(at).toISOString()
    expect(open.length, time).toBeGreaterThanOrEqual(5)
    expect(open.length, time).toBeLessThanOrEqual(24)
    expect(new Set(open.map(({ special }) => special.league.sport)).size, time).toBeGreaterThanOrEqual(2)
    expect(new Set(open.map(({ special }) => special.question)).size, time).toBe(2)
  }
})

test('an id leads to its special, which is named in both languages; of what is never asked there is none', () => {
  for (const { special } of days.slice(0, 60)) {
    expect(specialOf(special.id, seed)).toMatchObject({ id: special.id, name: special.name })
    const words = describeSimulated(seed)(special.id)
    parse(eventSchema, words?.event)
    expect(words).toMatchObject({
      event: { kind: 'special', startsAt: special.closesAt },
      decidedBy: [`andon:tournament:sim-${special.league.code}`],
    })
    expect(words?.outcomes?.map(({ id }) => id)).toEqual(special.outcomes().map(({ id }) => id))
    const other = special.id.replace(/total|most/, (asked) => (asked === 'most' ? 'total' : 'most'))
    expect(specialOf(other as typeof special.id, seed)).toBeNull() // the same form
  }
  const { isGone } = simulator(seed)
  expect([days[0]?.special.id ?? 'andon:match:none', 'andon:outright:sim-xx1-1-1-total' as const].map(isGone)).toEqual([
    false,
    true,
  ])
  const names = ['fbjp3', 'bbjp1'].flatMap((code) => {
    const found = days.find(({ special }) => special.league.code === code && special.question === 'total')
    return found ? [found.special.name, found.special.outcomes()[1]?.name] : []
  })
  expect(names).toEqual([
    {
      ja: expect.stringMatching(/^東雲リーグ1部 第\d+節 全試合の合計ゴール数$/),
      en: expect.stringMatching(/^Shinonome League Division 1, round \d+: total goals$/),
    },
    { ja: expect.stringMatching(/^\d+〜\d+ゴール$/), en: expect.stringMatching(/^\d+–\d+$/) },
    {
      ja: expect.stringMatching(/^暁リーグ \d+月\d+日 全試合の合計得点$/),
      en: expect.stringMatching(/^Akatsuki League, \d+ \w+: total runs$/),
    },
    { ja: expect.stringMatching(/^\d+〜\d+点$/), en: expect.stringMatching(/^\d+–\d+$/) },
  ])
})

test('chances sum to 1, no band is unlikely, and neither a bet nor all outcomes together gain at the prices', () => {
  for (const { special } of days) {
    const outcomes = special.outcomes()
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4)
    if (special.question === 'total') {
      expect(outcomes.length).toBeGreaterThanOrEqual(4)
      expect(outcomes.length).toBeLessThanOrEqual(7)
      for (const { chance } of outcomes) expect(chance, special.id).toBeGreaterThanOrEqual(0.08)
    }
    const offered = specialMessages(special, special.opensAt - 1, special.opensAt).flatMap((message) =>
      message.type === 'oddsChange' ? message.markets.flatMap((market) => market.outcomes) : [],
    )
    expect(offered.length).toBe(outcomes.length)
    const prices = offered.map(({ price }) => (price ?? 0) / 1000)
    offered.forEach(({ id, probability }, place) => {
      expect((probability ?? 0) * (prices[place] ?? 0), `${special.id} ${id}`).toBeLessThan(1)
    })
    // stakes that return the same whichever outcome wins, alone or shared, cost more than that
    expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeGreaterThan(1.05)
  }
})

test('outcomes win as often as their chances say, sport by sport', () => {
  for (const [sport, question] of ['football', 'baseball', 'iceHockey'].flatMap((one) => [
    [one, 'total'] as const,
    [one, 'most'] as const,
  ])) {
    let [surprise, variance, rounds] = [0, 0, 0]
    for (const league of leagues.filter((one) => one.sport === sport))
      for (let round = 0; round < (sport === 'football' ? 12 : 40); round++) {
        const fixtures = fixturesOfRound(league, 30 + Math.floor(round / 8), round % 8, seed)
        const special = specialOfRound(fixtures, seed)
        const placings = special?.question === question && isFair(fixtures) ? special.end().placings : null
        if (!special || !placings) continue
        rounds++
        // bands count by their order, from few to many; sides by their chances
        const outcomes = special.outcomes().map(({ id, chance }, place) => ({
          id,
          chance,
          value: question === 'total' ? place : chance,
        }))
        const mean = outcomes.reduce((sum, { chance, value }) => sum + chance * value, 0)
        variance += outcomes.reduce((sum, { chance, value }) => sum + chance * (value - mean) ** 2, 0)
        for (const { id, value } of outcomes) {
          const placing = placings.get(id)
          if (placing?.result === 'won') surprise += value / (placing.deadHeat?.tied ?? 1)
        }
        surprise -= mean
      }
    expect(rounds, `${sport} ${question}`).toBeGreaterThan(30)
    expect(Math.abs(surprise) / Math.sqrt(variance), `${sport} ${question} in ${rounds} rounds`).toBeLessThan(3)
  }
})

test('a special closes with the first match, and ends with exactly what the matches came to once the last is confirmed', () => {
  let heats = 0
  for (const { special, fixtures } of days.filter((one) => isFair(one.fixtures))) {
    const scores = fixtures.map((fixture) =>
      totalOf(play(fixture, seed).frames.at(-1)?.match ?? newMatch(fixture.league.sport)),
    )
    const end = Math.max(...fixtures.map(confirmedAt))
    expect(special.closesAt).toBe(Math.min(...fixtures.map(({ startsAt }) => startsAt)))
    const lineAt = (at: number) => viewAt(special, at)?.lines[0]
    expect([special.closesAt - 1, special.closesAt, end - 1].map((at) => lineAt(at)?.status)).toEqual([
      ...['active', 'suspended', 'suspended'],
    ])
    const view = viewAt(special, end)
    expect(view).toMatchObject({ status: 'closed', lines: [{ status: 'settled' }] })
    const winners = view?.lines[0]?.outcomes.filter(({ result }) => result === 'won') ?? []
    expect(view?.lines[0]?.outcomes.every(({ result }) => result === 'won' || result === 'lost')).toBe(true)
    if (special.question === 'total') {
      const total = scores.reduce((sum, { home, away }) => sum + home + away, 0)
      expect(winners.length).toBe(1)
      const [from = 0, to = Infinity] = (winners[0]?.id ?? '').split('-').map((text) => Number(text) || undefined)
      expect(total >= from && total <= to, `${special.id} ${total} ${winners[0]?.id}`).toBe(true)
    } else {
      const best = Math.max(...scores.flatMap(({ home, away }) => [home, away]))
      const sides = fixtures.flatMap(({ league, home, away }, match) => [
        ...(scores[match]?.home === best ? [competitorId(league, home)] : []),
        ...(scores[match]?.away === best ? [competitorId(league, away)] : []),
      ])
      expect(winners.map(({ id }) => id).sort()).toEqual(sides.toSorted())
      if (sides.length > 1) heats++
      const share = winners.reduce((sum, { deadHeat }) => sum + Number(deadHeat ?? 1), 0)
      expect(share).toBeCloseTo(1, 9)
    }
  }
  expect(heats).toBeGreaterThan(3)
})

const rounds = [
  ['all as planned', isFair],
  ['one put off to the next day', (all: readonly Fixture[]) => all.some((one) => hoursPutOff(one) === 20)],
  ['one put off by three days', (all: readonly Fixture[]) => all.some((one) => hoursPutOff(one) === 68)],
  ['one broken off', (all: readonly Fixture[]) => all.some(({ brokenOffAfter }) => brokenOffAfter !== null)],
] as const
test.each(rounds)('a round with %s is told the same in any pieces, and by a recovery at any time', (_, isAskedFor) => {
  const found = specialsIn(120).find(({ fixtures }) => isAskedFor(fixtures))
  if (!found) throw new Error('no such round')
  const { special, fixtures } = found
  const { opensAt, closesAt } = special
  const last = Math.max(...fixtures.map(confirmedAt))
  const all = specialMessages(special, opensAt - 1, last)
  for (const message of all) parse(messageSchema, message)
  const pieces: Message[] = []
  for (let at = opensAt - 1; at < last; at += hour / 3) pieces.push(...specialMessages(special, at, at + hour / 3))
  expect(pieces).toEqual(all)
  const end = special.end().at
  for (const at of [opensAt, closesAt - 1, closesAt, end - 1, end, end + hour]) {
    const recovered = viewOf(
      applyMessages(up, specialSnapshot(special, { at, since: opensAt })),
      special.id,
      definitions,
    )
    const seen = viewAt(special, at)
    // who has not heard the beginning knows how it ended, though not at which prices it had been offered
    if (at < end) expect(recovered && stateHash([recovered]), `${at}`).toBe(seen && stateHash([seen]))
    else expect([recovered?.status, recovered?.lines[0]?.status]).toEqual([seen?.status, seen?.lines[0]?.status])
  }
})

test('a round with a match put off to the next day waits for it', () => {
  const found = specialsIn(120).find(({ fixtures }) => fixtures.some((one) => hoursPutOff(one) === 20))
  const late = found?.fixtures.find((one) => hoursPutOff(one) === 20)
  if (!found || !late) throw new Error('no such round')
  expect(found.special.end().at).toBeGreaterThanOrEqual(confirmedAt(late))
  expect(viewAt(found.special, confirmedAt(late) - 1)?.lines[0]?.status).toBe('suspended')
})

test('a special is void as soon as a match is put off by three days, or was broken off', () => {
  const far = specialsIn(120).find(({ fixtures }) => fixtures.some((one) => hoursPutOff(one) === 68))
  const off = specialsIn(120).find(({ fixtures }) => fixtures.some(({ brokenOffAfter }) => brokenOffAfter !== null))
  const postponed = far?.fixtures.find((one) => hoursPutOff(one) === 68)
  const broken = off?.fixtures.find(({ brokenOffAfter }) => brokenOffAfter !== null)
  if (!far || !off || !postponed || !broken) throw new Error('no such rounds')
  for (const [{ special }, at] of [
    [far, postponed.plannedAt - 1.5 * hour],
    [off, confirmedAt(broken)],
  ] as const) {
    expect(special.end()).toEqual({ at, placings: null })
    expect(viewAt(special, at - 1)?.lines[0]?.status).not.toBe('cancelled')
    expect(viewAt(special, at)).toMatchObject({ status: 'cancelled', lines: [{ status: 'cancelled' }] })
  }
})

test('the feed tells specials beside its matches, and a recovery has each one that is open or closed since', () => {
  const world = simulator(
    seed,
    leagues.filter(({ code }) => code === 'ihas1'),
    { races: false },
  )
  const isSpecial = (message: Message) => 'event' in message && /-(total|most)$/.test(message.event)
  const book = applyMessages(up, world.messagesBetween(noon - 30 * hour, noon).filter(isSpecial))
  const ours = days.filter(
    ({ special }) => special.league.code === 'ihas1' && special.opensAt <= noon && special.end().at > noon,
  )
  expect(ours.length).toBeGreaterThan(0)
  const answers = [...world.snapshot(3, { at: noon, after: noon - 48 * hour, requestId: 7 })].flat().filter(isSpecial)
  expect(answers.every((message) => 'requestId' in message && message.requestId === 7)).toBe(true)
  const recovered = applyMessages(up, answers)
  for (const { special } of ours) {
    const [one, other] = [book, recovered].map((of) => viewOf(of, special.id, definitions))
    expect(one && stateHash([one])).toBe(other && stateHash([other]))
  }
})
