import { type PlinkoConfig, paysOf } from '../../engines/instant/plinko/plinko-config.ts'
import type { PlinkoTitleTexts } from '../../engines/instant/plinko/plinko-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

function factsOf({ tables, preset, maxWin, rtp, leastRtp }: PlinkoConfig, figures: Figures) {
  const everyRows = tables.map(({ rows }) => rows)
  const most = tables.filter((table) => paysOf(table).some(({ multiple }) => multiple === maxWin.multiple)).at(-1)
  return {
    fewest: Math.min(...everyRows),
    most: Math.max(...everyRows),
    count: tables.length,
    preset: preset.rows,
    rtp: figures.share(rtp.decimal),
    least: figures.share(leastRtp.decimal),
    highest: figures.multiple(maxWin.multiple),
    oneIn: figures.rounds(maxWin.oneIn),
    rowsOfHighest: most?.rows ?? 0,
  }
}

const ja: PlinkoTitleTexts = {
  rules: (config, figures) => {
    const { fewest, most, count, preset, rtp, least, highest, oneIn, rowsOfHighest } = factsOf(config, figures)
    return [
      `竹筒から落ちた玉が、真鍮の釘を${fewest}〜${most}段はねて、下の受け皿のどれかに入ります。ベット額、段数、リスク（低・中・高）を選んで始めます。`,
      '玉は1段ごとに、左か右へ同じ確率で進みます。どちらへ進むかはサーバーの抽選で先に決まり、画面の玉はそのとおりに落ちます。',
      '受け皿の倍率と確率は、盤のそばの一覧にあります。確率は「そこに入る道すじの数／すべての道すじの数」です。受け取り額は、ベット額に倍率をかけ、1円未満を切り捨てた額です。倍率が1倍に満たない受け皿では、受け取り額がベット額より少なくなります。',
      `還元率は、${count}通りのどの組み合わせでも同じ${rtp}です。切り捨て後は、最も不利な組み合わせとベット額で${least}です。中央の受け皿の倍率は、還元率がちょうど同じになるように決めた分数で、一覧では小数第2位までを切り捨てて示します。`,
      `最高倍率は${highest}倍で、${rowsOfHighest}段・リスク高の両端の受け皿です（${oneIn}回に1回）。`,
      `ヒット率は、${preset}段・リスク中で遊んだ場合のものです。どの受け皿にも受け取りがあるため、ベット額を下回る受け取りも含みます。`,
      '玉は1つずつ落とします。次の玉は、前の玉が受け皿に入ってから落とせます。過去の結果は、次の結果の確率を変えません。',
    ]
  },
}

const en: PlinkoTitleTexts = {
  rules: (config, figures) => {
    const { fewest, most, count, preset, rtp, least, highest, oneIn, rowsOfHighest } = factsOf(config, figures)
    return [
      `A ball drops from a bamboo pipe through ${fewest} to ${most} rows of brass pins into one of the bins below. Choose your bet, the number of rows and the risk: low, medium or high.`,
      'At every row the ball goes left or right with equal chance. The server draws the whole path first, and the ball you see follows it.',
      'The multiplier and the chance of each bin are listed beside the board. A chance is the number of paths that lead there out of all paths. You get your bet times the multiplier, rounded down to the yen. A bin below 1× returns less than your bet.',
      `All ${count} combinations have the same RTP of ${rtp}. After rounding down it is ${least} at the least favourable combination and bet. The middle bins pay a fraction that makes the RTP exact; the list shows it rounded down to two decimals.`,
      `The highest multiplier is ${highest}×, in the two outer bins with ${rowsOfHighest} rows at high risk (1 in ${oneIn}).`,
      `The hit rate is for ${preset} rows at medium risk. Every bin pays something, so it includes payouts below your bet.`,
      'Balls drop one at a time: the next one can start once the last one lies in its bin. Past results do not change the odds.',
    ]
  },
}

export const texts: Readonly<Record<Language, PlinkoTitleTexts>> = { ja, en }
