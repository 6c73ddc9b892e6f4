import {
  chipOf,
  enReturns,
  jaReturns,
  multiplesOf,
  rouletteTexts,
  rtpOf,
} from '../../engines/table/roulette/roulette-texts.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TableTitleTexts = {
  ...rouletteTexts.ja,
  rules: (config, figures) => [
    'テーブルのプレイヤー全員が、同じ1つのラウンドに賭けます。0から36までの37個の数から、ボールが1つを選びます。どの数も確率は同じで、結果はサーバーが決めます。',
    `ベットの受付は${figures.number((config.rounds?.pace.openMs ?? 0) / 1000)}秒です。チップを置き、「賭ける」を押すと受け付けられます。受付中は${figures.number(config.rounds?.mostBets ?? 0)}回まで続けて賭けられ、上限はその合計に適用されます。賭けたチップは取り消せません。`,
    '間に合ったかどうかは、サーバーがベットを受け取った時刻だけで決まります。間に合わなかったベットは受け付けられず、残高からは引かれません。',
    '画面を離れても接続が切れても、賭けたチップはそのまま有効です。配当は自動的に残高へ加わります。',
    jaReturns(multiplesOf(config, figures)),
    `どのベットも還元率は${rtpOf(config, figures, 'straight')}です。ベット額は${chipOf(config, figures)}単位で、受け取りに端数は出ません。`,
    'レーストラックでは、ホイールの並びで置けます。ヴォワザンは9枚、ティエールは6枚、オルフランは5枚、ジュー・ゼロは4枚、隣り合う数は選んだ数と両側に1枚ずつ、末尾は同じ末尾の数に1枚ずつです。チップは普通のベットとして置かれます。',
    '結果を出せなかったラウンドは無効となり、ベット額を全額返金します。',
    '過去の結果は、次の結果の確率を変えません。',
  ],
}

const en: TableTitleTexts = {
  ...rouletteTexts.en,
  rules: (config, figures) => [
    'Everyone at the table bets on the same round. The ball picks one of the 37 numbers from 0 to 36. Every number is equally likely, and the server decides the result.',
    `Bets are open for ${figures.number((config.rounds?.pace.openMs ?? 0) / 1000)} seconds. Place your chips, then press “Place bets”. You can place bets up to ${figures.number(config.rounds?.mostBets ?? 0)} times a round, and limits apply to all of them together. Placed bets can’t be taken back.`,
    'Whether a bet is in time depends only on when our server receives it. A late bet isn’t accepted, and nothing is taken from your balance.',
    'If you leave or lose your connection, your placed bets stand, and wins are added to your balance.',
    enReturns(multiplesOf(config, figures)),
    `Every bet has an RTP of ${rtpOf(config, figures, 'straight')}. Bets are multiples of ${chipOf(config, figures)}, so every payout is a whole amount.`,
    'The racetrack places chips by the order of the wheel: nine for voisins, six for tiers, five for orphelins, four for jeu zéro, one on a number and each of its neighbours, or one on each number with the same last digit. They land on the layout as ordinary bets.',
    'If a round can’t be given a result it is void, and all bets are refunded.',
    'Past results do not change the odds.',
  ],
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
