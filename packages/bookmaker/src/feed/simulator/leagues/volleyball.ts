import { clubs, type League, league, onDays } from '../league.ts'
import { japan } from './categories.ts'

/** Men and women, in Japan. */
export const volleyball: readonly League[] = [
  league({
    code: 'vbm1',
    sport: 'volleyball',
    category: japan,
    name: { ja: '彩雲リーグ 男子', en: 'Saiun League, Men' },
    entrants: clubs(`
      Tsukikagedai 月影台 | * Owls *アウルズ
      Takema 竹間 | * Bamboos *バンブーズ
      Kasumizawa 霞沢 | * Herons *ヘロンズ
      Kaededai 楓台 | * Maples *メイプルズ
      Hayasegawa 早瀬川 | * Rapids *ラピッズ
      Genbumisaki 玄武岬 | * Basalts *バサルツ
      Ichodai 銀杏台 | * Golds *ゴールズ
      Amahajima 天羽島 | * Wings *ウィングス
      Oribeno 織部野 | * Kilns *キルンズ
      Kagarino 篝野 | * Beacons *ビーコンズ
    `),
    legs: 4,
    starts: onDays('13:05 14:05 16:05 18:05 19:05'),
    bestOf: 5,
  }),
  league({
    code: 'vbw1',
    sport: 'volleyball',
    category: japan,
    name: { ja: '彩雲リーグ 女子', en: 'Saiun League, Women' },
    entrants: clubs(`
      Benisaka 紅坂 | * Rouge *ルージュ
      Mikagami 水鏡 | * Mirrors *ミラーズ
      Asaji 浅茅 | * Lilies *リリーズ
      Yunagi 夕凪 | * Sea Breeze *シーブリーズ
      Hanaaya 花綾 | * Ribbons *リボンズ
      Chidoriura 千鳥浦 | * Plovers *プラバーズ
      Inahono 稲穂野 | * Harvest *ハーベスト
      Shinonomehama 東雲浜 | * Aurora *オーロラ
      Kuroshioura 黒潮浦 | * Corals *コーラルズ
      Tsubakigaura 椿ヶ浦 | * Camellias *カメリアズ
    `),
    legs: 4,
    starts: onDays('13:35 15:35 16:05 17:05 18:35'),
    bestOf: 5,
  }),
]
