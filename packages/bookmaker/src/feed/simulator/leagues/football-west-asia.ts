import { clubs, everyHours, friday, type League, league, onDays, saturday } from '../league.ts'
import { emirates, india, turkey } from './categories.ts'

/** Football in India, the Emirates and Türkiye: their evenings lie between those of East Asia and Europe. */
export const westAsianFootball: readonly League[] = [
  league({
    code: 'fbina1',
    sport: 'football',
    category: india,
    name: { ja: 'マユラ・チャンピオンシップ', en: 'Mayura Championship' },
    entrants: clubs(`
      Suryapatnam スーリヤパトナム | * FC *FC
      Chandangarh チャンダンガル | * United *ユナイテッド
      Neelkanthi ニールカンティ | * Peacocks *ピーコックス
      Rangoli Ghat ランゴーリ・ガート | * SC *SC
      Kamalkot カマルコート | * Lancers *ランサーズ
      Taranagar Vale ターラナガル・ヴェイル | * FC *FC
      Meghdoot Hills メーグドゥート・ヒルズ | * Clouds *クラウズ
      Jheelwadi ジールワーディ | * Athletic *アスレチック
      Malhar Port マルハール・ポート | * Monsoon *モンスーン
      Vasantpuri ヴァサントプリー | * SC *SC
      Hastinara ハスティナーラ | * Tuskers *タスカーズ
      Lalbagan ラールバガン | * Union *ユニオン
      Shankhdweep シャンクドウィープ | * Conch *コンチ
      Dhruvapur ドゥルヴァプル | * Stars *スターズ
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('16:00 17:00 19:30', '16:00 17:30 18:00 19:30'),
    origins: { english: 70, portuguese: 18, spanish: 12 },
  }),
  league({
    code: 'fbaea1',
    sport: 'football',
    category: emirates,
    name: { ja: 'ハイル・リーグ', en: 'Khayl League' },
    entrants: clubs(`
      Al Najmiya アル・ナジュミーヤ | * Club *クラブ
      Wadi Sadaf ワディ・サダフ | * SC *SC
      Bandar Zumurrud バンダル・ズムッルド | * Club *クラブ
      Qasr al Nakhil カスル・アル・ナヒール | * FC *FC
      Ras Murjan ラス・ムルジャーン | * United *ユナイテッド
      Dar al Lulu ダール・アル・ルールー | * Marine *マリン
      Jabal Yaqut ジャバル・ヤークート | * SC *SC
      Umm Sarab ウンム・サラーブ | * Club *クラブ
      Ayn Firuz アイン・フィルーズ | * Falcons *ファルコンズ
      Madinat Anbar マディーナ・アンバル | * City *シティ
      Khor Luban ホール・ルバーン | * FC *FC
      Saif Tal サイフ・タル | * Swords *ソーズ
      Barr Ghazal バッル・ガザール | * Gazelles *ガゼルズ
      Sahra Noor サハラ・ヌール | * SC *SC
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: saturday,
    starts: onDays('17:00 18:00 20:15', '17:00 17:30 19:00 20:15'),
    origins: { portuguese: 40, french: 30, spanish: 30 },
  }),
  league({
    code: 'fbtra1',
    sport: 'football',
    category: turkey,
    name: { ja: 'ラーレ・リギ', en: 'Lale Ligi' },
    entrants: clubs(`
      Altınköy アルトゥンキョイ | * Spor *スポル
      Karaçınar カラチュナル | * SK *SK
      Gülderesi ギュルデレシ | * Gençlik *ゲンチリク
      Yıldıztepe ユルドゥズテペ | * Spor *スポル
      Mavikaya マヴィカヤ | * SK *SK
      Zeytinada ゼイティンアダ | * Spor *スポル
      Akçasaray アクチャサライ | * FK *FK
      Demirova デミロヴァ | * Gücü *ギュジュ
      Sarıyaprak サルヤプラク | * SK *SK
      Turnagöl トゥルナギョル | * Spor *スポル
      Bozkurtlu ボズクルトル | * FK *FK
      Narlıbağ ナルルバー | * SK *SK
      Kuzeyliman クゼイリマン | * Spor *スポル
      Ardıçlı アルドゥチル | * Birlik *ビルリク
    `),
    legs: 2,
    rhythm: everyHours(168),
    firstDay: friday,
    starts: onDays('17:00 18:30 20:00', '', '', '17:00 17:45 18:30 20:00'),
    origins: { slavic: 34, german: 30, french: 18, portuguese: 18 },
  }),
]
