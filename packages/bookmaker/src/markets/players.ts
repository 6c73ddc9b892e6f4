import type { Specifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import { type Draft, define, readQuarters, readWhole } from './define.ts'
import { overUnderChoices } from './lines.ts'
import type { MarketDefinition, Piece, Player, StopGroup } from './market.ts'
import type { PlayerCountKind } from './match.ts'
import { outcomeNames } from './outcome-names.ts'
import { piece, winsIn } from './piece.ts'
import { exactCount, ifPlayed, overUnder, whoScored } from './sorts.ts'

const withOvertime: readonly StopGroup[] = ['all', 'incl_ot', 'player_props']
const withExtraInnings: readonly StopGroup[] = ['all', 'incl_ei', 'player_props']

/** One piece for each player: at least `least` of the count wins, void for a player who took no part. */
export function playersWith(
  kind: PlayerCountKind | 'cards' | `goals${Span}`,
  least: number,
  players: readonly Player[],
): Piece[] {
  return players.map(({ id, name }) =>
    piece(`${kind}:${id}`, ifPlayed(exactCount(least, 'home')), [
      { id, name, in: (index) => (index === 0 ? 'void' : index === least + 1 ? 'won' : 'lost') },
    ]),
  )
}

/** One piece for each player, who scores the goal of that number, void for one who took no part; and one for no goal at all. `span`: `+overtime` for goals to the end. */
export function scorersOf(number: number | 'last', players: readonly Player[], span: Span = ''): Piece[] {
  const each = players.map(({ id, name }) =>
    piece(`scorer${span}#${number}:${id}`, whoScored(), [
      { id, name, in: (index) => (index === 1 ? 'won' : index === 2 ? 'void' : 'lost') },
    ]),
  )
  return [...each, noGoal(number === 'last' ? 1 : number, span)]
}

type Span = '' | '+overtime'

/** The outcome that the goal of that number does not come. */
export const noGoal = (number: number, span: Span = ''): Piece =>
  piece(`scored${span}#${number}`, exactCount(1, 'both'), [winsIn('1716', outcomeNames.noGoal, [0])])

/** Over and under of one player's count, the player and the line read from the specifiers; void for a player who took no part. */
const playerTotal =
  (kind: PlayerCountKind) =>
  ({ player, total }: Specifiers): readonly Piece[] | null => {
    const line = readQuarters(total)
    if (player === undefined || line === null || line <= 0) return null
    const choices = overUnderChoices.map((choice) => ({
      id: choice.id,
      name: choice.name,
      in: (index: number) => (index === 0 ? ('void' as const) : choice.in(index - 1)),
    }))
    return [piece(`${kind}:${player}`, ifPlayed(overUnder(line, 'home')), choices)]
  }

interface Counted {
  readonly id: number
  readonly kind: PlayerCountKind
  readonly sports: readonly Sport[]
  readonly groups: readonly StopGroup[]
  readonly ja: string
  readonly en: string
}

/** A market with one line for each player and total. */
const total = ({ id, kind, sports, groups, ja, en }: Counted): MarketDefinition =>
  define({ id, sports, name: { ja, en }, groups, specifiers: ['player', 'total'], build: playerTotal(kind) })

/** A market with one line for each number that the players are to reach, who are its outcomes. */
const reaching = ({ id, kind, sports, groups, ja, en }: Counted): MarketDefinition =>
  define({
    id,
    sports,
    name: { ja, en },
    groups,
    specifiers: ['least'],
    byPlayer: true,
    build: ({ least }, players) => {
      const number = readWhole(least)
      return number === null ? null : playersWith(kind, number, players)
    },
  })

/** A market whose outcomes are the players who are to have at least one. */
const anyOf = ({ id, kind, sports, groups, ja, en }: Counted): MarketDefinition =>
  define({
    id,
    sports,
    name: { ja, en },
    groups,
    byPlayer: true,
    build: (_, players) => playersWith(kind, 1, players),
  })

/** A market on who scores in ice hockey, shoot-outs left out. */
const hockey = (id: number, ja: string, en: string, build: Draft['build'], specifiers: readonly string[] = []) =>
  define({
    id,
    sports: ['iceHockey'],
    name: { ja, en },
    groups: ['all', 'incl_ot', 'player_props'],
    specifiers,
    byPlayer: true,
    build,
  })

const football: readonly Sport[] = ['football']
const baseball: readonly Sport[] = ['baseball']
const basketball: readonly Sport[] = ['basketball']

/** What single players make, overtime included but in football. The scorers of football have the markets of `scorerMarkets`. */
export const playerMarkets: readonly MarketDefinition[] = [
  total({
    id: 921,
    kind: 'points',
    sports: basketball,
    groups: withOvertime,
    ja: '選手の得点（延長含む）：{%player}',
    en: 'Player points (incl. overtime): {%player}',
  }),
  total({
    id: 922,
    kind: 'assists',
    sports: basketball,
    groups: withOvertime,
    ja: '選手のアシスト（延長含む）：{%player}',
    en: 'Player assists (incl. overtime): {%player}',
  }),
  total({
    id: 923,
    kind: 'rebounds',
    sports: basketball,
    groups: withOvertime,
    ja: '選手のリバウンド（延長含む）：{%player}',
    en: 'Player rebounds (incl. overtime): {%player}',
  }),
  reaching({
    id: 90_035,
    kind: 'hits',
    sports: baseball,
    groups: withExtraInnings,
    ja: '選手の安打（延長回含む）：{least}安打以上',
    en: 'Player hits (incl. extra innings): {least}+',
  }),
  reaching({
    id: 90_005,
    kind: 'points',
    sports: basketball,
    groups: withOvertime,
    ja: '得点達成（延長含む）：{least}点以上',
    en: 'Points milestones (incl. overtime): {least}+',
  }),
  reaching({
    id: 90_006,
    kind: 'runsBattedIn',
    sports: baseball,
    groups: withExtraInnings,
    ja: '選手の打点（延長回含む）：{least}打点以上',
    en: 'Player RBIs (incl. extra innings): {least}+',
  }),
  anyOf({
    id: 90_007,
    kind: 'homeRuns',
    sports: baseball,
    groups: withExtraInnings,
    ja: 'ホームランを打つ選手（延長回含む）',
    en: 'Player to hit a home run (incl. extra innings)',
  }),
  reaching({
    id: 90_034,
    kind: 'shotsOnTarget',
    sports: football,
    groups: ['all', 'regular_play', 'player_props'],
    ja: '選手の枠内シュート：{least}本以上',
    en: 'Player shots on target: {least}+',
  }),
  hockey(90_008, 'ゴールする選手（延長含む）', 'Anytime goalscorer (incl. overtime)', (_, players) => [
    ...playersWith('goals+overtime', 1, players),
    noGoal(1, '+overtime'),
  ]),
  hockey(
    90_009,
    '{!goalnr}ゴールの得点者（延長含む）',
    '{!goalnr} goalscorer (incl. overtime)',
    ({ goalnr }, players) => {
      const number = readWhole(goalnr)
      return number === null ? null : scorersOf(number, players, '+overtime')
    },
    ['goalnr'],
  ),
  hockey(90_010, '2ゴール以上の選手（延長含む）', 'Player to score 2+ (incl. overtime)', (_, players) =>
    playersWith('goals+overtime', 2, players),
  ),
]
