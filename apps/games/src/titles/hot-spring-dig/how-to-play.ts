import type { HowToPlay } from '../../engines/how-to-play.ts'
import { type BoardConfig, boardOf } from '../../engines/instant/board/board-config.ts'
import type { Figures } from '../../shell/text/amounts.ts'

function factsOf(
  { columns, rows, ladders, rtp, leastRtp, maxWin, defaultHazards, actWithinHours }: BoardConfig,
  figures: Figures,
) {
  const ladder = ladders.find(({ hazards }) => hazards === defaultHazards)
  const step = (opened: number) => figures.multiple(ladder?.steps[opened - 1]?.decimal ?? 0)
  const tiles = columns * rows
  return {
    tiles,
    most: Math.max(...ladders.map(({ hazards }) => hazards)),
    preset: defaultHazards,
    first: step(1),
    third: step(3),
    /** The chance that the first tile is ice. */
    ice: figures.share(defaultHazards / tiles),
    rtp: figures.share(rtp.decimal),
    leastRtp: figures.share(leastRtp.decimal),
    maxWin: figures.multiple(maxWin.multiple),
    hours: actWithinHours,
  }
}

export const howToPlay: HowToPlay<'instant'> = {
  ja: (config, figures) => {
    const { tiles, most, preset, first, third, ice, rtp, leastRtp, maxWin, hours } = factsOf(boardOf(config), figures)
    return [
      {
        title: '遊び方',
        text: [
          `雪の下の${tiles}マスから温泉を掘り当てるゲームです。はじめにベット額と氷の数（1〜${most}）を選びます。氷の場所は開始時の抽選で決まり、その後は動きません。`,
          'マスを1つずつ掘ります。温泉が出るたびに、受け取れる額が上がります。好きなところで受け取って終了できます。氷に当たると、ベット額は戻りません。',
          `たとえば氷が${preset}個なら、1マス目で受け取るとベット額の${first}倍、3マス目なら${third}倍です。1マス目が氷である確率は${ice}です。`,
        ],
      },
      {
        title: '還元率とベストな選び方',
        text: [
          `氷の数をいくつにしても、どこで受け取っても、端数を切り捨てる前の還元率は${rtp}です。切り捨て後も、提供しているどのベット額でも${leastRtp}を下回りません。`,
          `ですから、有利なマスも、有利な止めどきもありません。変わるのは、当たりやすさと1回の大きさだけです。最大はベット額の${maxWin}倍です。`,
        ],
      },
      {
        title: '途中でやめたとき',
        text: [
          `画面を閉じても、ラウンドは${hours}時間お待ちします。ゲームを開き直すと、続きから遊べます。`,
          `${hours}時間を過ぎると、ルールに従って終了します。掘ってあればその額を受け取り、まだ掘っていなければ抽選で1マスだけ掘って終わります。`,
        ],
      },
    ]
  },
  en: (config, figures) => {
    const { tiles, most, preset, first, third, ice, rtp, leastRtp, maxWin, hours } = factsOf(boardOf(config), figures)
    return [
      {
        title: 'How it works',
        text: [
          `You dig for hot springs under ${tiles} tiles of snow. First choose your bet and how many tiles hide ice (1–${most}). The ice is placed at random when the round starts and never moves.`,
          'Dig one tile at a time. Each spring raises your cash-out, and you can take it whenever you like. Hit ice and your bet is lost.',
          `With ${preset} tiles of ice, for example, cashing out after one spring returns ${first}× your bet and after three ${third}×. The first tile is ice with a chance of ${ice}.`,
        ],
      },
      {
        title: 'The return, and best play',
        text: [
          `Whatever the amount of ice and wherever you stop, the RTP is ${rtp} before amounts are rounded down to the yen. After rounding it is at least ${leastRtp} at every bet on offer.`,
          `So there is no better tile and no better moment to stop. What differs is how often you win and how much, up to ${maxWin}× your bet.`,
        ],
      },
      {
        title: 'If you leave in the middle',
        text: [
          `A round waits for you for ${hours} hours. Open the game again and carry on where you were.`,
          `After ${hours} hours it is finished as the rules say: you’re paid the cash-out you had reached, or, if you hadn’t dug yet, one tile is dug at random and the round ends.`,
        ],
      },
    ]
  },
}
