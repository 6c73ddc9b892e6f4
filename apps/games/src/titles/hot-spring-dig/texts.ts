import type { BoardConfig } from '../../engines/instant/board/board-config.ts'
import type { BoardTitleTexts } from '../../engines/instant/board/board-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: BoardTitleTexts = {
  hazards: '氷',
  covered: '雪',
  safe: '温泉',
  hazard: '氷',
  rules: (config, figures) => {
    const { cells, least, most, maxWin } = factsOf(config)
    return [
      `${config.columns}×${config.rows}の${cells}マスに雪が積もっています。ベット額と氷の数（${least}〜${most}）を選んで始めます。氷の場所は開始時に抽選で決まり、その後は変わりません。どの配置も同じ確率です。`,
      'マスを1つずつ掘ります。温泉が出るたびに、受け取れる額が上がります。1マスでも掘ったら、いつでも受け取って終了できます。',
      '氷に当たるとラウンドは終了し、ベット額は戻りません。',
      `受け取り額は、ベット額 × ${figures.share(config.rtp.decimal)} ÷ そこまで温泉だけを掘り当てる確率です。1円未満は切り捨てます。切り捨て前の RTP（還元率）は、氷の数や終えるタイミングによらず ${figures.share(config.rtp.decimal)} です。`,
      `表の最後の段まで掘ると、自動で受け取ります。最大でベット額の${figures.multiple(maxWin.multiple)}倍です。`,
      `ヒット率は、氷${config.defaultHazards}マスで1マスだけ掘って受け取る場合の値です。`,
    ]
  },
}

const en: BoardTitleTexts = {
  hazards: 'Ice',
  covered: 'snow',
  safe: 'hot spring',
  hazard: 'ice',
  rules: (config, figures) => {
    const { cells, least, most, maxWin } = factsOf(config)
    return [
      `Snow covers ${cells} tiles, ${config.columns} by ${config.rows}. Choose your bet and how many tiles hide ice (${least}–${most}). The ice is placed at random when the round starts and never moves; every arrangement is equally likely.`,
      'Dig one tile at a time. Each hot spring raises your cash-out. Once you’ve found one, you can cash out at any time.',
      'Hit ice and the round ends with your bet lost.',
      `Cash-out = bet × ${figures.share(config.rtp.decimal)} ÷ the chance of finding only springs so far, rounded down to the yen. Before rounding, the RTP is ${figures.share(config.rtp.decimal)} whatever the amount of ice and whenever you stop.`,
      `The last step of the table is paid automatically. The highest cash-out is ${figures.multiple(maxWin.multiple)}× your bet.`,
      `The hit rate is for ${config.defaultHazards} tiles of ice and cashing out after one spring.`,
    ]
  },
}

export const texts: Readonly<Record<Language, BoardTitleTexts>> = { ja, en }

function factsOf({ columns, rows, ladders, maxWin }: BoardConfig) {
  const numbers = ladders.map(({ hazards }) => hazards)
  return {
    cells: columns * rows,
    least: Math.min(...numbers),
    most: Math.max(...numbers),
    maxWin,
  }
}
