import { clubs, everyHours, type League, league, onDays, saturday } from '../league.ts'
import { brazil, mexico } from './categories.ts'

/** Football in Brazil and Mexico: their evenings are the mornings of Japan. */
export const latinFootball: readonly League[] = [
  league({
    code: 'fbbr2',
    sport: 'football',
    category: brazil,
    name: { ja: 'カンピオナート・ヴェルジ', en: 'Campeonato Verde' },
    entrants: clubs(`
      Porto Sereno ポルト・セレーノ | SC * SC*
      Serra Clara セーハ・クララ | EC * EC*
      Rio das Garças ヒオ・ダス・ガルサス | Atlético * アトレチコ・*
      Santa Aurora サンタ・アウローラ | EC * EC*
      Vila Paraíso ヴィラ・パライーゾ | * FC *FC
      Ponta Alva ポンタ・アウヴァ | AA * AA*
      Campos do Lago カンポス・ド・ラーゴ | SC * SC*
      Lagoa Azul ラゴア・アズウ | União * ウニオン・*
      São Benedito サン・ベネジート | * FC *FC
      Ilha Formosa イーリャ・フォルモーザ | EC * EC*
      Monte Cristalino モンチ・クリスタリーノ | Nacional * ナシオナウ・*
      Barra do Sol バーハ・ド・ソウ | AA * AA*
      Pedra Lisa ペドラ・リーザ | EC * EC*
      Jacarandal ジャカランダウ | * FC *FC
      Ipê Dourado イペー・ドウラード | Operário * オペラーリオ・*
      Cachoeira Nova カショエイラ・ノーヴァ | SC * SC*
      Mar Sereno マール・セレーノ | Atlético * アトレチコ・*
      Alto Tucano アウト・トゥカーノ | União * ウニオン・*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('16:00 16:30 18:30 20:00 21:30', '16:00 18:30 20:00 20:30'),
    origins: { portuguese: 86, spanish: 14 },
  }),
  league({
    code: 'fbmx2',
    sport: 'football',
    category: mexico,
    name: { ja: 'リーガ・オブシディアナ', en: 'Liga Obsidiana' },
    entrants: clubs(`
      San Jacinto サン・ハシント | Club * クラブ・*
      Tepelmeca テペルメカ | Deportivo * デポルティーボ・*
      Xochimilpa ソチミルパ | * FC *FC
      Costa Turquesa コスタ・トゥルケサ | Atlético * アトレティコ・*
      Cerro Bravo セロ・ブラボ | Club * クラブ・*
      Puerto Coral プエルト・コラル | CF * CF*
      Ocotelán オコテラン | Deportivo * デポルティーボ・*
      Santa Brígida サンタ・ブリヒダ | * FC *FC
      Aguazul アグアスル | Real * レアル・*
      Mezquital del Norte メスキタル・デル・ノルテ | CF * CF*
      Villa Quetzal ビジャ・ケツァル | Club * クラブ・*
      Sierra Morada シエラ・モラダ | Atlético * アトレティコ・*
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('17:00 19:00 21:00', '18:00 20:00 21:00'),
    origins: { spanish: 90, portuguese: 6, english: 4 },
  }),
]
