import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { HowToPlay } from '../../engines/how-to-play.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf({ bets, maxWin, rtp, spots, table, terms = {}, unit }: TableConfig, figures: Figures) {
  const [spot] = spots
  const of = bets?.[spot?.sort ?? '']
  const [covers, chip] = [spot?.covers ?? 1, table?.chips[0] ?? unit]
  const number = (name: string) => figures.number(terms[name] ?? 0)
  return {
    throws: number('throws'),
    pinZoro: number('pinZoro'),
    arashi: number('arashi'),
    fourFiveSix: number('fourFiveSix'),
    oneTwoThree: number('oneTwoThree'),
    commission: `${figures.number(Number(((terms.commission ?? 0) * 100).toPrecision(8)))}%`,
    most: figures.multiple(maxWin.multiple),
    covers: figures.number(covers),
    chip: figures.amount(chip),
    stake: figures.amount(chip / covers),
    rest: figures.amount(chip - chip / covers),
    rtp: figures.share((of?.rtp ?? rtp).decimal),
    rtpOfAll: figures.share((of?.ofAmount ?? rtp).decimal),
  }
}

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const terms = factsOf(config, figures)
    return [
      {
        title: '遊び方',
        text: [
          `親とあなたが、3つのサイコロをどんぶりに振り、役の強さを競うゲームです。役が出るまで、それぞれ最大${terms.throws}回振ります。`,
          '役は強い順に、ピンゾロ（1・1・1）、アラシ（そのほかのゾロ目）、シゴロ（4・5・6）、目（2つがそろったときの残りの1つ）、役なし、ヒフミ（1・2・3）です。同じ強さなら引き分けで、チップはすべて戻ります。',
        ],
      },
      {
        title: '配当と支払い',
        text: [
          `ピンゾロで勝つと賭け金の${terms.pinZoro}倍、アラシは${terms.arashi}倍、シゴロは${terms.fourFiveSix}倍を、負けた側が払います。ヒフミで負けると、少なくとも${terms.oneTwoThree}倍を払います。親もあなたも同じルールです。`,
          `あなたが勝ったときだけ、勝ち額から${terms.commission}の手数料を引きます。いちばん大きな獲得は、賭け金を含めて${terms.most}倍です。`,
          `1回で最大、賭け金の${terms.covers}倍を失うことがあります。そのため、置いたチップの${terms.covers}分の1が賭け金、残りは支払いへの備えです。${terms.chip}のチップなら、賭け金は${terms.stake}、備えは${terms.rest}です。使わなかった備えは、必ず戻ります。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `還元率は、賭け金に対して${terms.rtp}、置いたチップ全体に対して${terms.rtpOfAll}です。チップ全体の値が高いのは、備えの大部分がそのまま戻るからで、1回あたりの平均の損は同じです。`,
          '選ぶのは賭け金の大きさだけで、腕の差はありません。負けが続いても、次の役の出やすさは変わりません。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const terms = factsOf(config, figures)
    return [
      {
        title: 'How it works',
        text: [
          `You and the banker each throw three dice into a bowl, up to ${terms.throws} times, until there is a hand. The better hand wins.`,
          'From the best, the hands are pin-zoro (1 1 1), arashi (any other triple), shigoro (4 5 6), a point (two dice alike; the third is your point), no hand, and hifumi (1 2 3). Equal hands tie, and all your chips come back.',
        ],
      },
      {
        title: 'What is paid',
        text: [
          `The loser pays ${terms.pinZoro}× the stake against pin-zoro, ${terms.arashi}× against arashi and ${terms.fourFiveSix}× against shigoro. A loser with hifumi pays at least ${terms.oneTwoThree}×. The rules are the same for both sides.`,
          `When you win, a commission of ${terms.commission} is taken from your winnings. The most you can get is ${terms.most}× your stake, stake included.`,
          `You can lose up to ${terms.covers}× your stake in a round, so the chips you place cover it: one part in ${terms.covers} is your stake, the rest is held for what you might owe. A ${terms.chip} chip is a stake of ${terms.stake} with ${terms.rest} held. What you don’t lose always comes back.`,
        ],
      },
      {
        title: 'The return, and best play',
        text: [
          `The RTP is ${terms.rtp} of your stake, or ${terms.rtpOfAll} of all the chips you place. The second figure is higher because most held chips simply come back; a round costs the same on average either way.`,
          'All you choose is how much to stake, so there is no skill in it. After a run of losses, good hands are exactly as likely as before.',
        ],
      },
    ]
  },
}
