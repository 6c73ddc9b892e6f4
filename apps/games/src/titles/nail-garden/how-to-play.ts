import type { HowToPlay } from '../../engines/how-to-play.ts'
import { type PlinkoConfig, paysOf, plinkoOf, tableOf } from '../../engines/instant/plinko/plinko-config.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf(config: PlinkoConfig, figures: Figures) {
  const { tables, preset, rtp, leastRtp, maxWin } = config
  const rows = tables.map((table) => table.rows)
  const bins = paysOf(tableOf(config, preset))
  const least = bins.reduce((one, other) => (other.multiple < one.multiple ? other : one))
  const most = bins.reduce((one, other) => (other.multiple > one.multiple ? other : one))
  return {
    fewest: Math.min(...rows),
    most: Math.max(...rows),
    preset: preset.rows,
    edge: figures.multiple(most.multiple),
    edgeOneIn: figures.rounds(most.all / most.ways),
    middle: figures.multiple(least.multiple),
    rtp: figures.share(rtp.decimal),
    leastRtp: figures.share(leastRtp.decimal),
    highest: figures.multiple(maxWin.multiple),
    oneIn: figures.rounds(maxWin.oneIn),
  }
}

export const howToPlay: HowToPlay<'instant'> = {
  ja: (config, figures) => {
    const { fewest, most, preset, edge, edgeOneIn, middle, rtp, leastRtp, highest, oneIn } = factsOf(
      plinkoOf(config),
      figures,
    )
    return [
      {
        title: '遊び方',
        text: [
          `玉を落とし、釘を${fewest}〜${most}段はねて入った受け皿の倍率を受け取るゲームです。ベット額、段数、リスク（低・中・高）を選んで始めます。`,
          '玉は1段ごとに、左か右へ同じ確率で進みます。道すじはサーバーの抽選で先に決まり、画面の玉はそのとおりに落ちます。',
        ],
      },
      {
        title: '配当',
        text: [
          `端の受け皿ほど倍率が高く、めったに入りません。たとえば${preset}段・リスク中では、最も高い受け皿が${edge}倍（${edgeOneIn}回に1回）、最も低い受け皿が${middle}倍です。1倍に満たない受け皿では、受け取り額がベット額より少なくなります。`,
          `全体で最も高い倍率は${highest}倍で、${oneIn}回に1回です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `段数とリスクのどの組み合わせでも、端数を切り捨てる前の還元率は${rtp}です。切り捨て後も、提供しているどのベット額でも${leastRtp}を下回りません。`,
          'リスクを上げても、平均で戻る割合は変わりません。大きな倍率が増えるぶん、ベット額を下回る回も増えます。長く楽しみたいときは、リスク低が向いています。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const { fewest, most, preset, edge, edgeOneIn, middle, rtp, leastRtp, highest, oneIn } = factsOf(
      plinkoOf(config),
      figures,
    )
    return [
      {
        title: 'How it works',
        text: [
          `Drop a ball through ${fewest} to ${most} rows of pins and get the multiplier of the bin it lands in. Choose your bet, the number of rows and the risk: low, medium or high.`,
          'At every row the ball goes left or right with equal chance. The server draws the whole path first, and the ball you see follows it.',
        ],
      },
      {
        title: 'What it pays',
        text: [
          `Bins near the edges pay more and are rarely hit. With ${preset} rows at medium risk, for example, the highest bin pays ${edge}× (1 in ${edgeOneIn}) and the lowest ${middle}×. A bin below 1× returns less than your bet.`,
          `The highest multiplier of all is ${highest}×, once in ${oneIn} balls.`,
        ],
      },
      {
        title: 'The return, and best play',
        text: [
          `Every combination of rows and risk has an RTP of ${rtp} before amounts are rounded down to the yen. After rounding it is at least ${leastRtp} at every bet on offer.`,
          'More risk does not change what comes back on average. It brings larger multipliers, and more balls that return less than your bet. For a longer game choose low risk.',
        ],
      },
    ]
  },
}
