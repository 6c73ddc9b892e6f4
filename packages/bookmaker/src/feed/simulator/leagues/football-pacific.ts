import { clubs, everyHours, type League, league, onDays, saturday } from '../league.ts'
import { australia, newZealand, thailand } from './categories.ts'

/** Football in New Zealand, Australia and Thailand. */
export const pacificFootball: readonly League[] = [
  league({
    code: 'fbnza1',
    sport: 'football',
    category: newZealand,
    name: { ja: 'カオランギ・リーグ', en: 'Kaorangi League' },
    entrants: clubs(`
      Waitoro ワイトロ | * AFC *AFC
      Rangihau ランギハウ | * United *ユナイテッド
      Tarapuna タラプナ | * Rovers *ローヴァーズ
      Otamure オタムレ | * City *シティ
      Kohurangi コフランギ | * Athletic *アスレチック
      Pukerewa プケレワ | * AFC *AFC
      Ferncliff ファーンクリフ | * Suburbs *サバーブズ
      Marawhiti マラフィティ | * Harbour *ハーバー
      Glenbarrow グレンバロウ | * Thistle *シスル
      Tokaniwa トカニワ | * Stars *スターズ
      Aroharoa アロハロア | * FC *FC
      Easthaven Bay イーストヘイヴン・ベイ | * Mariners *マリナーズ
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('13:00 15:00 17:00', '13:00 15:00 17:00'),
    origins: { english: 84, nordic: 8, japanese: 8 },
  }),
  league({
    code: 'fbaua1',
    sport: 'football',
    category: australia,
    name: { ja: 'グレートコースト・リーグ', en: 'Great Coast League' },
    entrants: clubs(`
      Barrawong バラウォン | * FC *FC
      Coolabah Plains クーラバー・プレインズ | * United *ユナイテッド
      Mount Wirrin マウント・ウィリン | * Miners *マイナーズ
      Yarrandale ヤランデール | * City *シティ
      Port Quillan ポート・クイラン | * Sharks *シャークス
      Wollumbah ウォランバ | * Wanderers *ワンダラーズ
      Kurrajong Bay クラジョン・ベイ | * Athletic *アスレチック
      Dunbaral ダンバラル | * Rangers *レンジャーズ
      Cape Mallory ケープ・マロリー | * SC *SC
      Ironbark Hill アイアンバーク・ヒル | * Rovers *ローヴァーズ
      Tallamore タラモア | * Victory Park *ヴィクトリー・パーク
      Silver Gully シルバー・ガリー | * FC *FC
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('15:00 17:00 19:30', '15:00 16:00 18:30'),
    origins: { english: 78, slavic: 10, italian: 8, japanese: 4 },
  }),
  league({
    code: 'fbtha1',
    sport: 'football',
    category: thailand,
    name: { ja: 'ラチャプルック・リーグ', en: 'Ratchaphruek League' },
    entrants: clubs(`
      Ban Saengdao バーン・センダーオ | * FC *FC
      Nakhon Rung ナコーン・ルン | * United *ユナイテッド
      Wiang Morakot ウィアン・モラコット | * FC *FC
      Phu Luang Thong プー・ルアントーン | * Elephants *エレファンツ
      Khlong Chan Phen クローン・チャンペン | * City *シティ
      Tha Maliwan ター・マリワン | * Port *ポート
      Don Sarika ドーン・サリカ | * Athletic *アスレチック
      Bueng Bua Daeng ブン・ブアデーン | * Lotus *ロータス
      Ko Phraewa コ・プレーワー | * Marine *マリン
      Doi Nam Phueng ドイ・ナムプン | * FC *FC
      Suan Fai Kham スアン・ファイカム | * Tigers *タイガース
      Muang Rawi ムアン・ラウィー | * Suns *サンズ
      Lam Hong ラム・ホン | * Swans *スワンズ
      Hat Kaeo Thale ハート・ケーオタレー | * Waves *ウェーブズ
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('17:00 18:00 19:00', '16:00 18:00 19:00 20:00'),
    origins: { portuguese: 20, japanese: 12, korean: 12, chinese: 56 },
  }),
]
