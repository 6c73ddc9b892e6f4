import type { Rule } from '../moderate.ts'

const dot = String.raw`\s?(?:\(dot\)|\bdot\b|ドット|どっと|・)\s?`
const endings =
  'com|net|org|jp|io|gg|tv|info|xyz|app|link|shop|site|online|club|live|bet|casino|cc|ru|cn|vip|win|コム|ネット|ねっと'
const gap = String.raw`[\s().・ー-]{0,2}`

/** Ways to be reached or found elsewhere. Links are refused whatever they lead to. */
export const contactRules: readonly Rule[] = [
  {
    kind: 'contact',
    form: 'digits',
    pattern: new RegExp(String.raw`[\w.+-]+\s?(?:@|\bat\b|\(at\)|アット|あっと)\s?[\w-]+(?:\.|${dot})\w{2,}`),
  },
  {
    kind: 'link',
    form: 'digits',
    pattern: /https?:|\bwww\s?\.|\/\/\w|\b(?:t\.me|bit\.ly|line\.me|discord\.gg|wa\.me)\b/,
  },
  {
    kind: 'link',
    form: 'digits',
    pattern: new RegExp(
      `[a-z0-9-]{2,}(?:[.。](?:${endings})|${dot}(?:${endings})|\\s[.。]\\s(?:com|net|org|jp))(?![a-z0-9])`,
    ),
  },
  {
    kind: 'link',
    form: 'long',
    pattern: /リンク(?:ハル|貼ル|オクル|送ル|フメ|踏メ|踏ンデ)|ホームページ(?:ミテ|見テ|キテ|来テ)/,
  },
  {
    kind: 'contact',
    form: 'digits',
    pattern: /\b(?:gmail|hotmail|outlook|icloud|protonmail)\b|メアド|めあど|メルアド|メールアドレス/,
  },
  // A number of a telephone: of ten digits, after a zero in groups, or after a plus. Sums of money have thousands separators, numbers of a wheel two digits.
  {
    kind: 'contact',
    form: 'digits',
    pattern: new RegExp(
      [
        String.raw`(?<![\d,.])\d{10,}`,
        String.raw`\+\d(?:${gap}\d){7,}`,
        String.raw`(?<![\d,.])0\d{1,4}${gap}\d{2,4}${gap}\d{3,4}(?!\d)`,
        String.raw`(?<![\d,.])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)`,
      ].join('|'),
    ),
  },
  {
    kind: 'contact',
    form: 'digits',
    pattern:
      /〒|郵便番号|\d(?:丁目|番地)|(?:東京都|北海道|京都府|大阪府|[^\s]{2,3}県).{1,8}[市区郡町村].{0,14}\d|[市区町村].{1,8}\d{1,3}[ー-]\d{1,3}[ー-]\d/,
  },
  {
    kind: 'contact',
    form: 'long',
    pattern:
      /\b\d{1,5} (?!on|a|the|double|per|each|any|chips?|yen|more)[a-z]{3,} (?:street(?! bet)|avenue|boulevard|lane)\b|\b(?:my|your|ur) (?:home |e-?mail )?(?:address|phone(?: number)?|number is)\b/,
  },
  {
    kind: 'contact',
    form: 'long',
    pattern:
      /(?:^|\s)@[a-z0-9_]{3,}|\b(?:discord|telegram|whatsapp|wechat|kakaotalk|instagram|insta|snapchat|facebook|tiktok|skype)\b|\b(?:dm|pm) me\b|\b(?:text|call|message|contact|add) me (?:at|on)\b|\bline ?(?:id|交換|追加|教エ|シヨウ|グル)/,
  },
  {
    kind: 'contact',
    form: 'long',
    pattern:
      /(?<!ペイ)(?:ライン|インスタ|デイスコード|デイスコ|カカオ|テレグラム|ツイツター|スカイプ)ノ?(?:交換|コウカン|教エ|オシエ|id|アイデイ|追加|ツイカ|シマセンカ|ヤツテ(?:ル|マス)|グル)|電話番号|デンワバンゴウ|連絡先|レンラクサキ|(?:本名|住所|ジユウシヨ)ヲ?(?:教エ|オシエ|ハ)|個チヤ|オフ会|会イマセンカ|リアルデ会/,
  },
]
