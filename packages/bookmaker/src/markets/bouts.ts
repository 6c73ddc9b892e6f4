import type { Sport } from '../model/sports.ts'
import { define } from './define.ts'
import * as line from './lines.ts'
import type { MarketDefinition, Piece } from './market.ts'
import { winMethods } from './match.ts'
import { outcomeNames } from './outcome-names.ts'
import { piece, winsIn } from './piece.ts'
import { codes } from './sorts.ts'

/** Ids from 90,001 on are ours: the feed has no such market. */
const mma: readonly Sport[] = ['mma']
const code = (method: (typeof winMethods)[number]) => winMethods.indexOf(method) + 1

/** How each method of MMA is listed; a disqualification counts as a knockout. */
const ways = [
  {
    id: 'ko',
    ja: 'KO／TKO',
    en: 'KO / TKO',
    method: { ja: 'KO／TKO', en: 'KO / TKO' },
    codes: [code('knockout'), code('disqualification')],
  },
  {
    id: 'submission',
    ja: '一本',
    en: 'submission',
    method: { ja: '一本', en: 'Submission' },
    codes: [code('submission')],
  },
  {
    id: 'points',
    ja: '判定',
    en: 'decision',
    method: { ja: '判定', en: 'Decision' },
    codes: [code('points'), code('regular')],
  },
] as const

const width = winMethods.length + 1
const sides = [
  { id: 'home', name: outcomeNames.home, factor: width },
  { id: 'away', name: outcomeNames.away, factor: 1 },
] as const

/** `andon:mma`: winner and method, or a draw. */
function winningMethod(): Piece {
  return piece('method', codes(winMethods.length), [
    ...sides.flatMap((side) =>
      ways.map((way) =>
        winsIn(
          `andon:mma:${side.id}:${way.id}`,
          { ja: `${side.name.ja} ${way.ja}`, en: `${side.name.en} by ${way.en}` },
          way.codes.map((n) => n * side.factor),
        ),
      ),
    ),
    winsIn('andon:mma:draw', outcomeNames.draw, [0]),
  ])
}

function goesTheDistance(): Piece {
  const points = [code('points'), code('regular')]
  const yes = [0, ...points, ...points.map((n) => n * width)]
  const all = Array.from({ length: width * width }, (_, index) => index)
  const no = all.filter((index) => !yes.includes(index))
  return piece('method', codes(winMethods.length), [
    winsIn('74', outcomeNames.yes, yes),
    winsIn('76', outcomeNames.no, no),
  ])
}

/** How the bout ends, for either winner. */
function methodOfVictory(): Piece {
  return piece('method', codes(winMethods.length), [
    ...ways.map((way) =>
      winsIn(
        `andon:method:${way.id}`,
        way.method,
        way.codes.flatMap((n) => [n, n * width]),
      ),
    ),
    winsIn('andon:method:draw', outcomeNames.draw, [0]),
  ])
}

/** A win that the judges do not decide. */
function insideTheDistance(factor: number): Piece {
  const early = ways.filter(({ id }) => id !== 'points').flatMap((way) => way.codes.map((n) => n * factor))
  const all = Array.from({ length: width * width }, (_, index) => index)
  const late = all.filter((index) => !early.includes(index))
  return piece('method', codes(winMethods.length), line.yesNo(early, late))
}

/** `andon:rounds:3`: who wins in which round, up to the named number; a decision falls in the last round. */
function winnerAndRound(variant: string | undefined): Piece | null {
  const rounds = Number(/^andon:rounds:([35])$/.exec(variant ?? '')?.[1])
  if (Number.isNaN(rounds)) return null
  const top = rounds
  const choices = sides.flatMap((side) =>
    Array.from({ length: rounds }, (_, index) => {
      const round = index + 1
      const name = { ja: `${side.name.ja} ${round}ラウンド`, en: `${side.name.en} in round ${round}` }
      return winsIn(`${variant}:${side.id}:${round}`, name, [round * (side.id === 'home' ? top + 1 : 1)])
    }),
  )
  return piece('ended', codes(top), [...choices, winsIn(`${variant}:draw`, outcomeNames.draw, [0])])
}

export const boutMarkets: readonly MarketDefinition[] = [
  define({
    id: 910,
    sports: mma,
    name: { ja: '勝者と決着方法', en: 'Winning method' },
    groups: ['all'],
    specifiers: ['variant'],
    build: ({ variant }) => (variant === 'andon:mma' ? [winningMethod()] : null),
  }),
  define({
    id: 911,
    sports: mma,
    name: { ja: '判定決着になる', en: 'Will the fight go the distance' },
    groups: ['all'],
    build: () => [goesTheDistance()],
  }),
  define({
    id: 912,
    sports: mma,
    name: { ja: '勝者と決着ラウンド', en: 'Winner & exact round' },
    groups: ['all'],
    specifiers: ['variant'],
    build: ({ variant }) => {
      const made = winnerAndRound(variant)
      return made === null ? null : [made]
    },
  }),
  define({
    id: 90_001,
    sports: mma,
    name: { ja: '合計ラウンド数', en: 'Total rounds' },
    groups: ['all'],
    specifiers: ['total'],
    build: line.total('rounds'),
  }),
  define({
    id: 90_002,
    sports: mma,
    name: { ja: '決着方法', en: 'Method of victory' },
    groups: ['all'],
    build: () => [methodOfVictory()],
  }),
  define({
    id: 90_003,
    sports: mma,
    name: { ja: '{$competitor1}が判定前に勝利', en: '{$competitor1} to win inside the distance' },
    groups: ['all'],
    build: () => [insideTheDistance(width)],
  }),
  define({
    id: 90_004,
    sports: mma,
    name: { ja: '{$competitor2}が判定前に勝利', en: '{$competitor2} to win inside the distance' },
    groups: ['all'],
    build: () => [insideTheDistance(1)],
  }),
]
