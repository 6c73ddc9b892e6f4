import { kanaInLatin, soundOfRomaji } from '@andon/contract/folding/romaji'

/** Readings of the words in which people ask for help, as they type them before the conversion to kanji. */
const readings: readonly (readonly [word: string, reading: string])[] = [
  ['入金', 'ニュウキン'],
  ['出金', 'シュッキン'],
  ['引き出', 'ヒキダ'],
  ['残高', 'ザンダカ'],
  ['登録', 'トウロク'],
  ['本人確認', 'ホンニンカクニン'],
  ['確認', 'カクニン'],
  ['書類', 'ショルイ'],
  ['住所', 'ジュウショ'],
  ['氏名', 'シメイ'],
  ['名前', 'ナマエ'],
  ['電話', 'デンワ'],
  ['番号', 'バンゴウ'],
  ['変更', 'ヘンコウ'],
  ['忘れ', 'ワスレ'],
  ['認証', 'ニンショウ'],
  ['二段階', 'ニダンカイ'],
  ['上限', 'ジョウゲン'],
  ['制限', 'セイゲン'],
  ['休憩', 'キュウケイ'],
  ['自己規制', 'ジコキセイ'],
  ['自己排除', 'ジコハイジョ'],
  ['退会', 'タイカイ'],
  ['解約', 'カイヤク'],
  ['閉鎖', 'ヘイサ'],
  ['勝利金', 'ショウリキン'],
  ['配当', 'ハイトウ'],
  ['条件', 'ジョウケン'],
  ['賭け', 'カケ'],
  ['遊べ', 'アソベ'],
  ['遊ぶ', 'アソブ'],
  ['年齢', 'ネンレイ'],
  ['国', 'クニ'],
  ['銀行', 'ギンコウ'],
  ['振込', 'フリコミ'],
  ['手数料', 'テスウリョウ'],
  ['時間', 'ジカン'],
  ['反映', 'ハンエイ'],
  ['失敗', 'シッパイ'],
  ['通信', 'ツウシン'],
  ['切断', 'セツダン'],
  ['切れ', 'キレ'],
  ['公平', 'コウヘイ'],
  ['乱数', 'ランスウ'],
  ['還元率', 'カンゲンリツ'],
  ['履歴', 'リレキ'],
  ['個人情報', 'コジンジョウホウ'],
  ['問い合わせ', 'トイアワセ'],
  ['受け取', 'ウケト'],
  ['届か', 'トドカ'],
  ['使え', 'ツカエ'],
]

/** The readings of the words that a text contains, in katakana and in Latin letters. */
export function readingsIn(text: string): readonly string[] {
  return readings.filter(([word]) => text.includes(word)).flatMap(([, reading]) => [reading, latinOf(reading)])
}

/** The words of the list that a text contains, as they are written or by their reading. */
export function knownWordsIn(text: string): readonly string[] {
  return readings.filter(([word]) => text.includes(word)).map(([word]) => word)
}

/** In one spelling for Hepburn and Kunrei, which queries in Latin letters get, too. */
export const latinOf = (text: string): string => soundOfRomaji(kanaInLatin(text).toLowerCase())
