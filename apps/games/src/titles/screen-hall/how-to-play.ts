import type { HowToPlay } from '../../engines/how-to-play.ts'
import { baccaratGuide } from '../../engines/table/baccarat/guide.ts'
import { paceOf } from './texts.ts'

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const where = { commission: 'コミッションあり', noCommission: 'ノーコミッション' }
    const guide = baccaratGuide.ja(config, figures, where)
    const pace = paceOf(config)
    return [
      {
        title: '遊び方',
        text: [
          guide.game,
          guide.draw,
          `この部屋では、全員が同じゲームを見ます。1ゲームは約${pace.round}秒。はじめの${pace.open}秒の間にチップを置き、「賭ける」を押します。締め切ると、ディーラーがカードを配ります。`,
        ],
      },
      {
        title: '絞りとテーブルのプレイヤー',
        text: [
          'ベット額が最も多いプレイヤーは、カードの角や縁をドラッグして、全員に見せながらめくれます。時間内にめくられなかったカードは、ディーラーがめくります。めくり方で結果は変わりません。',
          'ほかのプレイヤーは、表示に同意した人だけが、伏せ字の名前とチップで見えます。自分を表示するかどうかは、いつでも変更できます。',
        ],
      },
      { title: 'ベットの種類', text: [guide.sides, guide.others] },
      { title: '還元率とベストな選び方', text: [guide.best, guide.lower, guide.noMemory] },
    ]
  },
  en: (config, figures) => {
    const where = { commission: 'with commission', noCommission: 'without' }
    const guide = baccaratGuide.en(config, figures, where)
    const pace = paceOf(config)
    return [
      {
        title: 'How it works',
        text: [
          guide.game,
          guide.draw,
          `Everybody in this hall plays the same hand, about one every ${pace.round} seconds. Place your chips in the first ${pace.open} seconds and press “Place bets”. When bets are closed, the dealer deals.`,
        ],
      },
      {
        title: 'The squeeze, and who is at the table',
        text: [
          'The player with the highest bet may drag a corner or an edge of the cards and turn them over for everybody to see. A card that isn’t turned in time is turned by the dealer. How cards are turned changes nothing.',
          'You see the masked names and chips of players who agreed to be shown. Whether you are shown is your choice, and you can change it at any time.',
        ],
      },
      { title: 'The bets', text: [guide.sides, guide.others] },
      { title: 'The returns, and best play', text: [guide.best, guide.lower, guide.noMemory] },
    ]
  },
}
