import { momentsOfRound } from '@andon/contract/games/sheet'
import { languages } from '@andon/contract/languages'
import { add, compare, type Fraction, multiply, one, subtract, toNumber } from '@andon/money/fraction'
import { isLongForm } from '@andon/tests/long-form'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Figures, readFigures, volatilityOf } from '../engines/figures.ts'
import { kindOf, kinds } from '../engines/kinds.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import { verifyRound } from '../provably-fair/verify.ts'
import { commitmentTo } from '../rng/seed-stream.ts'
import { roundEventOf } from '../round-events.ts'
import { gameConfigOf } from './game-config.ts'
import { titles } from './index.ts'
import { publishedGames } from './published-games.ts'
import { rangeOf } from './stakes.ts'
import type { Title } from './title.ts'
import { faultsOf, isChanged, mathsOf, type PlayedRound, paidBy, playRound, serverSeed } from './title-kit.fixture.ts'

const roundEvent = roundEventOf(kinds)
const nonces = fc.nat({ max: 1_000_000 })
const isSlot = ({ current }: Title) => current.display.engine === 'slot'
const named = (some: readonly Title[]) => some.map((title) => [title.gameCode, title] as const)
const slots = named(titles.filter(isSlot))

describe.each(named(titles))('%s', (gameCode, title) => {
  const { figures, display } = title.current
  const kind = kindOf(display)
  const { stakes, defaultStake, table } = title.stakesIn.JPY
  const anyStake = fc.constantFrom(...(table ? table.chips : stakes))
  const config = gameConfigOf({ ...title, ...title.stakesIn.JPY }, { celebratesReturnOfStake: false })

  test('has a name in every language and a reading in kana', () => {
    for (const language of Object.keys(languages) as (keyof typeof languages)[]) // keys of that object
      expect(title.name[language].trim()).not.toBe('')
    expect(title.reading).toMatch(/^[\u3041-\u3096ー]+$/)
  })

  test('has ascending whole stakes, the default among them', () => {
    const offered = table ? table.chips : stakes
    expect(offered).toEqual([...new Set(offered)].sort((a, b) => a - b))
    expect(offered.every((stake) => Number.isSafeInteger(stake) && stake > 0)).toBe(true)
    expect(offered).toContain(defaultStake)
    expect(offered.filter((stake) => stake % kind.stakeUnitOf(display) !== 0)).toEqual([])
    expect(rangeOf(title.stakesIn.JPY)).not.toBeNull()
    if (table) expect(stakes).toEqual([])
  })

  test('has rules as its kind has them, and figures for each bet of a layout whose bets differ', () => {
    expect(v.parse(kind.rules, title.current.rules)).toEqual(title.current.rules)
    if (figures.bets) expect(Object.keys(figures.bets).sort()).toEqual(Object.keys(table?.bets ?? {}).sort())
    for (const { rtp } of Object.values(figures.bets ?? {})) expect(compare(rtp, figures.rtp)).toBeLessThanOrEqual(0)
  })

  test('shows the computed figures and no others', () => {
    const listed = publishedGames({ mostRoundWin: null }).find((game) => game.gameCode === gameCode)
    const multiple = toNumber(figures.topAward.multiple)
    const least = Math.min(toNumber(figures.rtp), ...Object.values(figures.rtpAtStake ?? {}).map(toNumber))
    expect(config).toMatchObject({ rtp: exact(figures.rtp), hitFrequency: exact(figures.hitFrequency) })
    expect(config.leastRtp.decimal).toBe(least)
    expect(config.maxWin.multiple).toBe(multiple)
    const { numerator, denominator } = figures.topAward.perRound
    const oneIn = BigInt(config.maxWin.oneIn)
    if (config.maxWin.rarer) expect(oneIn * numerator).toBeLessThan(denominator)
    else {
      expect(oneIn * numerator).toBeGreaterThanOrEqual(denominator)
      expect((oneIn - 1n) * numerator).toBeLessThan(denominator)
    }
    expect(config.tableHash).toBe(rulesHash(title.current))
    expect(listed).toMatchObject({
      rtp: Math.floor(least * 10_000 + 1e-9) / 100,
      hitFrequency: toNumber(figures.hitFrequency),
      maxWin: multiple,
      maxWinOf: 'round',
      maxWinOneIn: config.maxWin.oneIn,
      volatility: config.volatility,
    })
  })

  test('sums the events of each round to its win, in events that clients can read', () => {
    fc.assert(
      fc.property(nonces, anyStake, (nonce, listed) => {
        const { stake, events, win } = playRound(title, { nonce, stake: listed })
        expect(paidBy(title, events)).toBe(win)
        expect(win).toBeLessThanOrEqual(toNumber(figures.topAward.multiple) * stake)
        expect(events.at(-1)).toEqual({ type: 'roundEnd', amount: win })
        for (const event of events) expect(v.parse(roundEvent, event)).toEqual(event)
      }),
      { numRuns: 200 },
    )
  })

  test('repeats a round from its seeds, also in the browser', async () => {
    const { shared: _, ...ofOne } = title // where the result of a shared round comes from is another proof
    for (let nonce = 0; nonce < 40; nonce++) {
      const listed = stakes[nonce % stakes.length] ?? defaultStake
      const round = playRound(title, { nonce, stake: listed })
      expect(playRound(title, { nonce, stake: listed })).toEqual(round)
      const commitment = commitmentTo(serverSeed)
      const { rules } = title.current
      const verdict = await verifyRound(ofOne, {
        serverSeed,
        clientSeed: 'kit',
        commitment,
        rules,
        tableHash: rulesHash(title.current),
        round: {
          ...playedAs(round),
          // actions that the game does not offer are the server's
          ...(round.actions.some((action) => !title.current.offersAction(action)) && {
            finishedByRules: true as const,
          }),
          id: `rnd_${'0'.repeat(26)}`,
          startedAt: '2026-01-01T00:00:00Z',
          commitment,
          nonce,
          status: 'settled',
        },
      })
      expect(verdict).toMatchObject({ holds: true, played: true })
      expect(verdict.recomputed?.win).toBe(round.win)
    }
  })

  test('returns the stated share at each stake', () => {
    const { rtpAtStake } = figures
    if (rtpAtStake) {
      expect(Object.keys(rtpAtStake).sort()).toEqual(stakes.map(String).sort())
      expect(Object.values(rtpAtStake).every((rtp) => compare(rtp, figures.rtp) <= 0)).toBe(true)
      return
    }
    if (table) return // a layout is its own stake
    const [least = 0] = stakes
    fc.assert(
      fc.property(nonces, anyStake, (nonce, stake) => {
        const { win } = playRound(title, { nonce, stake })
        expect(win * least).toBe(playRound(title, { nonce, stake: least }).win * stake)
      }),
    )
  })

  test('says what all stakes return, where actions take further ones or a bet covers more than its stake', () => {
    const { ofAllStakes, rtp } = figures
    const covers = Object.values(figures.bets ?? {}).some(({ ofAmount }) => ofAmount !== undefined)
    expect(ofAllStakes !== undefined).toBe(covers || compare(title.current.mostStaked, one) > 0)
    if (!ofAllStakes) return
    const netOf = (returned: Fraction) => subtract(returned, one)
    expect(multiply(netOf(ofAllStakes.rtp), ofAllStakes.staked)).toEqual(netOf(rtp)) // the same net loss
  })

  test('has shares that sum and quantiles that rise', () => {
    expect(add(...Object.values(figures.returnByFeature))).toEqual(figures.rtp)
    expect(compare(figures.aboveStake, figures.hitFrequency)).toBeLessThanOrEqual(0)
    const multiples = figures.quantiles.map(({ multiple }) => toNumber(multiple))
    expect(multiples).toEqual([...multiples].sort((a, b) => a - b))
  })
})

describe.each(named(titles))('the maths of %s', (gameCode, title) => {
  test('belongs to the current rules', async () => {
    const { maths, figuresFile } = await mathsOf(gameCode)
    expect(rulesHash(maths)).toBe(rulesHash(title.current))
    expect(readFigures(JSON.parse(figuresFile))).toEqual<Figures>(title.current.figures)
    if (isSlot(title)) expect(title.volatility).toBe(volatilityOf(title.current.figures))
  })

  test('gives the distribution of a round that the sheet of the title states', async () => {
    const { round } = await mathsOf(gameCode)
    const { rtp, variance, hitFrequency } = title.current.figures
    const { mean, deviation } = momentsOfRound(round)
    expect(round.rulesHash).toBe(rulesHash(title.current))
    expect(mean).toBeCloseTo(toNumber(rtp), 4)
    expect(deviation ** 2 / toNumber(variance)).toBeCloseTo(1, 2)
    const lost = round.pays.reduce((sum, [multiple, share]) => sum + (multiple <= 0 ? share : 0), 0) // below 0: with further stakes
    expect(1 - lost).toBeCloseTo(toNumber(hitFrequency), 4)
  })

  test('has the figures of its counts, and is counted in full after a change of the title or an engine, in the long form always', {
    timeout: isLongForm ? 3_600_000 : 600_000,
  }, async () => {
    const files = await mathsOf(gameCode)
    const changed = isChanged(gameCode)
    const recount = isLongForm || (files.maths.countsFast && changed)
    const figures = isLongForm || !files.maths.figuresTakeMinutes
    expect(faultsOf(files, { recount, figures })).toEqual([])
  })
})

describe.each(slots)('the display of %s', (_gameCode, title) => {
  test('fits: known symbols, lines inside the window', () => {
    const { display } = title.current
    if (display.engine !== 'slot') throw new Error('a slot has the display of a slot')
    const known = display.symbols.map(({ id }) => id)
    expect(new Set(known).size).toBe(known.length)
    expect(display.restingGrid.map((column) => column.length)).toEqual(Array(display.reels).fill(display.rows))
    expect(display.restingGrid.flat().filter((symbol) => !known.includes(symbol))).toEqual([])
    expect(new Set(display.lines.map(String)).size).toBe(display.lines.length)
    for (const line of display.lines) {
      expect(line).toHaveLength(display.reels)
      expect(line.every((row) => row >= 0 && row < display.rows)).toBe(true)
    }
  })
})

function exact({ numerator, denominator }: Fraction) {
  return { numerator: `${numerator}`, denominator: `${denominator}` }
}

/** The fields of a round that a proof has. */
const playedAs = ({ stake, choice, actions, events, win }: PlayedRound) => ({
  stake,
  choice,
  win,
  actions: [...actions],
  events: [...events],
})
