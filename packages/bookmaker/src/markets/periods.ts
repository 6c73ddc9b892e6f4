import type { Sport } from '../model/sports.ts'
import { define, readWhole } from './define.ts'
import * as line from './lines.ts'
import type { MarketDefinition, StopGroup } from './market.ts'
import { outcomeNames } from './outcome-names.ts'
import { piece, winsIn } from './piece.ts'
import { ahead } from './sorts.ts'

interface Options {
  readonly sports: readonly Sport[]
  readonly groups: readonly StopGroup[]
}

function maker({ sports, groups }: Options) {
  return (
    id: number,
    ja: string,
    en: string,
    build: line.Build,
    specifiers: readonly string[] = [],
  ): MarketDefinition => define({ id, sports, name: { ja, en }, groups, specifiers, build })
}

/** The scope of a numbered period, its number read from a specifier. */
const numbered = (name: string) => (specifiers: Readonly<Record<string, string>>) => {
  const number = readWhole(specifiers[name])
  return number === null ? null : `score@${number}`
}

const timed = maker({ sports: ['basketball', 'americanFootball'], groups: ['all', 'score', 'incl_ot'] })
const quarters = maker({ sports: ['basketball', 'americanFootball'], groups: ['all', 'score', 'quarter'] })
const quarter = numbered('quarternr')
const inclOt = 'score+overtime'
const marginIds = (name: string, ends: readonly string[]) =>
  ['home', 'away'].flatMap((side) => ends.map((end) => `andon:winning_margin:${name}:${side}:${end}`))

/** Basketball and American football, overtime included. */
export const timedMarkets: readonly MarketDefinition[] = [
  timed(219, '勝者（延長含む）', 'Winner (incl. overtime)', line.twoWay(inclOt)),
  timed(223, 'ハンディキャップ（延長含む）', 'Handicap (incl. overtime)', line.handicap(inclOt), ['hcp']),
  timed(225, '合計得点（延長含む）', 'Total (incl. overtime)', line.total(inclOt), ['total']),
  timed(
    227,
    '{$competitor1}の合計得点（延長含む）',
    '{$competitor1} total (incl. overtime)',
    line.total(inclOt, 'home'),
    ['total'],
  ),
  timed(
    228,
    '{$competitor2}の合計得点（延長含む）',
    '{$competitor2} total (incl. overtime)',
    line.total(inclOt, 'away'),
    ['total'],
  ),
  timed(229, '合計得点 奇数／偶数（延長含む）', 'Odd / even (incl. overtime)', line.oddEven(inclOt)),
  timed(
    290,
    '勝利の点差（延長含む）',
    'Winning margin (incl. overtime)',
    line.winningMargin(
      inclOt,
      [1, 6, 11, 16, 21],
      marginIds('points', ['1-5', '6-10', '11-15', '16-20', '21+']),
      null,
      'andon:winning_margin:points',
    ),
    ['variant'],
  ),
  quarters(235, '{!quarternr}クォーター 勝敗（1X2）', '{!quarternr} quarter - result', line.threeWay(quarter), [
    'quarternr',
  ]),
  quarters(302, '{!quarternr}クォーター ドローノーベット', '{!quarternr} quarter - draw no bet', line.twoWay(quarter), [
    'quarternr',
  ]),
  quarters(303, '{!quarternr}クォーター ハンディキャップ', '{!quarternr} quarter - handicap', line.handicap(quarter), [
    'quarternr',
    'hcp',
  ]),
  quarters(236, '{!quarternr}クォーター 合計得点', '{!quarternr} quarter - total', line.total(quarter), [
    'quarternr',
    'total',
  ]),
  quarters(304, '{!quarternr}クォーター 奇数／偶数', '{!quarternr} quarter - odd / even', line.oddEven(quarter), [
    'quarternr',
  ]),
]

const wholeGame = maker({ sports: ['baseball'], groups: ['all', 'score', 'incl_ei'] })
const fiveInnings = maker({ sports: ['baseball'], groups: ['all', 'score', '5_innings'] })
const innings = maker({ sports: ['baseball'], groups: ['all', 'score', 'inning'] })
const inning = numbered('inningnr')
const five = 'score@1-5'

/** Baseball, extra innings included. */
export const baseballMarkets: readonly MarketDefinition[] = [
  wholeGame(251, '勝者（延長含む）', 'Winner (incl. extra innings)', line.twoWay(inclOt)),
  wholeGame(256, 'ランライン（延長含む）', 'Run line (incl. extra innings)', line.handicap(inclOt), ['hcp']),
  wholeGame(258, '合計得点（延長含む）', 'Total runs (incl. extra innings)', line.total(inclOt), ['total']),
  wholeGame(
    260,
    '{$competitor1}の合計得点（延長含む）',
    '{$competitor1} total (incl. extra innings)',
    line.total(inclOt, 'home'),
    ['total'],
  ),
  wholeGame(
    261,
    '{$competitor2}の合計得点（延長含む）',
    '{$competitor2} total (incl. extra innings)',
    line.total(inclOt, 'away'),
    ['total'],
  ),
  wholeGame(264, '合計得点 奇数／偶数（延長含む）', 'Odd / even (incl. extra innings)', line.oddEven(inclOt)),
  wholeGame(
    255,
    '勝利の点差（延長含む）',
    'Winning margin (incl. extra innings)',
    line.winningMargin(inclOt, [1, 2, 3], ['630', '632', '634', '636', '638', '640'], null, null),
  ),
  wholeGame(268, '延長戦になる', 'Will there be an extra inning', () => [
    piece('score', ahead(), line.yesNo([1], [0, 2])),
  ]),
  fiveInnings(274, '5回終了時 勝敗（1X2）', 'Innings 1 to 5 - result', line.threeWay(five)),
  fiveInnings(275, '5回終了時 ハンディキャップ', 'Innings 1 to 5 - handicap', line.handicap(five), ['hcp']),
  fiveInnings(276, '5回終了時 合計得点', 'Innings 1 to 5 - total', line.total(five), ['total']),
  innings(287, '{inningnr}回 勝敗（1X2）', '{!inningnr} inning - result', line.threeWay(inning), ['inningnr']),
  innings(288, '{inningnr}回 合計得点', '{!inningnr} inning - total', line.total(inning), ['inningnr', 'total']),
  innings(751, '{inningnr}回 両チーム得点', '{!inningnr} inning - both teams to score', line.bothToScore(inning), [
    'inningnr',
  ]),
]

const full = maker({ sports: ['iceHockey'], groups: ['all', 'score', 'incl_ot_and_pen'] })
const thirds = maker({ sports: ['iceHockey'], groups: ['all', 'score', 'period'] })
const third = numbered('periodnr')
const toTheEnd = 'score+shootout'

/** Ice hockey to the end; a shoot-out counts one goal for its winner. Regular play has the markets of football. */
export const hockeyMarkets: readonly MarketDefinition[] = [
  full(406, '勝者（延長・シュートアウト含む）', 'Winner (incl. overtime and penalties)', line.twoWay(toTheEnd)),
  full(
    410,
    'パックライン（延長・シュートアウト含む）',
    'Puck line (incl. overtime and penalties)',
    line.handicap(toTheEnd),
    ['hcp'],
  ),
  full(412, '合計得点（延長・シュートアウト含む）', 'Total (incl. overtime and penalties)', line.total(toTheEnd), [
    'total',
  ]),
  full(
    414,
    '{$competitor1}の合計得点（延長・シュートアウト含む）',
    '{$competitor1} total (incl. overtime and penalties)',
    line.total(toTheEnd, 'home'),
    ['total'],
  ),
  full(
    415,
    '{$competitor2}の合計得点（延長・シュートアウト含む）',
    '{$competitor2} total (incl. overtime and penalties)',
    line.total(toTheEnd, 'away'),
    ['total'],
  ),
  thirds(443, '{!periodnr}ピリオド 勝敗（1X2）', '{!periodnr} period - result', line.threeWay(third), ['periodnr']),
  thirds(446, '{!periodnr}ピリオド 合計得点', '{!periodnr} period - total', line.total(third), ['periodnr', 'total']),
  thirds(460, '{!periodnr}ピリオド ハンディキャップ', '{!periodnr} period - handicap', line.handicap(third), [
    'periodnr',
    'hcp',
  ]),
  thirds(452, '{!periodnr}ピリオド 両チーム得点', '{!periodnr} period - both teams to score', line.bothToScore(third), [
    'periodnr',
  ]),
]

/** "Will there be overtime" for every sport that plays it. */
export const overtimeMarket: MarketDefinition = define({
  id: 220,
  sports: ['basketball', 'americanFootball', 'iceHockey'],
  name: { ja: '延長戦になる', en: 'Will there be overtime' },
  groups: ['all', 'score', 'regular_play'],
  build: () => [piece('score', ahead(), [winsIn('74', outcomeNames.yes, [1]), winsIn('76', outcomeNames.no, [0, 2])])],
})
