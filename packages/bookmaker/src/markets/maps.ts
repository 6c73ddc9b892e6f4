import type { Specifiers } from '../model/specifiers.ts'
import { define, readWhole } from './define.ts'
import * as line from './lines.ts'
import { certainRounds } from './map-rounds.ts'
import type { MarketDefinition, StopGroup } from './market.ts'
import type { Scope } from './scope.ts'

const groups: readonly StopGroup[] = ['all', 'score', 'map']

/** The scope of a map whose number a specifier has; null for one that no match has. */
const ofMap =
  (scope: (map: number) => Scope) =>
  ({ mapnr }: Specifiers): Scope | null => {
    const map = readWhole(mapnr)
    return map === null || map > 9 ? null : scope(map)
  }

/** The first to so many rounds: of a map that both can still reach. */
function race(specifiers: Specifiers): Scope | null {
  const wanted = readWhole(specifiers.pointnr, 2)
  if (wanted === null || wanted >= certainRounds) return null
  return ofMap((map) => `race@${map}:${wanted}`)(specifiers)
}

interface Drafted {
  readonly id: number
  readonly ja: string
  readonly en: string
  readonly build: line.Build
  readonly specifiers?: readonly string[]
}

const market = ({ id, ja, en, build, specifiers = [] }: Drafted): MarketDefinition =>
  define({ id, sports: ['esports'], name: { ja, en }, groups, specifiers: ['mapnr', ...specifiers], build })

/** Rounds and kills of a map of e-sports: the feed has no such markets, so that the ids are ours. */
export const mapMarkets: readonly MarketDefinition[] = [
  market({
    id: 90_211,
    ja: '{!mapnr}マップ 前半（1〜12ラウンド）の勝者',
    en: '{!mapnr} map - first half winner (rounds 1–12)',
    build: line.threeWay(ofMap((map) => `rounds@${map}:1-12`)),
  }),
  market({
    id: 90_212,
    ja: '{!mapnr}マップ 第1ピストルラウンドの勝者',
    en: '{!mapnr} map - 1st pistol round (round 1)',
    build: line.twoWay(ofMap((map) => `rounds@${map}:1-1`)),
  }),
  market({
    id: 90_213,
    ja: '{!mapnr}マップ 第2ピストルラウンド（13ラウンド）の勝者',
    en: '{!mapnr} map - 2nd pistol round (round 13)',
    build: line.twoWay(ofMap((map) => `rounds@${map}:13-13`)),
  }),
  market({
    id: 90_214,
    ja: '{!mapnr}マップ {pointnr}ラウンド先取',
    en: '{!mapnr} map - race to {pointnr} rounds',
    build: line.twoWay(race),
    specifiers: ['pointnr'],
  }),
  market({
    id: 90_215,
    ja: '{!mapnr}マップ キル数合計（両チーム）',
    en: '{!mapnr} map - total kills (both teams)',
    build: line.total(
      ofMap((map) => `kills@${map}`),
      'home',
    ),
    specifiers: ['total'],
  }),
]
