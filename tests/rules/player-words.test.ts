import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Word {
  /** Surely wrong wherever a player can read it. */
  readonly never: RegExp
  readonly say: string
  /** A text that the pattern must find. */
  readonly mistake: string
}

/** The column "never" of the players' words in docs/glossary.md, as far as a pattern can tell. */
const words: readonly Word[] = [
  { never: /賭け金/, say: 'ベット額', mistake: '賭け金の上限' },
  {
    never: /(サーバー|クライアント|お客様|自分|使用中|前)の種(?!類)|種（シード）/,
    say: 'シード',
    mistake: 'サーバーの種',
  },
  { never: /特別ベット|スペシャルベット/, say: 'スペシャル', mistake: '特別ベット' },
  { never: /ゴール数の(幅|範囲)/, say: 'マルチゴール, 合計ゴール数（区間）', mistake: 'ゴール数の幅' },
  { never: /[\d}]\+差/, say: '3点差以上', mistake: '鶴瀬川 3+差' },
  { never: /お試しプレイ|デモプレイ/, say: 'デモ', mistake: 'デモプレイを始める' },
  { never: /本番で遊ぶ/, say: 'リアルプレイ', mistake: '本番で遊ぶ' },
  { never: /休止/, say: '休憩', mistake: '上限・休止の設定' },
  { never: /(入金|損失|ベット)限度額/, say: '上限', mistake: '入金限度額' },
  { never: /\d日間で(?!す)|\}日間で(?!す)/, say: '1日あたり', mistake: '{days}日間で' },
  { never: /ベット明細/, say: 'ラウンド別明細', mistake: 'ベット明細' },
  { never: /プレイの記録/, say: '収支グラフ, プレイ履歴', mistake: 'プレイの記録' },
  { never: /入出金の履歴/, say: '取引履歴', mistake: '入出金の履歴' },
  { never: /リアルマネー/, say: '現金残高, 実際のお金', mistake: 'リアルマネーの残高' },
  { never: /払い戻し/, say: '配当, 返金', mistake: 'ベット、払い戻し、返金' },
  {
    never: /紐づ(く|いた)(ご自身の)?入金|ボーナスによる配当/,
    say: 'ボーナス対象の入金, ボーナス中の勝利金',
    mistake: 'ボーナスに紐づく入金',
  },
  { never: /ログインからの時間|利用時間|セッション時間/, say: 'ログイン時間', mistake: 'ログインからの時間' },
  { never: /[\d,]{3,}円|¥ ?[\d{$]/, say: '¥ 1,000 with a no-break space', mistake: '1回500円から' },
  {
    never: /__Host-andon|\bTLS\b/,
    say: 'an encrypted connection',
    mistake: 'Over TLS its name is `__Host-andon_chat`.',
  },
  {
    never: /\btime online\b|\blogged in today\b|\btime since login\b|\bsession limit\b/i,
    say: 'session time, session time limit',
    mistake: 'Time online',
  },
  { never: /\bat \{at\}/, say: 'on {at}, which is a day and a time', mistake: 'logs you out at {at}' },
  { never: /\bwithout end\b/i, say: 'with no end date, permanently', mistake: 'lock without end' },
  {
    never: /\b(opens?|starts?|coming) soon\b|準備中|近日/i,
    say: 'what there is now, without a promise',
    mistake: 'Tournaments start soon',
  },
  {
    never: /while the tables are being set|\bslots and table games\b/i,
    say: 'only games that are there',
    mistake: 'our slots and table games',
  },
  { never: /'sort\.Default': '(Recommended|おすすめ)/, say: 'Default order', mistake: "'sort.Default': 'Recommended'" },
  {
    never: /^ *[\w.']+: '(やめる|続ける|はい|いいえ|キャンセル|中止する|取り消す)'/,
    say: 'on a button, what it does: ボーナスを続ける, ロックせずに戻る',
    mistake: "cancel: 'キャンセル'",
  },
  {
    never: /^ *[\w.']+: '(Yes|No|Cancel|Continue|Stop|Abort|Proceed)'/,
    say: 'on a button, what it does: Keep bonus, Go back without locking',
    mistake: "cancel: 'Cancel'",
  },
  {
    never: /\bin the terminal\b|端末に表示/,
    say: 'what a player can do',
    mistake: 'the demo account shown in the terminal',
  },
  {
    never: /\bwhat a session looks like\b/i,
    say: 'what to expect',
    mistake: 'What a session looks like',
  },
  {
    never: /\b(a very volatile|a plain slot|our quietest)\b|素直なスロット|いちばん静かな/i,
    say: 'how it feels to play',
    mistake: 'Our quietest slot.',
  },
  { never: /\bis certain\b|\bare a win\b/i, say: 'is guaranteed; win', mistake: 'BIG or REG is certain' },
  { never: /使用済み・残り|やめる利益額|くじ引きの模擬/, say: '上限まであと', mistake: '¥ 0 使用済み・残り' },
  { never: /決済会社の符号/, say: '決済会社が発行したトークン', mistake: '決済会社の符号' },
  { never: /迷惑メールの箱|アドレスの綴り/, say: '迷惑メールフォルダ, URLに間違い', mistake: '迷惑メールの箱' },
  { never: /お問い合わせ番号|支払い番号|入金番号/, say: '参照番号', mistake: '入金番号' },
  { never: /[\d}][ \u00a0\u202f\u2009][%％]/, say: 'a percentage without a space: 96.2%', mistake: '{rtp} %' },
  { never: /当たりの頻度/, say: 'ヒット率', mistake: '当たりの頻度' },
  { never: /[\d}]x(?![\w{])/, say: 'a multiplier with its sign after it: 10×', mistake: '{times}x wagering' },
  { never: /×(?=\d|\$\{|\{)(?!\$\{config\.rows)/, say: 'a multiplier as 3×, 3倍', mistake: 'starts at ×1' },
  { never: /\bstake the bonus\b/i, say: '10× wagering', mistake: 'Stake the bonus 10 times.' },
  { never: /\bways? to pay\b/i, say: 'payment method', mistake: 'Way to pay' },
  { never: /\bkind of card\b/i, say: 'card type', mistake: 'Kind of card' },
  { never: /\b(can|to) be had\b|\bbonuses you can have\b/i, say: 'available', mistake: 'Can be had until' },
  { never: /\bpayment number\b/i, say: 'reference', mistake: 'Payment number' },
  { never: /\bpayment company\b/i, say: 'payment provider', mistake: "on the payment company's page" },
  { never: /\bbets in detail\b/i, say: 'round details', mistake: 'Bets in detail' },
  { never: /\bbet history\b/i, say: 'play history', mistake: 'Bet history' },
  { never: /\bfrequent questions\b/i, say: 'FAQ', mistake: 'Frequent questions' },
  { never: /\bgambling troubles you\b/i, say: 'Need help with gambling?', mistake: 'If gambling troubles you' },
  { never: /: '(I see|That is it for now)'/, say: 'OK', mistake: "ok: 'I see'" },
  { never: /: '(Played down|Ran out|Taken back)'/, say: 'Used, Expired, Revoked', mistake: "lost: 'Ran out'" },
  { never: /\bthat was very often\b/i, say: 'Too many attempts', mistake: 'That was very often.' },
  { never: /\bnot a program\b/i, say: 'We couldn’t confirm you’re human', mistake: 'that you are not a program' },
  { never: /\bthat did not work\b/i, say: 'Something went wrong', mistake: 'That did not work.' },
  {
    never: /\blawyer\b|弁護士/,
    say: 'Draft, once at the end of the page',
    mistake: 'A lawyer has not reviewed it yet.',
  },
]

const root = resolve(import.meta.dirname, '../..')
/** What players read: messages, games' texts, pages, mails, brands' own texts. */
const isText = new RegExp(
  [
    '^apps/web/app/.*/messages\\.\\w\\w\\.ts$',
    '^apps/sportsbook/src/.*\\.(ja|en)\\.ts$',
    '^packages/bookmaker/src/(markets/(?!.*test)[a-z/-]+|model/sports|feed/simulator/specials/round-specials|wallet-client/play-details)\\.ts$',
    '^apps/games/src/.*/(texts?/(ja|en)|texts)\\.ts$',
    '^packages/operator/src/modules/content/.*\\.md$',
    '^packages/operator/src/modules/(notices/words\\.\\w\\w|identity/security/security-messages|support/(chat/chat-mails|tickets/ticket-mails))\\.ts$',
    '^apps/server/src/site/(offline|problem)-page\\.ts$',
    '^brands/\\w+/texts/',
  ].join('|'),
)
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isText.test(path))
  .flatMap((path) =>
    readFileSync(resolve(root, path), 'utf8')
      .split('\n')
      .map((line, at) => ({ line, place: `${path}:${at + 1}` })),
  )

test('texts for players are found in every place', () => {
  for (const place of [
    'messages.ja.ts',
    'apps/sportsbook/',
    'texts/ja.ts',
    'content/pages/terms-and-conditions/en.md',
    'words.en.ts',
    'security-messages.ts',
    'brands/',
  ])
    expect(texts.some((text) => text.place.includes(place))).toBe(true)
})

describe('words that players never read', () => {
  test.each(words)('$say, not $never', ({ never, say }) => {
    const found = texts.filter(({ line }) => never.test(line)).map(({ line, place }) => `${place} ${line.trim()}`)
    expect(found, `say ${say} (docs/glossary.md)`).toEqual([])
  })

  test.each(words)('the pattern finds “$mistake”', ({ never, mistake }) => {
    expect(mistake).toMatch(never)
  })
})
