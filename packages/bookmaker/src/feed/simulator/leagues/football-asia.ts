import { clubs, everyHours, type League, league, onDays, saturday } from '../league.ts'
import { japan, korea } from './categories.ts'

/** Football in Japan, two divisions, and in Korea. */
export const asianFootball: readonly League[] = [
  league({
    code: 'fbjp3',
    sport: 'football',
    category: japan,
    name: { ja: '東雲リーグ1部', en: 'Shinonome League Division 1' },
    entrants: clubs(`
      Aonami 青波 | * Luminas *ルミナス
      Tsukikagedai 月影台 | FC * FC*
      Shiramine 白嶺 | * Norte *ノルテ
      Kazamihama 風見浜 | * Ventos *ヴェントス
      Benisaka 紅坂 | * Ignis *イグニス
      Takanomori 鷹ノ森 | * Falce *ファルチェ
      Chiyose 千代瀬 | * SC *SC
      Yukiwatari 雪渡 | * Glanz *グランツ
      Uminari 海鳴 | * Orcas *オルカス
      Hoshimihara 星見原 | * Celesta *セレスタ
      Wakakusaoka 若草丘 | * United *ユナイテッド
      Tsurusegawa 鶴瀬川 | * Cascata *カスカータ
      Ishimai 石舞 | * Lapis *ラピス
      Kirinohara 桐野原 | FC * FC*
      Fukatsujima 深津島 | * Mistral *ミストラル
      Yunagi 夕凪 | * Albarosa *アルバローザ
      Takema 竹間 | * Atleta *アトレタ
      Todaizaki 灯台崎 | * Brisa *ブリーザ
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('13:00 14:00 15:00 18:00 19:00', '13:00 14:00 16:00 18:00'),
    origins: { japanese: 82, portuguese: 10, korean: 4, english: 4 },
  }),
  league({
    code: 'fbjp4',
    sport: 'football',
    category: japan,
    name: { ja: '東雲リーグ2部', en: 'Shinonome League Division 2' },
    entrants: clubs(`
      Inahono 稲穂野 | * SC *SC
      Kasumizawa 霞沢 | * Nebula *ネブラ
      Asagiridaira 朝霧平 | FC * FC*
      Asaji 浅茅 | * Verdela *ヴェルデラ
      Mikagami 水鏡 | * Espejo *エスペーホ
      Hotarugawa 蛍川 | * Lucciola *ルッチョラ
      Narukami 鳴神 | * Trueno *トルエノ
      Tsubakigaura 椿ヶ浦 | * Camelia *カメリア
      Ichodai 銀杏台 | * United *ユナイテッド
      Kiritachi 霧立 | * SC *SC
      Kumoi 雲居 | * Altezza *アルテッツァ
      Rurihama 瑠璃浜 | * Azul *アズール
      Kagarino 篝野 | FC * FC*
      Amahajima 天羽島 | * Plumas *プルマス
      Kaededai 楓台 | * Arce *アルセ
      Kuroshioura 黒潮浦 | * Corrente *コレンテ
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('14:00 16:00 19:00', '13:00 14:00 15:00 17:00 19:00'),
    origins: { japanese: 88, portuguese: 7, korean: 5 },
  }),
  league({
    code: 'fbkr2',
    sport: 'football',
    category: korea,
    name: { ja: 'ハンビッ・リーグ', en: 'Hanbit League' },
    entrants: clubs(`
      Haeseong ヘソン | * FC *FC
      Munpyeong ムンピョン | * United *ユナイテッド
      Byeolha ピョルハ | * Comets *コメッツ
      Seorim ソリム | FC * FC*
      Garyeong カリョン | * Magpies *マグパイズ
      Hwimok フィモク | * City *シティ
      Yeonho ヨンホ | * Cranes *クレインズ
      Jangmun チャンムン | * FC *FC
      Sohyang ソヒャン | * Citizen *シチズン
      Danbi タンビ | * Rain *レイン
      Taerim テリム | * Athletic *アスレチック
      Nuri ヌリ | FC * FC*
    `),
    legs: 4,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('14:00 16:30 19:00', '14:00 16:30 19:00'),
    origins: { korean: 85, portuguese: 9, japanese: 6 },
  }),
]
