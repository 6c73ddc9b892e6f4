import { clubs, type League, league, onDays } from '../league.ts'
import { asia, northAmerica } from './categories.ts'

/** A league of Japan and Korea, and one of North America. */
export const iceHockey: readonly League[] = [
  league({
    code: 'ihas1',
    sport: 'iceHockey',
    category: asia,
    name: { ja: '北斗アイスホッケーリーグ', en: 'Hokuto Ice Hockey League' },
    entrants: clubs(`
      Shiramine 白嶺 | * Ermines *アーミンズ
      Yukiwatari 雪渡 | * Blizzards *ブリザーズ
      Yukige 雪解 | * Snow Monkeys *スノーモンキーズ
      Kiritachi 霧立 | * Ice Foxes *アイスフォクシーズ
      Tokiwagi 常磐木 | * Bears *ベアーズ
      Fukatsujima 深津島 | * Walrus *ウォルラス
      Seorim ソリム | * Ice Magpies *アイスマグパイズ
      Munpyeong ムンピョン | * Blades *ブレイズ
    `),
    origins: { japanese: 62, korean: 18, slavic: 14, nordic: 6 },
    legs: 6,
    starts: onDays('15:00 18:00 19:00 19:30'),
  }),
  league({
    code: 'ihus1',
    sport: 'iceHockey',
    category: northAmerica,
    name: { ja: 'グレート・レイクス・ホッケー', en: 'Great Lakes Hockey Conference' },
    entrants: clubs(`
      Granite Harbor グラニット・ハーバー | * Icebreakers *アイスブレイカーズ
      Pine Summit パイン・サミット | * Moose *ムース
      Great Elk グレート・エルク | * Wolverines *ウルヴァリンズ
      Lakemont レイクモント | * Loons *ルーンズ
      Cedar Hollow シーダー・ホロウ | * Axemen *アックスメン
      Saint-Briand サン・ブリアン | * Voyageurs *ヴォワイヤジュール
      Westmarch ウェストマーチ | * Frost *フロスト
      North Haddon ノース・ハドン | * Northern Lights *ノーザンライツ
      Port Sterling ポート・スターリング | * Anchors *アンカーズ
      Fort Calloway フォート・キャロウェイ | * Bison *バイソン
      Thunder Creek サンダー・クリーク | * Storm *ストーム
      Bridgehaven ブリッジヘイヴン | * Ironclads *アイアンクラッズ
    `),
    origins: { english: 52, nordic: 18, slavic: 18, french: 12 },
    legs: 4,
    starts: onDays('16:00 17:00 18:30 19:00 20:00 21:30'),
  }),
]
