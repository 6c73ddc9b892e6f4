import type { InstantConfig } from '@andon/arcade/game-api'
import type { BoardTitleTexts } from '../../engines/board/board-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: BoardTitleTexts = {
  hazards: '氷',
  covered: '雪',
  safe: '温泉',
  hazard: '氷',
  rules: (config, figures) => {
    const { cells, least, most, top } = factsOf(config)
    return [
      `${config.columns} × ${config.rows} の ${cells} マスに雪が積もっています。賭け金と氷の数（${least}〜${most}）を選んで始めます。氷の場所は、始めるときに抽選で決まり、そのあとは変わりません。どの並びも同じ確率です。`,
      'マスを 1 つずつ掘ります。温泉が出るたびに、受け取れる額が上がります。1 マス以上掘ったら、いつでも受け取って終えられます。',
      '氷を割るとラウンドは終わり、賭け金は戻りません。',
      `受け取り額は、賭け金 × ${figures.percent(config.rtp.decimal)} ÷ そこまで温泉だけを掘り当てる確率です。1 円未満は切り捨てます。切り捨て前の還元率は、氷の数やどこでやめるかによらず ${figures.percent(config.rtp.decimal)} です。`,
      `表の最後の段まで掘ると、自動で受け取ります。最高額は賭け金の ${figures.number(top)} 倍です。`,
      `何かが当たる割合は、氷 ${config.defaultHazards} マスで 1 マスだけ掘って受け取る場合の値です。`,
    ]
  },
}

const en: BoardTitleTexts = {
  hazards: 'Ice',
  covered: 'snow',
  safe: 'hot spring',
  hazard: 'ice',
  rules: (config, figures) => {
    const { cells, least, most, top } = factsOf(config)
    return [
      `Snow covers ${cells} tiles, ${config.columns} by ${config.rows}. Choose your stake and how many tiles hide ice (${least} to ${most}). The ice is placed at random when the round starts and never moves; every arrangement is equally likely.`,
      'Dig one tile at a time. Each hot spring raises the amount you can cash out. Once you have found one, you can cash out at any moment.',
      'Hitting ice ends the round and the stake is lost.',
      `Cash-out = stake × ${figures.percent(config.rtp.decimal)} ÷ the chance of finding only springs so far, rounded down to the yen. Before rounding, the return to player is ${figures.percent(config.rtp.decimal)} however much ice you choose and whenever you stop.`,
      `The last step of the table is paid automatically. The highest cash-out is ${figures.number(top)} × stake.`,
      `The share of rounds that win anything is for ${config.defaultHazards} tiles of ice and cashing out after one spring.`,
    ]
  },
}

export const texts: Readonly<Record<Language, BoardTitleTexts>> = { ja, en }

function factsOf({ columns, rows, ladders, maxWin }: InstantConfig) {
  const numbers = ladders.map(({ hazards }) => hazards)
  return {
    cells: columns * rows,
    least: Math.min(...numbers),
    most: Math.max(...numbers),
    /** Rounded down to a hundredth. */
    top: Math.floor(maxWin.multiple * 100) / 100,
  }
}
