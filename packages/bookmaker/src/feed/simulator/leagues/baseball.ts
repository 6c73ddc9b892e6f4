import { clubs, type League, league, onDays } from '../league.ts'
import { japan, northAmerica } from './categories.ts'

/** Two leagues of Japan, and one of North America. */
export const baseball: readonly League[] = [
  league({
    code: 'bbjp1',
    sport: 'baseball',
    category: japan,
    name: { ja: '暁リーグ', en: 'Akatsuki League' },
    entrants: clubs(`
      Aonami 青波 | * Cormorants *コーモランツ
      Ishimai 石舞 | * Hammers *ハンマーズ
      Hoshimihara 星見原 | * Comets *コメッツ
      Benisaka 紅坂 | * Foxes *フォクシーズ
      Yunagi 夕凪 | * Lanterns *ランタンズ
      Takanomori 鷹ノ森 | * Kites *カイツ
    `),
    origins: { japanese: 88, english: 5, spanish: 7 },
    legs: 16,
    starts: onDays('14:00 18:00 18:00'),
  }),
  league({
    code: 'bbjp2',
    sport: 'baseball',
    category: japan,
    name: { ja: '黄昏リーグ', en: 'Tasogare League' },
    entrants: clubs(`
      Todaizaki 灯台崎 | * Breakers *ブレイカーズ
      Yukiwatari 雪渡 | * Ermines *アーミンズ
      Inahono 稲穂野 | * Sparrows *スパロウズ
      Tsubakigaura 椿ヶ浦 | * Dolphins *ドルフィンズ
      Shiramine 白嶺 | * Summits *サミッツ
      Narukami 鳴神 | * Thunder *サンダー
    `),
    origins: { japanese: 86, english: 6, spanish: 8 },
    legs: 16,
    starts: onDays('13:00 17:45 18:15'),
  }),
  league({
    code: 'bbus1',
    sport: 'baseball',
    category: northAmerica,
    name: { ja: 'フロンティア・ベースボール', en: 'Frontier Baseball Association' },
    entrants: clubs(`
      Port Sterling ポート・スターリング | * Bells *ベルズ
      Redwater レッドウォーター | * Prospectors *プロスペクターズ
      Cedar Hollow シーダー・ホロウ | * Lumbermen *ランバーメン
      Granite Harbor グラニット・ハーバー | * Gulls *ガルズ
      Lakemont レイクモント | * Larks *ラークス
      Silver Mesa シルバー・メサ | * Roadrunners *ロードランナーズ
      Fort Calloway フォート・キャロウェイ | * Cannons *キャノンズ
      Bridgehaven ブリッジヘイヴン | * Monarchs *モナークス
      Copper Springs カッパー・スプリングス | * Scorpions *スコーピオンズ
      Rivermouth リバーマウス | * Paddlers *パドラーズ
      Bluestone ブルーストーン | * Masons *メイソンズ
      Halston ハルストン | * Trolleys *トロリーズ
    `),
    origins: { english: 66, spanish: 28, japanese: 6 },
    legs: 6,
    starts: onDays('13:05 16:10 18:40 19:10 20:05 21:40'),
  }),
]
