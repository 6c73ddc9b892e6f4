import { clubs, everyHours, type League, league, onDays } from '../league.ts'
import { northAmerica } from './categories.ts'

export const americanFootball: readonly League[] = [
  league({
    code: 'afus1',
    sport: 'americanFootball',
    category: northAmerica,
    name: { ja: 'パシフィック・グリッドアイアン', en: 'Pacific Gridiron League' },
    entrants: clubs(`
      Redwater レッドウォーター | * Drovers *ドローヴァーズ
      Granite Harbor グラニット・ハーバー | * Krakens *クラーケンズ
      Silver Mesa シルバー・メサ | * Outriders *アウトライダーズ
      Eagle Ridge イーグル・リッジ | * Gryphons *グリフォンズ
      Thunder Creek サンダー・クリーク | * Stampede *スタンピード
      Fort Calloway フォート・キャロウェイ | * Sentinels *センチネルズ
      Marrow Bay マロウ・ベイ | * Hammerheads *ハンマーヘッズ
      Santa Lucinda サンタ・ルシンダ | * Condors *コンドルズ
      Copper Springs カッパー・スプリングス | * Rattlers *ラトラーズ
      Rivermouth リバーマウス | * Gators *ゲイターズ
      Halston ハルストン | * Ironmen *アイアンメン
      Westmarch ウェストマーチ | * Bighorns *ビッグホーンズ
    `),
    legs: 2,
    rhythm: everyHours(72),
    starts: onDays('19:15', '12:00 15:25', '12:00 15:25 19:20'),
  }),
]
