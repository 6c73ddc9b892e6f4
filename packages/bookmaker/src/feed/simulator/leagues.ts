import type { Names } from '../../markets/market.ts'
import type { Sport } from '../../markets/match.ts'
import { drawFrom } from './draw.ts'
import { people } from './names/people.ts'
import { places, westernPlaces } from './names/places.ts'
import { ringNames } from './names/wrestlers.ts'

/** A league of the simulator: who plays in it, and when. Every name is invented. */
export interface League {
  /** Short and without hyphens: part of the ids of its events. */
  readonly code: string
  readonly sport: Sport
  readonly category: { readonly key: string; readonly name: Names }
  readonly name: Names
  /** Clubs or athletes, of an even number. */
  readonly entrants: readonly Entrant[]
  /** How often everybody meets everybody in a season. */
  readonly legs: number
  /** Hours from one round to the next, and the minute of the first round's beginning on day 0 (UTC). */
  readonly roundHours: number
  readonly firstMinute: number
  /** Minutes from one match of a round to the next. */
  readonly matchMinutes: number
  readonly bestOf: number | null
}

export interface Entrant {
  readonly name: Names
  readonly short: Names
}

/** Clubs named after places, by a pattern with `*` for the place or one second word for each. */
function clubs(from: readonly (readonly [string, string])[], words: readonly (readonly [string, string])[]): Entrant[] {
  return from.map(([ja, en], index) => {
    const [jaWord, enWord] = words[index % words.length] ?? ['*', '*']
    const name = { ja: jaWord.replace('*', ja), en: enWord.replace('*', en) }
    return { name, short: { ja, en } }
  })
}

const athletes = (seed: string, count: number, western: number): Entrant[] =>
  people(drawFrom(seed), count, western).map((name) => ({ name, short: shortOf(name) }))

const shortOf = ({ ja, en }: Names): Names => ({
  ja: ja.includes('・') ? (ja.split('・').at(-1) ?? ja) : (ja.split(' ')[0] ?? ja),
  en: en.split(' ').slice(1).join(' '),
})

const japan = { key: 'japan', name: { ja: '日本', en: 'Japan' } }
const europe = { key: 'europe', name: { ja: 'ヨーロッパ', en: 'Europe' } }
const world = { key: 'world', name: { ja: '国際', en: 'International' } }

const footballWords = [
  ['FC*', '* FC'],
  ['*ユナイテッド', '* United'],
  ['*SC', '* SC'],
  ['*アトレチコ', 'Atletico *'],
] as const
const animals = [
  ['*クレインズ', '* Cranes'],
  ['*ヘロンズ', '* Herons'],
  ['*ランタンズ', '* Lanterns'],
  ['*ウルヴァリンズ', '* Wolverines'],
  ['*コメッツ', '* Comets'],
  ['*ブレイカーズ', '* Breakers'],
  ['*オストリッチズ', '* Ostriches'],
  ['*サイクロンズ', '* Cyclones'],
] as const
const plain = [['*クラブ', '* Club']] as const
const western = [
  ['*FC', '* FC'],
  ['*シティ', '* City'],
  ['スポルティング・*', 'Sporting *'],
  ['*04', '* 04'],
] as const
const squads = [
  ['ナイトオウルズ', 'Night Owls'],
  ['影狐', 'Shadow Foxes'],
  ['ゼロポイント', 'Zero Point'],
  ['赤鬼隊', 'Red Oni Squad'],
  ['パルサー', 'Pulsar Five'],
  ['ブルーキツネビ', 'Blue Foxfire'],
  ['ヘキサゴン', 'Hexagon Labs'],
  ['夜桜', 'Yozakura'],
] as const

export const leagues: readonly League[] = [
  {
    code: 'fb1',
    sport: 'football',
    category: japan,
    name: { ja: '東雲リーグ', en: 'Shinonome League' },
    entrants: clubs(places.slice(0, 16), footballWords),
    legs: 2,
    roundHours: 24,
    firstMinute: 3 * 60,
    matchMinutes: 75,
    bestOf: null,
  },
  {
    code: 'fb2',
    sport: 'football',
    category: europe,
    name: { ja: 'コンチネンタル・ディヴィジョン', en: 'Continental Division' },
    entrants: clubs(westernPlaces, western),
    legs: 2,
    roundHours: 24,
    firstMinute: 13 * 60,
    matchMinutes: 100,
    bestOf: null,
  },
  {
    code: 'bb1',
    sport: 'baseball',
    category: japan,
    name: { ja: '日の出ベースボールリーグ', en: 'Hinode Baseball League' },
    entrants: clubs(places.slice(8, 16), animals),
    legs: 4,
    roundHours: 24,
    firstMinute: 4 * 60,
    matchMinutes: 120,
    bestOf: null,
  },
  {
    code: 'bk1',
    sport: 'basketball',
    category: japan,
    name: { ja: '雷門バスケットボールリーグ', en: 'Raimon Basketball League' },
    entrants: clubs(places.slice(2, 12), animals),
    legs: 2,
    roundHours: 24,
    firstMinute: 5 * 60,
    matchMinutes: 150,
    bestOf: null,
  },
  {
    code: 'tn1',
    sport: 'tennis',
    category: world,
    name: { ja: 'グランドテラス・ツアー', en: 'Grand Terrace Tour' },
    entrants: athletes('tennis', 12, 0.7),
    legs: 2,
    roundHours: 12,
    firstMinute: 60,
    matchMinutes: 110,
    bestOf: 3,
  },
  {
    code: 'ih1',
    sport: 'iceHockey',
    category: japan,
    name: { ja: '北斗アイスホッケーリーグ', en: 'Hokuto Ice Hockey League' },
    entrants: clubs(places.slice(14, 22), animals),
    legs: 4,
    roundHours: 24,
    firstMinute: 9 * 60,
    matchMinutes: 60,
    bestOf: null,
  },
  {
    code: 'vb1',
    sport: 'volleyball',
    category: japan,
    name: { ja: '彩雲バレーボールリーグ', en: 'Saiun Volleyball League' },
    entrants: clubs(places.slice(0, 8), plain),
    legs: 4,
    roundHours: 24,
    firstMinute: 2 * 60,
    matchMinutes: 180,
    bestOf: 5,
  },
  {
    code: 'tt1',
    sport: 'tableTennis',
    category: world,
    name: { ja: '白球プロシリーズ', en: 'Hakkyu Pro Series' },
    entrants: athletes('table tennis', 10, 0.3),
    legs: 8,
    roundHours: 3,
    firstMinute: 0,
    matchMinutes: 36,
    bestOf: 5,
  },
  {
    code: 'ru1',
    sport: 'rugby',
    category: japan,
    name: { ja: '疾風ラグビーリーグ', en: 'Hayate Rugby League' },
    entrants: clubs(places.slice(12, 20), animals),
    legs: 2,
    roundHours: 48,
    firstMinute: 4 * 60 + 30,
    matchMinutes: 150,
    bestOf: null,
  },
  {
    code: 'af1',
    sport: 'americanFootball',
    category: world,
    name: { ja: 'パシフィック・グリッドアイアン', en: 'Pacific Gridiron' },
    entrants: clubs([...places.slice(20, 24), ...westernPlaces.slice(0, 4)], animals),
    legs: 2,
    roundHours: 72,
    firstMinute: 17 * 60,
    matchMinutes: 200,
    bestOf: null,
  },
  {
    code: 'mm1',
    sport: 'mma',
    category: world,
    name: { ja: '金網闘技 一番星', en: 'Cage Night Ichibanboshi' },
    entrants: athletes('mma', 12, 0.5),
    legs: 2,
    roundHours: 24,
    firstMinute: 10 * 60,
    matchMinutes: 40,
    bestOf: 3,
  },
  {
    code: 'su1',
    sport: 'sumo',
    category: japan,
    name: { ja: '篝火場所', en: 'Kagaribi Basho' },
    entrants: ringNames.map(([ja, en]) => ({ name: { ja, en }, short: { ja, en } })),
    legs: 1,
    roundHours: 24,
    firstMinute: 7 * 60,
    matchMinutes: 12,
    bestOf: 1,
  },
  {
    code: 'es1',
    sport: 'esports',
    category: world,
    name: { ja: 'ストラトスフィア・カップ', en: 'Stratosphere Cup' },
    entrants: squads.map(([ja, en]) => ({ name: { ja, en }, short: { ja, en } })),
    legs: 4,
    roundHours: 8,
    firstMinute: 0,
    matchMinutes: 115,
    bestOf: 3,
  },
]
