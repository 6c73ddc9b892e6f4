import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { CardTitleTexts } from '../../engines/cards/card-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

/** The pay of a hand, as a multiple of the stake. */
const multipleOf = ({ game }: CardsConfig, figures: Figures, hand: string) => {
  const pays = game.play === 'draw' ? game.pays : []
  return figures.multiple(pays.find((one) => one.hand === hand)?.multiple ?? 0)
}

const ja: CardTitleTexts = {
  rules: (config, figures) => [
    'ジョーカーを除く52枚のカードを1組使います。ラウンドごとに新しい1組を切り直し、どのカードも同じ確率で出ます。結果はサーバーが決めます。',
    '最初に5枚が配られます。残すカードを選んで（ホールド）「ドロー」を押すと、残りのカードが一度だけ交換されます。引くカードは、まだ出ていない47枚から選ばれます。',
    `できた役で配当が決まります。役はJ以上のワンペアからです。フルハウスは${multipleOf(config, figures, 'full-house')}倍、フラッシュは${multipleOf(config, figures, 'flush')}倍、ロイヤルフラッシュは${multipleOf(config, figures, 'royal-flush')}倍で、倍率にはベット額を含みます。`,
    `J以上のワンペアの配当は${multipleOf(config, figures, 'jacks-or-better')}倍、つまりベット額と同額です。`,
    `毎回いちばん良いホールドを選ぶと、還元率は${figures.share(config.rtp.decimal, 4)}です。ほかの選び方では、これより低くなります。`,
    '「最善のホールドを表示」を押すと、32通りの残し方をすべて計算して、平均の配当がもっとも高いものを示します。ドローのあとには、選んだホールドとの差も表示します。',
    '過去の結果は、次の結果の確率を変えません。',
  ],
}

const en: CardTitleTexts = {
  rules: (config, figures) => [
    'The game uses one deck of 52 cards without jokers. Every round has a freshly shuffled deck, every card is equally likely, and the server decides the result.',
    'You are dealt five cards. Choose the ones to hold and press Draw: the others are swapped once, for cards from the 47 that have not been dealt.',
    `The hand you end up with sets the payout, starting at a pair of jacks. A full house pays ${multipleOf(config, figures, 'full-house')}×, a flush ${multipleOf(config, figures, 'flush')}× and a royal flush ${multipleOf(config, figures, 'royal-flush')}×, stake included.`,
    `Jacks or better pays ${multipleOf(config, figures, 'jacks-or-better')}×, which is your stake back.`,
    `With the best hold in every hand, the RTP is ${figures.share(config.rtp.decimal, 4)}. Any other way of playing returns less.`,
    '“Show the best hold” works out all 32 ways to hold and shows the one with the highest average payout. After the draw it also shows what your own choice cost.',
    'Past results do not change the odds.',
  ],
}

export const texts: Readonly<Record<Language, CardTitleTexts>> = { ja, en }
