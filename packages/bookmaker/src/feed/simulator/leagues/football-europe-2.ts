import { clubs, everyHours, friday, type League, league, onDays, saturday } from '../league.ts'
import { england, france } from './categories.ts'

/** Football in France, and the second division of England. */
export const moreEuropeanFootball: readonly League[] = [
  league({
    code: 'fbfra1',
    sport: 'football',
    category: france,
    name: { ja: 'シャンピオナ・ミストラル', en: 'Championnat Mistral' },
    entrants: clubs(`
      Villarmont ヴィラルモン | Étoile * エトワール・*
      Saint-Briand サン・ブリアン | Stade * スタッド・*
      Beaulac ボーラック | AS * AS*
      Port-Lavande ポール・ラヴァンド | FC * FC*
      Roquefeuil ロックフイユ | US * US*
      Montclairval モンクレルヴァル | RC * RC*
      Hautemarne-les-Bois オートマルヌ・レ・ボワ | SC * SC*
      Valserein ヴァルスラン | AS * AS*
      Chantebrume シャントブリュム | OC * OC*
      Pontargent ポンタルジャン | FC * FC*
      Fontclaire フォンクレール | Stade * スタッド・*
      Brisemer ブリズメール | US * US*
      Châtelneuf シャテルヌフ | AS * AS*
      Aiguevive エーグヴィーヴ | RC * RC*
      Larmoray ラルモレー | EA * EA*
      Noirétang ノワレタン | SC * SC*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('15:00 17:00 19:00 21:00', '13:00 15:00 17:05 20:30'),
    origins: { french: 74, portuguese: 12, spanish: 8, slavic: 6 },
  }),
  league({
    code: 'fbenb1',
    sport: 'football',
    category: england,
    name: { ja: 'クラウン・セカンド', en: 'Crown Second Division' },
    entrants: clubs(`
      Dunwell Heath ダンウェル・ヒース | * FC *FC
      Marlstow マールストウ | * Town *タウン
      Withern Cross ウィザーン・クロス | * Rovers *ローヴァーズ
      Saltersea ソルターシー | * Athletic *アスレチック
      Copley Vale コプリー・ヴェイル | * United *ユナイテッド
      Barnhurst Green バーンハースト・グリーン | * FC *FC
      Otterbridge オッターブリッジ | * County *カウンティ
      Quenby クウェンビー | * Albion *アルビオン
      Thistleworth シスルワース | * Town *タウン
      Ravelston Moor ラヴェルストン・ムーア | * Wanderers *ワンダラーズ
      Penmouth ペンマス | * City *シティ
      Longacre Hill ロングエーカー・ヒル | * Orient *オリエント
      Farleigh Mill ファーリー・ミル | * United *ユナイテッド
      Eastmarsh イーストマーシュ | * Rangers *レンジャーズ
      Cawdon コードン | * FC *FC
      Heronsgate Park ヘロンズゲート・パーク | * Victoria *ヴィクトリア
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: friday,
    starts: onDays('18:00 19:45 20:00', '15:00', '13:30', '18:00 19:30 20:00'),
    origins: { english: 68, french: 10, nordic: 10, portuguese: 6, german: 6 },
    level: -1.2,
  }),
]
