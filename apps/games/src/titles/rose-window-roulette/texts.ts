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
    '0から36までの37個の数から、ボールが1つを選びます。どの数も確率は同じで、結果はサーバーが決めます。',
    '数字やその境目にチップを置き、その数が出れば当たりです。1回のゲームに何か所でも置けます。',
    jaReturns(multiplesOf(config, figures)),
    `ラ・パルタージュのテーブルでは、0が出ると、赤黒・奇偶・前後半のベットの半分が戻ります。これらの還元率は${rtpOf(config, figures, 'even-chance-half')}で、このゲームで最も高い値です。`,
    `そのほかのベットと、シングルゼロのテーブルのすべてのベットの還元率は${rtpOf(config, figures, 'straight')}です。`,
    `ベット額はすべて${chipOf(config, figures)}単位なので、半分にしても端数は出ません。端数が出る場合は、1円未満を切り捨てます。`,
    'レーストラックでは、ホイールの並びで置けます。ヴォワザンは9枚、ティエールは6枚、オルフランは5枚、ジュー・ゼロは4枚、隣り合う数は選んだ数と両側に1枚ずつ、末尾は同じ末尾の数に1枚ずつです。チップはその場で普通のベットとして置かれます。',
    '過去の結果は、次の結果の確率を変えません。',
  ],
}

const en: TableTitleTexts = {
  ...rouletteTexts.en,
  rules: (config, figures) => [
    'The ball picks one of the 37 numbers from 0 to 36. Every number is equally likely, and the server decides the result.',
    'Place chips on numbers or on the lines between them. A bet wins when one of its numbers comes up. Bet on as many places as you like.',
    enReturns(multiplesOf(config, figures)),
    `At the la partage table, zero gives back half of every bet on red, black, odd, even, 1 to 18 and 19 to 36. Their RTP is ${rtpOf(config, figures, 'even-chance-half')}, the best in this game.`,
    `All other bets, and every bet at the single-zero table, have an RTP of ${rtpOf(config, figures, 'straight')}.`,
    `Bets are multiples of ${chipOf(config, figures)}, so half a bet is always a whole amount. If it ever were not, it would be rounded down to the yen.`,
    'The racetrack places chips by the order of the wheel: nine for voisins, six for tiers, five for orphelins, four for jeu zéro, one on a number and each of its neighbours, or one on each number with the same last digit. They land on the layout as ordinary bets.',
    'Past results do not change the odds.',
  ],
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
