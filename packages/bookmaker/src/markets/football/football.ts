import type { Sport } from '../../model/sports.ts'
import { define } from '../define.ts'
import * as line from '../lines.ts'
import type { MarketDefinition, StopGroup } from '../market.ts'
import { scoreList } from '../score-list.ts'

const football: readonly Sport[] = ['football']
/** Sports whose regular play can end level. */
const level: readonly Sport[] = ['football', 'iceHockey', 'rugby']
/** Sports scored in goals. */
const goals: readonly Sport[] = ['football', 'iceHockey']
const score = 'score'
const first = 'score@h1'
const second = 'score@h2'

function market(
  id: number,
  [ja, en]: readonly [string, string],
  build: line.Build,
  specifiers: readonly string[] = [],
  groups: readonly StopGroup[] = ['all', 'score', 'regular_play'],
  sports: readonly Sport[] = football,
): MarketDefinition {
  return define({ id, sports, name: { ja, en }, groups, specifiers, build })
}

const total = ['total']
const hcp = ['hcp']
const regular: readonly StopGroup[] = ['all', 'score', 'regular_play']
const h1: readonly StopGroup[] = ['all', 'score', '1st_half']
const h2: readonly StopGroup[] = ['all', 'score', '2nd_half']
const halves: readonly Sport[] = ['football', 'rugby', 'basketball', 'americanFootball']

/** Markets on the score of regular play: who wins, by how much, how many goals, and what is bet most after that. */
export const scoreMarkets: readonly MarketDefinition[] = [
  market(1, ['勝敗（1X2）', 'Match result'], line.threeWay(score), [], regular, level),
  market(16, ['アジアンハンディキャップ', 'Asian handicap'], line.handicap(score), hcp, regular, level),
  market(18, ['合計得点', 'Total'], line.total(score), total, regular, level),
  market(29, ['両チーム得点', 'Both teams to score'], line.bothToScore(score), [], regular, goals),
  market(10, ['ダブルチャンス', 'Double chance'], line.doubleChance(score), [], regular, level),
  market(11, ['ドローノーベット', 'Draw no bet'], line.twoWay(score), [], regular, level),
  market(
    14,
    ['ハンディキャップ {hcp}（3択）', 'Handicap {hcp} (3-way)'],
    line.europeanHandicap(score),
    hcp,
    regular,
    level,
  ),
  market(19, ['{$competitor1}の合計得点', '{$competitor1} total'], line.total(score, 'home'), total, regular, level),
  market(20, ['{$competitor2}の合計得点', '{$competitor2} total'], line.total(score, 'away'), total, regular, level),
  market(7, ['残り時間の勝者（{score}から）', 'Rest of match (from {score})'], line.restOfMatch(score), ['score']),
  market(26, ['合計得点 奇数／偶数', 'Odd / even'], line.oddEven(score), [], regular, level),
  market(27, ['{$competitor1}の得点 奇数／偶数', '{$competitor1} odd / even'], line.oddEven(score, 'home')),
  market(28, ['{$competitor2}の得点 奇数／偶数', '{$competitor2} odd / even'], line.oddEven(score, 'away')),
  market(30, ['得点するチーム', 'Which team to score'], line.whichToScore(score)),
  market(
    31,
    ['{$competitor1}が無失点', '{$competitor1} clean sheet'],
    line.cleanSheet(score, 'home'),
    [],
    regular,
    goals,
  ),
  market(
    32,
    ['{$competitor2}が無失点', '{$competitor2} clean sheet'],
    line.cleanSheet(score, 'away'),
    [],
    regular,
    goals,
  ),
  market(
    33,
    ['{$competitor1}の完封勝ち', '{$competitor1} win to nil'],
    line.winToNil(score, 'home'),
    [],
    regular,
    goals,
  ),
  market(
    34,
    ['{$competitor2}の完封勝ち', '{$competitor2} win to nil'],
    line.winToNil(score, 'away'),
    [],
    regular,
    goals,
  ),
  market(45, ['正確なスコア', 'Correct score'], line.correctScore(score, 274, scoreList(4), '324')),
  market(
    15,
    ['勝利の点差', 'Winning margin'],
    line.winningMargin(
      score,
      [1, 2, 3],
      ['home:1', 'home:2', 'home:3+', 'away:1', 'away:2', 'away:3+'].map((end) => `andon:winning_margin:${end}`),
      'andon:winning_margin:draw',
      'andon:winning_margin',
    ),
    ['variant'],
  ),
  market(
    21,
    ['合計ゴール数', 'Exact goals'],
    line.ranges(score, 'andon:goals', ['0', '1', '2', '3', '4', '5', '6+'], 'both'),
    ['variant'],
  ),
  market(
    23,
    ['{$competitor1}のゴール数', '{$competitor1} exact goals'],
    line.ranges(score, 'andon:home_goals', ['0', '1', '2', '3+'], 'home'),
    ['variant'],
  ),
  market(
    24,
    ['{$competitor2}のゴール数', '{$competitor2} exact goals'],
    line.ranges(score, 'andon:away_goals', ['0', '1', '2', '3+'], 'away'),
    ['variant'],
  ),
  market(
    25,
    ['合計ゴール数（区間）', 'Goal range'],
    line.ranges(score, 'andon:goal_range', ['0-1', '2-3', '4-6', '7+'], 'both'),
    ['variant'],
  ),
]

/** Markets on the score of one half. */
export const halfMarkets: readonly MarketDefinition[] = [
  market(60, ['前半 勝敗（1X2）', '1st half - result'], line.threeWay(first), [], h1, halves),
  market(63, ['前半 ダブルチャンス', '1st half - double chance'], line.doubleChance(first), [], h1, halves),
  market(64, ['前半 ドローノーベット', '1st half - draw no bet'], line.twoWay(first), [], h1, halves),
  market(
    65,
    ['前半 ハンディキャップ {hcp}（3択）', '1st half - handicap {hcp} (3-way)'],
    line.europeanHandicap(first),
    hcp,
    h1,
  ),
  market(66, ['前半 アジアンハンディキャップ', '1st half - Asian handicap'], line.handicap(first), hcp, h1, halves),
  market(68, ['前半 合計得点', '1st half - total'], line.total(first), total, h1, halves),
  market(
    69,
    ['前半 {$competitor1}の合計得点', '1st half - {$competitor1} total'],
    line.total(first, 'home'),
    total,
    h1,
    halves,
  ),
  market(
    70,
    ['前半 {$competitor2}の合計得点', '1st half - {$competitor2} total'],
    line.total(first, 'away'),
    total,
    h1,
    halves,
  ),
  market(
    71,
    ['前半 ゴール数', '1st half - exact goals'],
    line.ranges(first, 'andon:1st_half_goals', ['0', '1', '2', '3+'], 'both'),
    ['variant'],
    h1,
  ),
  market(74, ['前半 奇数／偶数', '1st half - odd / even'], line.oddEven(first), [], h1, halves),
  market(75, ['前半 両チーム得点', '1st half - both teams to score'], line.bothToScore(first), [], h1),
  market(
    76,
    ['前半 {$competitor1}が無失点', '1st half - {$competitor1} clean sheet'],
    line.cleanSheet(first, 'home'),
    [],
    h1,
  ),
  market(
    77,
    ['前半 {$competitor2}が無失点', '1st half - {$competitor2} clean sheet'],
    line.cleanSheet(first, 'away'),
    [],
    h1,
  ),
  market(
    81,
    ['前半 正確なスコア', '1st half - correct score'],
    line.correctScore(first, 462, ['0:0', '1:1', '2:2', '1:0', '2:0', '2:1', '0:1', '0:2', '1:2'], '480'),
    [],
    h1,
  ),
  market(83, ['後半 勝敗（1X2）', '2nd half - result'], line.threeWay(second), [], h2, ['football', 'rugby']),
  market(85, ['後半 ダブルチャンス', '2nd half - double chance'], line.doubleChance(second), [], h2),
  market(86, ['後半 ドローノーベット', '2nd half - draw no bet'], line.twoWay(second), [], h2),
  market(88, ['後半 アジアンハンディキャップ', '2nd half - Asian handicap'], line.handicap(second), hcp, h2, [
    'football',
    'rugby',
  ]),
  market(90, ['後半 合計得点', '2nd half - total'], line.total(second), total, h2, ['football', 'rugby']),
  market(94, ['後半 奇数／偶数', '2nd half - odd / even'], line.oddEven(second), [], h2),
  market(95, ['後半 両チーム得点', '2nd half - both teams to score'], line.bothToScore(second), [], h2),
  market(
    98,
    ['後半 正確なスコア', '2nd half - correct score'],
    line.correctScore(second, 546, ['0:0', '0:1', '0:2', '1:0', '1:1', '1:2', '2:0', '2:1', '2:2'], '564'),
    [],
    h2,
  ),
]
