import type { LegResult } from '../model/leg-result.ts'
import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'
import { readHalf, readQuarters, readScore } from './define.ts'
import type { Outcome, Piece } from './market.ts'
import { both, either, outcomeNames, same } from './outcome-names.ts'
import { type Choice, piece, pieceOfTwo, winsIn } from './piece.ts'
import type { Scope } from './scope.ts'
import { ahead, asianHandicap, exactCount, exactScore, margins, overUnder, parity, toNil, whoScored } from './sorts.ts'

/** Where a line counts: one scope for all lines, or read from the specifiers (null: they do not fit). */
export type Where = Scope | ((specifiers: Specifiers) => Scope | null)
export type Build = (specifiers: Specifiers) => readonly Piece[] | null

function at(where: Where, make: (scope: Scope, specifiers: Specifiers) => Piece | null): Build {
  return (specifiers) => {
    const scope = typeof where === 'string' ? where : where(specifiers)
    const made = scope === null ? null : make(scope, specifiers)
    return made === null ? null : [made]
  }
}

const fiveSteps: readonly LegResult[] = ['won', 'halfWon', 'void', 'halfLost', 'lost']

/** Results by case of a five-step sort; `down`: the outcome of the other side. */
function steps(id: string, name: Names, direction: 'up' | 'down'): Choice {
  return { id, name, in: (index) => fiveSteps[direction === 'up' ? index : 4 - index] ?? 'void' }
}

export const threeWay = (where: Where): Build => at(where, (scope) => piece(scope, ahead(), threeWayChoices))
const threeWayChoices = [
  winsIn('1', outcomeNames.home, [0]),
  winsIn('2', outcomeNames.draw, [1]),
  winsIn('3', outcomeNames.away, [2]),
]

export const doubleChance = (where: Where): Build =>
  at(where, (scope) =>
    piece(scope, ahead(), [
      winsIn('9', either(outcomeNames.home, outcomeNames.draw), [0, 1]),
      winsIn('10', either(outcomeNames.home, outcomeNames.away), [0, 2]),
      winsIn('11', either(outcomeNames.draw, outcomeNames.away), [1, 2]),
    ]),
  )

/** Home or away; a level score returns the stakes. Also the winner of what cannot end level. */
export const twoWay = (where: Where): Build =>
  at(where, (scope) =>
    piece(scope, ahead(), [
      { id: '4', name: outcomeNames.home, in: (index) => (index === 1 ? 'void' : index === 0 ? 'won' : 'lost') },
      { id: '5', name: outcomeNames.away, in: (index) => (index === 1 ? 'void' : index === 2 ? 'won' : 'lost') },
    ]),
  )

export const handicap = (where: Where): Build =>
  at(where, (scope, specifiers) => {
    const hcp = readQuarters(specifiers.hcp)
    if (hcp === null) return null
    return piece(scope, asianHandicap(hcp), [
      steps('1714', { ja: '{$competitor1}（{+hcp}）', en: '{$competitor1} ({+hcp})' }, 'up'),
      steps('1715', { ja: '{$competitor2}（{-hcp}）', en: '{$competitor2} ({-hcp})' }, 'down'),
    ])
  })

/** The handicap is a score the match begins with, as 0:1. */
export const europeanHandicap = (where: Where): Build =>
  at(where, (scope, specifiers) => {
    const start = readScore(specifiers.hcp)
    if (start === null) return null
    return piece(scope, ahead(start[0] - start[1]), [
      winsIn('1711', { ja: '{$competitor1}（{hcp}）', en: '{$competitor1} ({hcp})' }, [0]),
      winsIn('1712', { ja: '引き分け（{hcp}）', en: 'Draw ({hcp})' }, [1]),
      winsIn('1713', { ja: '{$competitor2}（{hcp}）', en: '{$competitor2} ({hcp})' }, [2]),
    ])
  })

/** Who wins the rest of the match, counted from the score in the specifier. */
export const restOfMatch = (where: Where): Build =>
  at(where, (scope, specifiers) => {
    const score = readScore(specifiers.score)
    return score === null ? null : piece(scope, ahead(score[1] - score[0]), threeWayChoices)
  })

export const total = (where: Where, count: 'both' | 'home' | 'away' = 'both'): Build =>
  at(where, (scope, specifiers) => {
    const line = readQuarters(specifiers.total)
    if (line === null || line <= 0) return null
    return piece(scope, overUnder(line, count), overUnderChoices)
  })

/** Over and under, by the cases of `overUnder`. */
export const overUnderChoices: readonly Choice[] = [
  steps('12', outcomeNames.over, 'down'),
  steps('13', outcomeNames.under, 'up'),
]

export const oddEven = (where: Where, count: 'both' | 'home' | 'away' = 'both'): Build =>
  at(where, (scope) =>
    piece(scope, parity(count), [winsIn('70', outcomeNames.odd, [1]), winsIn('72', outcomeNames.even, [0])]),
  )

export const yesNo = (yes: readonly number[], no: readonly number[]): Choice[] => [
  winsIn('74', outcomeNames.yes, yes),
  winsIn('76', outcomeNames.no, no),
]

export const bothToScore = (where: Where): Build =>
  at(where, (scope) => piece(scope, whoScored(), yesNo([3], [0, 1, 2])))

export const cleanSheet = (where: Where, side: 'home' | 'away'): Build =>
  at(where, (scope) => piece(scope, exactCount(1, side === 'home' ? 'away' : 'home'), yesNo([0], [1])))

export const winToNil = (where: Where, side: 'home' | 'away'): Build =>
  at(where, (scope) => piece(scope, toNil(side), yesNo([1], [0, 2])))

export const whichToScore = (where: Where): Build =>
  at(where, (scope) =>
    piece(scope, whoScored(), [
      winsIn('784', outcomeNames.none, [0]),
      winsIn('788', { ja: '{$competitor1}のみ', en: 'Only {$competitor1}' }, [1]),
      winsIn('790', { ja: '{$competitor2}のみ', en: 'Only {$competitor2}' }, [2]),
      winsIn('792', { ja: '両チーム', en: 'Both teams' }, [3]),
    ]),
  )

/** Scores by outcome id, and the id of every other score. */
export const correctScore = (where: Where, first: number, scores: readonly string[], other: string): Build =>
  at(where, (scope) => {
    const pairs = scores.map((text): readonly [number, number] => readScore(text) ?? [0, 0])
    return piece(scope, exactScore(pairs), [
      ...scores.map((text, place) => winsIn(String(first + 2 * place), same(text), [place])),
      winsIn(other, outcomeNames.other, [scores.length]),
    ])
  })

/** The order of the home, level and away outcomes of `nth` markets, and none when it did not happen. */
export const whichSide = (where: Where): Build =>
  at(where, (scope) =>
    piece(scope, whoScored(), [
      winsIn('6', outcomeNames.home, [1]),
      winsIn('7', outcomeNames.none, [0]),
      winsIn('8', outcomeNames.away, [2]),
    ]),
  )

/** Ranges of a count: the variant is `prefix`, outcome ids begin with it, as `andon:goals:2-3`; the last range may end with +. */
export const ranges = (where: Where, prefix: string, list: readonly string[], count: 'both' | 'home' | 'away'): Build =>
  at(where, (scope, specifiers) => {
    if (specifiers.variant !== prefix) return null
    const bounds = list.map((text) => {
      const [low, high] = text.replace('+', '-Infinity').split('-')
      return [Number(low), Number(high ?? low)] as const
    })
    const top = Math.max(...bounds.map(([low]) => low))
    const choices = list.map((text, place) => {
      const [low, high] = bounds[place] ?? [0, 0]
      const cases = Array.from({ length: top + 1 }, (_, index) => index).filter((n) => n >= low && n <= high)
      return winsIn(`${prefix}:${text}`, same(text), cases)
    })
    return piece(scope, exactCount(top, count), choices)
  })

/** The winning margin; `level` is the id of a draw, null where a match cannot end level; `variant` the one that a line must name. Ids in the order home by the steps, away by the steps. */
export const winningMargin = (
  where: Where,
  stepsOf: readonly number[],
  ids: readonly string[],
  level: string | null,
  variant: string | null,
): Build =>
  at(where, (scope, specifiers) => {
    if (variant !== null && specifiers.variant !== variant) return null
    const span = (place: number) => {
      const [low, next] = [stepsOf[place] ?? 0, stepsOf[place + 1]]
      return next === undefined ? `${low}+` : next === low + 1 ? `${low}` : `${low}-${next - 1}`
    }
    const choice = (name: string, place: number, index: number) =>
      winsIn(ids[index - 1] ?? '', { ja: `${name} ${spanJa(span(place))}`, en: `${name} by ${span(place)}` }, [index])
    const choices = [
      ...stepsOf.map((_, place) => choice('{$competitor1}', place, place + 1)),
      ...stepsOf.map((_, place) => choice('{$competitor2}', place, stepsOf.length + place + 1)),
    ]
    if (level === null) {
      // A level score cannot stand at the end of play; should it, stakes are returned.
      const certain = choices.map((item) => ({
        ...item,
        in: (n: number) => (n === 0 ? 'void' : item.in(n)) as LegResult,
      }))
      return piece(scope, margins(stepsOf), certain)
    }
    return piece(scope, margins(stepsOf), [...choices, winsIn(level, outcomeNames.draw, [0])])
  })

/** Two questions answered together, won when both are: `[outcome id, case list of the first, of the second]`. Totals only at half lines. */
export const combined = (
  first: (specifiers: Specifiers) => Piece['parts'][0] | null,
  second: (specifiers: Specifiers) => Piece['parts'][0] | null,
  choices: readonly (Outcome & { readonly when: readonly [readonly number[], readonly number[]] })[],
): Build => {
  return (specifiers) => {
    const parts = [first(specifiers), second(specifiers)]
    if (parts[0] == null || parts[1] == null) return null
    const decided = choices.map(({ id, name, when }) => ({
      id,
      name,
      in: (a: number, b: number): LegResult => (when[0].includes(a) && when[1].includes(b) ? 'won' : 'lost'),
    }))
    return [pieceOfTwo(parts[0], parts[1], decided)]
  }
}

/** Parts of combinations. */
export const resultPart = (scope: Scope) => () => ({ scope, sort: ahead() })
export const scoredPart = (scope: Scope) => () => ({ scope, sort: whoScored() })
export const totalPart = (scope: Scope) => (specifiers: Specifiers) => {
  const line = readHalf(specifiers.total)
  return line === null || line <= 0 ? null : { scope, sort: overUnder(line, 'both') }
}

export const results = [
  { name: outcomeNames.home, cases: [0] },
  { name: outcomeNames.draw, cases: [1] },
  { name: outcomeNames.away, cases: [2] },
] as const
export const doubleResults = [
  { name: either(outcomeNames.home, outcomeNames.draw), cases: [0, 1] },
  { name: either(outcomeNames.home, outcomeNames.away), cases: [0, 2] },
  { name: either(outcomeNames.draw, outcomeNames.away), cases: [1, 2] },
] as const
export const totals = [
  { name: outcomeNames.under, cases: [0] },
  { name: outcomeNames.over, cases: [4] },
] as const
export const scoredBoth = [
  { name: outcomeNames.yes, cases: [3] },
  { name: outcomeNames.no, cases: [0, 1, 2] },
] as const

type Answer = { readonly name: Names; readonly cases: readonly number[] }

/** Outcomes for every pair of answers, ids from `ids` in the order first × second. */
export function pairs(first: readonly Answer[], second: readonly Answer[], ids: readonly number[]) {
  return first.flatMap((one, row) =>
    second.map((two, column) => ({
      id: String(ids[row * second.length + column]),
      name: both(one.name, two.name),
      when: [one.cases, two.cases] as const,
    })),
  )
}

/** `3+` is 3点差以上, any other span of points 点差. */
const spanJa = (span: string) => (span.endsWith('+') ? `${span.slice(0, -1)}点差以上` : `${span}点差`)
