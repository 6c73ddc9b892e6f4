import { type Figures, leastRtp } from '@andon/arcade/engines/figures'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { titles } from '@andon/arcade/titles/index'
import type { Title } from '@andon/arcade/titles/title'
import { languageCodes } from '@andon/contract/languages'
import { add, compare, type Fraction, fraction, subtract } from '@andon/money/fraction'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheetOf } from './sheet-of.ts'

/** As in `sheets.test.ts`: the server forbids drawings for its whole process. */
const drawings = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(drawings))
afterAll(() => sharp.block(drawings))

/** The figures in a text: multiples of the stake, percentages, and odds of one in so many. */
const patterns = {
  ja: { multiple: /([\d,.]+)倍/g, percent: /([\d,.]+)%/g, odds: /([\d,.]+)(?:回に1|分の1)/g },
  en: { multiple: /([\d,.]+)×/g, percent: /([\d,.]+)%/g, odds: /1 in ([\d,.]+)/g },
} as const
type Kind = keyof (typeof patterns)['en']

const figuresIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, figure = '']) => figure.replace(/[,.]$/, ''))

function valueShown(figure: string): { readonly value: Fraction; readonly step: Fraction } {
  const [whole = '', decimals = ''] = figure.replaceAll(',', '').split('.')
  const unit = 10n ** BigInt(decimals.length)
  return { value: fraction(BigInt(whole + decimals), unit), step: fraction(1n, unit) }
}

/** The figure is the exact one at the precision shown, rounded down, or up where it is one in so many. */
const isExact = (figure: string, exact: Fraction, round: 'down' | 'up') => {
  const { value, step } = valueShown(figure)
  const [less, more] = round === 'down' ? [value, exact] : [exact, value]
  return compare(less, more) <= 0 && compare(subtract(more, less), step) < 0
}

const inverse = ({ numerator, denominator }: Fraction) => fraction(denominator, numerator === 0n ? 1n : numerator)
const percent = ({ numerator, denominator }: Fraction) => fraction(numerator * 100n, denominator)

/** Every number of a game's rules, which are whole or have few decimals. */
function numbersOf(value: unknown): readonly Fraction[] {
  if (typeof value === 'number') return [fraction(BigInt(Math.round(value * 1000)), 1000n)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** Of the stake, where an amount covers more than it. */
const ofStake = (covers = 1, returns: Fraction) =>
  add(fraction(1n - BigInt(covers)), fraction(returns.numerator * BigInt(covers), returns.denominator))

/** What the bets of a table return. */
const paysOf = ({ display }: Title['current']): readonly Fraction[] =>
  display.engine === 'table'
    ? display.spots.flatMap(({ covers, pays }) =>
        pays.map(({ returns }) => ofStake(covers, fraction(BigInt(returns.numerator), BigInt(returns.denominator)))),
      )
    : []

/** Exact shares and multiples among what a game's client is told, such as what insurance returns. */
function exactIn(value: unknown): readonly Fraction[] {
  if (typeof value !== 'object' || value === null) return []
  const { numerator, denominator } = value as { numerator?: unknown; denominator?: unknown } // any object may lack them
  if (typeof numerator === 'string' && typeof denominator === 'string')
    return [fraction(BigInt(numerator), BigInt(denominator))]
  return Object.values(value).flatMap(exactIn)
}

/** Of a crash game: multiples that are told in hundredths, the start among them, and the share of rounds that end at once. */
function crashFigures({ display, figures }: Title['current']): Record<'multiple' | 'percent', readonly Fraction[]> {
  if (display.engine !== 'crash') return { multiple: [], percent: [] }
  const { leastAutoHundredths, mostHundredths, presetAuto } = display
  return {
    multiple: [100, leastAutoHundredths, mostHundredths, presetAuto].map((hundredths) => fraction(hundredths, 100)),
    percent: [subtract(fraction(1n), figures.rtp)],
  }
}

/** What a text may show of a title, from its exact figures and its rules. */
function exactFigures({ current }: Title, rules: unknown): Record<Kind, readonly Fraction[]> {
  const figures: Figures = current.figures
  const features = Object.values(figures.returnByFeature)
  const prizes = Object.entries(figures.returnByFeature).filter(([name]) => ['mini', 'major', 'grand'].includes(name))
  const told = current.display.engine === 'cards' ? exactIn(current.display) : []
  const ofCrash = crashFigures(current)
  const ofPrizes = prizes.reduce((sum, [, share]) => add(sum, share), fraction(0n, 1n))
  return {
    multiple: [...[...numbersOf(rules), ...paysOf(current), ...told, ...ofCrash.multiple], figures.topAward.multiple],
    percent: [
      ...[leastRtp(figures), figures.rtp, ...features, ofPrizes, subtract(figures.rtp, ofPrizes)],
      ...Object.values(figures.bets ?? {}).flatMap(({ rtp, ofAmount }) => [rtp, ofAmount ?? rtp]),
      ...[...told, ...ofCrash.percent],
      ...(current.display.engine === 'table' ? numbersOf(current.display.terms) : []),
    ].map(percent),
    odds: [...Object.values(figures.featuresPerRound).map(inverse), ...numbersOf(rules)],
  }
}

describe.each(titles.map((title) => [title.gameCode, title] as const))('the rules of %s', (gameCode, title) => {
  const config = gameConfigOf({ ...title, ...title.stakesIn.JPY }, { celebratesReturnOfStake: false })

  test('show each figure as it is at its precision, never greater, and odds never better, in every language', async () => {
    const exact = exactFigures(title, config)
    const { rules } = await sheetOf(gameCode)
    for (const language of languageCodes)
      for (const kind of ['multiple', 'percent', 'odds'] as const)
        for (const figure of figuresIn(rules[language].join('\n'), patterns[language][kind])) {
          const round = kind === 'odds' ? 'up' : 'down'
          expect(
            exact[kind].some((one) => isExact(figure, one, round)),
            `${language}: ${kind} ${figure}`,
          ).toBe(true)
        }
  })

  test('say what decides the figures where the words could be read in two ways', async () => {
    if (config.engine !== 'slot') return
    const { rules } = await sheetOf(gameCode)
    const said = { ja: rules.ja.join('\n'), en: rules.en.join('\n') }
    const fillsReels = config.stickyWilds || config.wildsExpand || config.expandingSymbols !== undefined
    const expected: readonly (readonly [applies: boolean, ja: RegExp, en: RegExp])[] = [
      [fillsReels === true, /配当の判定前に/, /before wins are paid/],
      [
        config.stickyWilds === true,
        /最初のスピンでもリスピンでも、.*埋まってから/,
        /every respin pay their lines, each after its windows have filled/,
      ],
      [mayPassMost(config), /超える分は追加されません/, /an award that would pass that is cut to what is left/],
      [config.tumble !== undefined, /リール上で続いている絵柄/, /the next ones on each reel/],
    ]
    for (const [applies, ja, en] of expected) {
      expect(ja.test(said.ja), String(ja)).toBe(applies)
      expect(en.test(said.en), String(en)).toBe(applies)
    }
  })
})

/** Whether some awards of free spins add up to more than a round may have, without first adding up to exactly that. */
function mayPassMost({ scatter, tumble, mostFreeSpins = tumble?.mostFreeSpins ?? 0 }: SlotConfig): boolean {
  const awards = Object.values(scatter)
    .map(({ freeSpins }) => freeSpins)
    .filter((spins) => spins > 0)
  const passes = (spins: number): boolean =>
    awards.some(
      (award) =>
        (spins < mostFreeSpins && spins + award > mostFreeSpins) ||
        (spins + award < mostFreeSpins && passes(spins + award)),
    )
  return mostFreeSpins > 0 && passes(0)
}
