import { clubs, everyHours, type League, league, onDays, saturday } from '../league.ts'
import { england, germany, italy, spain } from './categories.ts'

/** Football in four countries of Europe. */
export const europeanFootball: readonly League[] = [
  league({
    code: 'fben2',
    sport: 'football',
    category: england,
    name: { ja: 'クラウン・ディヴィジョン', en: 'Crown Division' },
    entrants: clubs(`
      Brackenford ブラッケンフォード | * Town *タウン
      Harrowvale ハローヴェイル | * United *ユナイテッド
      Ashmoor アッシュモア | * City *シティ
      Thornbay ソーンベイ | * Athletic *アスレチック
      Elmwick エルムウィック | * Rovers *ローヴァーズ
      Wexcombe ウェックスコム | * Albion *アルビオン
      Stannerley スタナリー | * Wanderers *ワンダラーズ
      Coldmere コールドミア | * FC *FC
      Haverstoke ハヴァーストーク | * City *シティ
      Pellbridge ペルブリッジ | * County *カウンティ
      Tarnside ターンサイド | * United *ユナイテッド
      Oxley Marsh オクスリー・マーシュ | * FC *FC
      Redscar Bay レッドスカー・ベイ | * FC *FC
      Millhaven ミルヘイヴン | * Town *タウン
      Loxford ロックスフォード | * Rangers *レンジャーズ
      Grimsdale グリムズデール | * Orient *オリエント
      Fenchester フェンチェスター | * City *シティ
      Hollowdene ホロウディーン | * Athletic *アスレチック
      Kingsmere キングズミア | * FC *FC
      Northolm ノーソルム | * Victoria *ヴィクトリア
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('12:30 15:00 15:00 15:00 17:30 20:00', '12:00 14:00 16:30 19:00'),
    origins: { english: 55, french: 12, portuguese: 10, spanish: 8, nordic: 8, german: 7 },
  }),
  league({
    code: 'fbes2',
    sport: 'football',
    category: spain,
    name: { ja: 'リーガ・デル・ソル', en: 'Liga del Sol' },
    entrants: clubs(`
      Valdeluna バルデルナ | CF * CF*
      Castroviento カストロビエント | Deportivo * デポルティーボ・*
      Puerto Alisio プエルト・アリシオ | CD * CD*
      Montesalto モンテサルト | UD * UD*
      Ribafría リバフリア | Racing * ラシン・*
      Alcornera アルコルネラ | SD * SD*
      San Telmo サン・テルモ | Atlético * アトレティコ・*
      Torreluz トレルス | CF * CF*
      Guadamora グアダモラ | Unión * ウニオン・*
      Villarosa ビジャロサ | CD * CD*
      Peñaclara ペニャクララ | SD * SD*
      Almendralia アルメンドラリア | UD * UD*
      Santa Irene サンタ・イレネ | CF * CF*
      Las Brisas ラス・ブリサス | UD * UD*
      Cabo Sereno カボ・セレノ | Deportivo * デポルティーボ・*
      Navaltura ナバルトゥラ | Atlético * アトレティコ・*
      Olivarejo オリバレホ | CD * CD*
      Fuentelarga フエンテラルガ | Racing * ラシン・*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('14:00 16:15 18:30 21:00', '13:00 14:00 16:15 18:30 20:30'),
    origins: { spanish: 75, portuguese: 10, french: 8, slavic: 7 },
  }),
  league({
    code: 'fbde2',
    sport: 'football',
    category: germany,
    name: { ja: 'アドラーリーガ', en: 'Adlerliga' },
    entrants: clubs(`
      Graufeld グラウフェルト | SV * SV*
      Steinhafen シュタインハーフェン | FC * FC*
      Brunnwald ブルンヴァルト | TSV * TSV*
      Oberweiden オーバーヴァイデン | VfL * VfL*
      Rabenforst ラーベンフォルスト | Eintracht * アイントラハト・*
      Hohenbrück ホーエンブリュック | Fortuna * フォルトゥナ・*
      Elbried エルプリート | SV * SV*
      Kaltenmoor カルテンモーア | 1. FC * 1.FC*
      Wolfsquell ヴォルフスクヴェル | SpVgg * SpVgg*
      Eisenrode アイゼンローデ | Union * ウニオン・*
      Sonnwacht ゾンヴァハト | FC * FC*
      Nordersiel ノルダージール | VfB * VfB*
      Falkenried ファルケンリート | Viktoria * ヴィクトリア・*
      Ahrnau アールナウ | TSG * TSG*
      Silberkamp ジルバーカンプ | SC * SC*
      Tannhofen タンホーフェン | 1. FC * 1.FC*
      Mühlbronn ミュールブロン | SV * SV*
      Greifenau グライフェナウ | SC * SC*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('13:30 15:30 15:30 18:30 20:30', '13:30 15:30 17:30 19:30'),
    origins: { german: 68, slavic: 12, nordic: 10, french: 6, japanese: 4 },
  }),
  league({
    code: 'fbit2',
    sport: 'football',
    category: italy,
    name: { ja: 'レーガ・ステラ', en: 'Lega Stella' },
    entrants: clubs(`
      Monteluno モンテルーノ | AC * AC*
      Valdoria ヴァルドーリア | US * US*
      Castelvento カステルヴェント | * Calcio *カルチョ
      Portolume ポルトルーメ | Virtus * ヴィルトゥス・*
      Acquamora アックアモーラ | AC * AC*
      Rocca Serena ロッカ・セレーナ | Pro * プロ・*
      Torrenera トッレネーラ | US * US*
      Collefiore コッレフィオーレ | * Calcio *カルチョ
      Fiumedoro フィウメドーロ | SS * SS*
      San Lazario サン・ラザーリオ | Aurora * アウローラ・*
      Pietrasole ピエトラソーレ | AC * AC*
      Borgolago ボルゴラーゴ | Unione * ウニオーネ・*
      Campoventoso カンポヴェントーゾ | US * US*
      Vallescura ヴァッレスクーラ | * Calcio *カルチョ
      Marinalta マリナルタ | SS * SS*
      Lagorosso ラーゴロッソ | Pro * プロ・*
      Montespina モンテスピーナ | AC * AC*
      Altavigna アルタヴィーニャ | Virtus * ヴィルトゥス・*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('15:00 18:00 18:30 20:45', '12:30 15:00 18:00 18:30 20:45'),
    origins: { italian: 72, slavic: 10, french: 9, portuguese: 9 },
  }),
]
