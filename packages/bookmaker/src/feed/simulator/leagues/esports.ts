import { type Category, everyHours, type League, league, named, onDays } from '../league.ts'

const aetherfall: Category = {
  key: 'aetherfall',
  name: { ja: 'エーテルフォール', en: 'Aetherfall' },
  utcOffset: 9,
}
const blacklight: Category = {
  key: 'blacklightzero',
  name: { ja: 'ブラックライト・ゼロ', en: 'Blacklight Zero' },
  utcOffset: 1,
}

/** Two invented games. Played online, in two sessions a day. */
export const esports: readonly League[] = [
  league({
    code: 'esaf1',
    sport: 'esports',
    category: aetherfall,
    name: { ja: 'ストラトスフィア・カップ', en: 'Stratosphere Cup' },
    entrants: named(`
      Night Parade ナイトパレード, Shadow Foxes 影狐, Zero Point ゼロポイント, Red Oni Squad 赤鬼隊, Pulsar Five パルサーファイブ,
      Blue Foxfire 青狐火, Hexagon Labs ヘキサゴン・ラボ, Yozakura 夜桜, Paper Cranes ペーパークレインズ, Gravity Well グラビティウェル,
      Team Mokugyo チーム木魚, Silver Static シルバースタティック, Kage Unit 影ユニット, Lunar Tide ルナータイド, Bento Bandits 弁当バンディッツ,
      Overclock Nine オーバークロック・ナイン
    `),
    legs: 2,
    rhythm: everyHours(12),
    starts: onDays('06:00 07:20 08:40 10:00 11:20 12:40 14:00 15:20'),
    bestOf: 3,
  }),
  league({
    code: 'esbz1',
    sport: 'esports',
    category: blacklight,
    name: { ja: 'ブラックライト・マスターズ', en: 'Blacklight Masters' },
    entrants: named(`
      Owl Protocol アウル・プロトコル, Crimson Orbit クリムゾン・オービット, Halcyon Drift ハルシオン・ドリフト, Rust Parade ラスト・パレード,
      Polar Circuit ポーラー・サーキット, Velvet Riot ベルベット・ライオット, Quiet Thunder クワイエット・サンダー, Ninth Lantern ナインス・ランタン,
      Glasshouse グラスハウス, Tin Soldiers ティン・ソルジャーズ, Vantablue ヴァンタブルー, Echo Harbor エコー・ハーバー
    `),
    legs: 2,
    rhythm: everyHours(12),
    starts: onDays('06:15 07:45 09:15 10:45 12:30 14:30'),
    bestOf: 3,
  }),
]
