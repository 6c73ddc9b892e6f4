import { clubs, type League, league, onDays } from '../league.ts'
import { europe, japan, northAmerica } from './categories.ts'

/** Leagues of Japan, North America and Europe. */
export const basketball: readonly League[] = [
  league({
    code: 'bkjp1',
    sport: 'basketball',
    category: japan,
    name: { ja: '雷門リーグ', en: 'Raimon League' },
    entrants: clubs(`
      Kazamihama 風見浜 | * Whirlwinds *ワールウィンズ
      Chiyose 千代瀬 | * Turtles *タートルズ
      Uminari 海鳴 | * Surf *サーフ
      Wakakusaoka 若草丘 | * Crickets *クリケッツ
      Tsurusegawa 鶴瀬川 | * Cranes *クレインズ
      Kirinohara 桐野原 | * Phoenix *フェニックス
      Asagiridaira 朝霧平 | * Mist *ミスト
      Hotarugawa 蛍川 | * Fireflies *ファイヤーフライズ
      Kumoi 雲居 | * Swifts *スウィフツ
      Rurihama 瑠璃浜 | * Sapphires *サファイアズ
      Akanezawa 茜沢 | * Sunsets *サンセッツ
      Hatsukari 初雁 | * Geese *ギース
    `),
    origins: { japanese: 76, english: 16, slavic: 4, korean: 4 },
    legs: 4,
    starts: onDays('14:05 15:35 16:05 17:05 19:05 19:35'),
  }),
  league({
    code: 'bkus1',
    sport: 'basketball',
    category: northAmerica,
    name: { ja: 'コンチネンタル・バスケットボール', en: 'Continental Basketball League' },
    entrants: clubs(`
      Pine Summit パイン・サミット | * Huskies *ハスキーズ
      Westmarch ウェストマーチ | * Wardens *ウォーデンズ
      North Haddon ノース・ハドン | * Owls *アウルズ
      Eagle Ridge イーグル・リッジ | * Talons *タロンズ
      Marrow Bay マロウ・ベイ | * Tides *タイズ
      Thunder Creek サンダー・クリーク | * Bolts *ボルツ
      St. Averill セント・アヴェリル | * Swans *スワンズ
      Great Elk グレート・エルク | * Woodsmen *ウッズメン
      Santa Lucinda サンタ・ルシンダ | * Solars *ソーラーズ
      Port Sterling ポート・スターリング | * Steamers *スティーマーズ
      Silver Mesa シルバー・メサ | * Mustangs *マスタングズ
      Lakemont レイクモント | * Lynx *リンクス
      Halston ハルストン | * Comets *コメッツ
      Bluestone ブルーストーン | * Blasters *ブラスターズ
    `),
    origins: { english: 78, french: 8, spanish: 7, slavic: 7 },
    legs: 4,
    starts: onDays('15:00 17:00 18:00 19:00 19:30 20:00 22:00'),
  }),
  league({
    code: 'bkeu1',
    sport: 'basketball',
    category: europe,
    name: { ja: 'ヨーロピアン・コート・リーグ', en: 'European Court League' },
    entrants: clubs(`
      Vilkara ヴィルカラ | BC * BC*
      Zoranica ゾラニツァ | KK * KK*
      Valdemora バルデモラ | CB * CB*
      Montelario モンテラーリオ | Pallacanestro * パッラカネストロ・*
      Altınköy アルトゥンキョイ | * SK *SK
      Peristera ペリステラ | * BC *BC
      Villarmont ヴィラルモン | Étoile * エトワール・*
      Greifenau グライフェナウ | Baskets * バスケッツ・*
      Hradovice フラドヴィツェ | BK * BK*
      Kaunavas カウナヴァス | BC * BC*
      Ravnomore ラヴノモレ | KK * KK*
      Nordhamar ノルハマル | * Basket *バスケット
    `),
    origins: { slavic: 30, spanish: 18, english: 16, italian: 14, french: 12, german: 10 },
    legs: 2,
    starts: onDays('13:00 14:45 16:30 18:00 20:00 20:30'),
  }),
]
