import { clubs, everyHours, type League, league, onDays, saturday } from '../league.ts'
import { argentina, pacificCoast } from './categories.ts'

/** Football in Argentina and on the west coast of the United States. */
export const moreAmericanFootball: readonly League[] = [
  league({
    code: 'fbara1',
    sport: 'football',
    category: argentina,
    name: { ja: 'プリメーラ・セレステ', en: 'Primera Celeste' },
    entrants: clubs(`
      Pampa Brava パンパ・ブラバ | Atlético * アトレティコ・*
      Villa Ombú ビジャ・オンブー | Club * クラブ・*
      Cerro Plateado セロ・プラテアード | Deportivo * デポルティーボ・*
      Puerto Calandria プエルト・カランドリア | Ferro * フェロ・*
      Las Araucarias ラス・アラウカリアス | Unión * ウニオン・*
      Rosales del Río ロサレス・デル・リオ | Club * クラブ・*
      San Ceferino サン・セフェリノ | Sportivo * スポルティーボ・*
      Laguna Hornero ラグーナ・オルネロ | Juventud * フベントゥ・*
      Trigal Alto トリガル・アルト | Racing * ラシン・*
      Costa Jarilla コスタ・ハリージャ | Deportivo * デポルティーボ・*
      Valle Quebrado バジェ・ケブラード | Atlético * アトレティコ・*
      Santa Milonga サンタ・ミロンガ | Social * ソシアル・*
      El Carancho エル・カランチョ | Club * クラブ・*
      Bahía Ceibo バイーア・セイボ | Unión * ウニオン・*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('15:00 17:30 19:45 21:45', '16:00 19:00 21:00'),
    origins: { spanish: 84, italian: 16 },
  }),
  league({
    code: 'fbusa1',
    sport: 'football',
    category: pacificCoast,
    name: { ja: 'サンセット・サッカー・リーグ', en: 'Sunset Soccer League' },
    entrants: clubs(`
      Santa Lucinda サンタ・ルシンダ | * SC *SC
      Marrow Bay マロウ・ベイ | * FC *FC
      Cedar Hollow シーダー・ホロウ | * Timberline *ティンバーライン
      Silver Mesa シルバー・メサ | * Sol *ソル
      Redwater レッドウォーター | * United *ユナイテッド
      Point Halloran ポイント・ハロラン | * Lights *ライツ
      Monte Alegra モンテ・アレグラ | * Real *レアル
      Kelp Harbor ケルプ・ハーバー | * Otters *オッターズ
      Juniper Flats ジュニパー・フラッツ | * SC *SC
      Salt Canyon ソルト・キャニオン | * Coyotes *コヨーテズ
      Olive Grove オリーブ・グローブ | * Athletic *アスレチック
      Emberly Falls エンバリー・フォールズ | * FC *FC
      Vista Dorada ビスタ・ドラダ | * Union *ユニオン
      Northgate Sound ノースゲート・サウンド | * Mariners *マリナーズ
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('14:00 17:00 19:00 20:30', '15:00 18:30 20:30'),
    origins: { english: 58, spanish: 28, portuguese: 8, japanese: 6 },
  }),
]
