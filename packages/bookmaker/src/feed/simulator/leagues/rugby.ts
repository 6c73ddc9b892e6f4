import { clubs, everyHours, type League, league, onDays } from '../league.ts'
import { japan, south } from './categories.ts'

/** A league of Japan, and one of the countries south of the equator. */
export const rugby: readonly League[] = [
  league({
    code: 'rujp1',
    sport: 'rugby',
    category: japan,
    name: { ja: '疾風ラグビーリーグ', en: 'Hayate Rugby League' },
    entrants: clubs(`
      Ishimai 石舞 | * Oxen *オクセン
      Fukatsujima 深津島 | * Rhinos *ライノス
      Takema 竹間 | * Boars *ボアーズ
      Todaizaki 灯台崎 | * Lighthouse *ライトハウス
      Inahono 稲穂野 | * Harvesters *ハーベスターズ
      Mikagami 水鏡 | * Pikes *パイクス
      Narukami 鳴神 | * Drummers *ドラマーズ
      Akanezawa 茜沢 | * Redwoods *レッドウッズ
      Morinohara 杜ノ原 | * Stags *スタッグス
      Genbumisaki 玄武岬 | * Anvils *アンビルズ
    `),
    legs: 2,
    rhythm: everyHours(48),
    starts: onDays('12:00 14:30', '12:00 14:30 19:00'),
  }),
  league({
    code: 'rush1',
    sport: 'rugby',
    category: south,
    name: { ja: 'サザンクロス・ラグビー', en: 'Southern Cross Rugby' },
    entrants: clubs(`
      Waitoro ワイトロ | * Kauri *カウリ
      Rangihau ランギハウ | * Albatross *アルバトロス
      Tarapuna タラプナ | * Orcas *オルカス
      Barrawong バラウォン | * Dingoes *ディンゴズ
      Coolabah Plains クーラバー・プレインズ | * Stockmen *ストックメン
      Mount Wirrin マウント・ウィリン | * Kestrels *ケストレルズ
      Drakenfontein ドラケンフォンテイン | * Kudus *クードゥーズ
      Kaapvlei カープフレイ | * Mountaineers *マウンテニアーズ
      Vatukoro ヴァトゥコロ | * Drums *ドラムズ
      Pampa Brava パンパ・ブラバ | * Gauchos *ガウチョス
    `),
    legs: 2,
    rhythm: everyHours(48),
    firstDay: 1,
    starts: onDays('16:35 19:05', '17:05 19:35 21:45'),
  }),
]
