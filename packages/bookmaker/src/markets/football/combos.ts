import type { Names } from '../../model/names.ts'
import { define } from '../define.ts'
import * as line from '../lines.ts'
import type { MarketDefinition, Sort, StopGroup } from '../market.ts'
import { outcomeNames, thenName } from '../outcome-names.ts'
import { piece, pieceOfTwo, winsIn } from '../piece.ts'
import { exactCount } from '../sorts.ts'

const score = 'score'
const combo: readonly StopGroup[] = ['all', 'combo', 'regular_play']
const regular: readonly StopGroup[] = ['all', 'score', 'regular_play']
const [first, second] = ['score@h1', 'score@h2'] as const

function market(
  id: number,
  ja: string,
  en: string,
  build: line.Build,
  specifiers: readonly string[] = [],
  groups = combo,
): MarketDefinition {
  return define({ id, sports: ['football'], name: { ja, en }, groups, specifiers, build })
}

const yesOrNo = (yes: (a: number, b: number) => boolean) => [
  {
    id: '74',
    name: outcomeNames.yes,
    in: (a: number, b: number) => (yes(a, b) ? ('won' as const) : ('lost' as const)),
  },
  { id: '76', name: outcomeNames.no, in: (a: number, b: number) => (yes(a, b) ? ('lost' as const) : ('won' as const)) },
]

/** A question on both halves, answered by the case of each. */
function onHalves(sort: Sort, yes: (a: number, b: number) => boolean): line.Build {
  return () => [pieceOfTwo({ scope: first, sort }, { scope: second, sort }, yesOrNo(yes))]
}

function bothHalves(over: boolean): line.Build {
  return (specifiers) => {
    const part = line.totalPart(first)(specifiers)
    if (part === null) return null
    const wanted = over ? 4 : 0
    return [
      pieceOfTwo(
        part,
        { ...part, scope: second },
        yesOrNo((a, b) => a === wanted && b === wanted),
      ),
    ]
  }
}

/** The half with more goals, of both sides together or of one. */
function highestHalf(count: 'both' | 'home' | 'away'): line.Build {
  const top = 20
  const sort = exactCount(top, count)
  const choice = (id: string, name: Names, wins: (a: number, b: number) => boolean) => ({
    id,
    name,
    in: (a: number, b: number) => (wins(a, b) ? ('won' as const) : ('lost' as const)),
  })
  return () => [
    pieceOfTwo({ scope: first, sort }, { scope: second, sort }, [
      choice('436', { ja: '前半', en: '1st half' }, (a, b) => a > b),
      choice('438', { ja: '後半', en: '2nd half' }, (a, b) => a < b),
      choice('440', { ja: '同数', en: 'Equal' }, (a, b) => a === b),
    ]),
  ]
}

const halfTimeFullTime: line.Build = () => [
  pieceOfTwo(
    line.resultPart(first)(),
    line.resultPart(score)(),
    line.results.flatMap((half, row) =>
      line.results.map((full, column) => ({
        id: String(418 + 2 * (row * 3 + column)),
        name: thenName(half.name, full.name),
        in: (a: number, b: number) => (a === row && b === column ? ('won' as const) : ('lost' as const)),
      })),
    ),
  ),
]

const scoredInHalves = [
  {
    id: '806',
    name: thenName(outcomeNames.no, outcomeNames.no),
    when: [
      [0, 1, 2],
      [0, 1, 2],
    ],
  },
  { id: '808', name: thenName(outcomeNames.yes, outcomeNames.no), when: [[3], [0, 1, 2]] },
  { id: '810', name: thenName(outcomeNames.yes, outcomeNames.yes), when: [[3], [3]] },
  { id: '812', name: thenName(outcomeNames.no, outcomeNames.yes), when: [[0, 1, 2], [3]] },
] as const

const multigoals: line.Build = () => {
  const list = [
    '1-2',
    '1-3',
    '1-4',
    '1-5',
    '1-6',
    '2-3',
    '2-4',
    '2-5',
    '2-6',
    '3-4',
    '3-5',
    '3-6',
    '4-5',
    '4-6',
    '5-6',
    '7+',
  ]
  const cases = (text: string) => {
    const [low = 0, high = 7] = text.replace('+', '').split('-').map(Number)
    return Array.from({ length: high - low + 1 }, (_, index) => low + index)
  }
  return [
    piece(score, exactCount(7, 'both'), [
      ...list.map((text, place) =>
        winsIn(String(1730 + place), { ja: `${text}ゴール`, en: `${text} goals` }, cases(text)),
      ),
      winsIn('1804', outcomeNames.noGoal, [0]),
    ]),
  ]
}

const scored = line.scoredPart
const result = line.resultPart
const sum = line.totalPart

export const comboMarkets: readonly MarketDefinition[] = [
  market(
    35,
    '勝敗＆両チーム得点',
    'Result & both teams to score',
    line.combined(result(score), scored(score), line.pairs(line.results, line.scoredBoth, [78, 80, 82, 84, 86, 88])),
  ),
  market(
    36,
    '合計得点＆両チーム得点',
    'Total & both teams to score',
    line.combined(
      sum(score),
      scored(score),
      line.pairs([line.totals[1], line.totals[0]], line.scoredBoth, [90, 94, 92, 96]),
    ),
    ['total'],
  ),
  market(
    37,
    '勝敗＆合計得点',
    'Result & total',
    line.combined(result(score), sum(score), line.pairs(line.results, line.totals, [794, 796, 798, 800, 802, 804])),
    ['total'],
  ),
  market(
    546,
    'ダブルチャンス＆両チーム得点',
    'Double chance & both teams to score',
    line.combined(
      result(score),
      scored(score),
      line.pairs(line.doubleResults, line.scoredBoth, [1718, 1719, 1720, 1721, 1722, 1723]),
    ),
  ),
  market(
    547,
    'ダブルチャンス＆合計得点',
    'Double chance & total',
    line.combined(
      result(score),
      sum(score),
      line.pairs(line.doubleResults, line.totals, [1724, 1727, 1725, 1728, 1726, 1729]),
    ),
    ['total'],
  ),
  market(548, 'マルチゴール', 'Multigoals', multigoals, [], regular),
  market(
    78,
    '前半 勝敗＆両チーム得点',
    '1st half - result & both teams to score',
    line.combined(result(first), scored(first), line.pairs(line.results, line.scoredBoth, [78, 80, 82, 84, 86, 88])),
    [],
    ['all', 'combo', '1st_half'],
  ),
  market(
    79,
    '前半 勝敗＆合計得点',
    '1st half - result & total',
    line.combined(result(first), sum(first), line.pairs(line.results, line.totals, [794, 796, 798, 800, 802, 804])),
    ['total'],
    ['all', 'combo', '1st_half'],
  ),
  market(47, '前半／試合結果', 'Half-time / full-time', halfTimeFullTime, [], regular),
  market(
    48,
    '{$competitor1}が前後半とも勝利',
    '{$competitor1} to win both halves',
    onHalves(result(first)().sort, (a, b) => a === 0 && b === 0),
    [],
    regular,
  ),
  market(
    49,
    '{$competitor2}が前後半とも勝利',
    '{$competitor2} to win both halves',
    onHalves(result(first)().sort, (a, b) => a === 2 && b === 2),
    [],
    regular,
  ),
  market(
    50,
    '{$competitor1}が前後半のどちらかで勝利',
    '{$competitor1} to win either half',
    onHalves(result(first)().sort, (a, b) => a === 0 || b === 0),
    [],
    regular,
  ),
  market(
    51,
    '{$competitor2}が前後半のどちらかで勝利',
    '{$competitor2} to win either half',
    onHalves(result(first)().sort, (a, b) => a === 2 || b === 2),
    [],
    regular,
  ),
  market(52, '得点の多いハーフ', 'Highest scoring half', highestHalf('both'), [], regular),
  market(
    53,
    '{$competitor1}の得点が多いハーフ',
    '{$competitor1} highest scoring half',
    highestHalf('home'),
    [],
    regular,
  ),
  market(
    54,
    '{$competitor2}の得点が多いハーフ',
    '{$competitor2} highest scoring half',
    highestHalf('away'),
    [],
    regular,
  ),
  market(
    55,
    '前半／後半 両チーム得点',
    '1st / 2nd half both teams to score',
    line.combined(scored(first), scored(second), scoredInHalves),
    [],
    regular,
  ),
  market(
    56,
    '{$competitor1}が前後半とも得点',
    '{$competitor1} to score in both halves',
    onHalves(exactCount(1, 'home'), (a, b) => a + b === 2),
    [],
    regular,
  ),
  market(
    57,
    '{$competitor2}が前後半とも得点',
    '{$competitor2} to score in both halves',
    onHalves(exactCount(1, 'away'), (a, b) => a + b === 2),
    [],
    regular,
  ),
  market(58, '前後半とも{total}オーバー', 'Goals in both halves: over {total}', bothHalves(true), ['total'], regular),
  market(59, '前後半とも{total}アンダー', 'Goals in both halves: under {total}', bothHalves(false), ['total'], regular),
]
