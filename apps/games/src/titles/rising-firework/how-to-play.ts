import type { HowToPlay } from '../../engines/how-to-play.ts'
import { factsOf } from './texts.ts'

export const howToPlay: HowToPlay<'crash'> = {
  ja: (config, figures) => {
    const { rtp, highest, oneIn, least, most, preset, presetChance, atOnce, bets, openSeconds } = factsOf(
      config,
      figures,
    )
    return [
      {
        title: '遊び方',
        text: [
          `受付中の${openSeconds}秒間に賭けます。締め切ると花火玉が昇りはじめ、倍率が上がっていきます。開く前に受け取れば勝ち、受け取る前に開けばはずれです。`,
          `1ラウンドに${bets}つまで賭けられます。1つは早めに受け取り、もう1つは高い倍率を待つ、といった遊び方ができます。`,
          '花火玉は全員に同じ1発です。ほかの人が受け取っても、開く時点は変わりません。',
        ],
      },
      {
        title: '自動受取',
        text: [
          `${least}倍から${most}倍までの倍率を入れておくと、その倍率で自動的に受け取ります。受け取りの操作が間に合うかどうかを気にせずに遊べます。`,
          '手で受け取るときは、サーバーが受信した時点の倍率になります。通信には時間がかかるため、画面で見た倍率より少し高いか、間に合わないことがあります。',
        ],
      },
      {
        title: '確率と還元率',
        text: [
          `倍率に届く確率は「${rtp}÷倍率」です。たとえば${preset}倍に届くのは${presetChance}です。${atOnce}の確率で、1.00倍のまますぐに開きます。`,
          `還元率はどの倍率で受け取っても${rtp}で、有利な倍率はありません。最高は${highest}倍で、最後まで受け取らない場合に${oneIn}回に1回です。`,
          '前のラウンドが低かったからといって、次が高くなることはありません。',
        ],
      },
    ]
  },
  en: (config, figures) => {
    const { rtp, highest, oneIn, least, most, preset, presetChance, atOnce, bets, openSeconds } = factsOf(
      config,
      figures,
    )
    return [
      {
        title: 'How it works',
        text: [
          `Bet while bets are open, for ${openSeconds} seconds. Then the shell climbs and the multiplier rises with it. Cash out before it bursts to win; if it bursts first, the bet is lost.`,
          `You can have up to ${bets} bets in a round: cash one out early, for example, and let the other wait for more.`,
          'It is the same shell for everyone. When other players cash out, that does not change when it bursts.',
        ],
      },
      {
        title: 'Auto cash-out',
        text: [
          `Enter a multiplier from ${least}× to ${most}× and your bet leaves there by itself. You do not have to be quick.`,
          'When you press the button yourself, the multiplier at the moment the server receives it counts. A message takes time, so it can be a little higher than what you saw, or too late.',
        ],
      },
      {
        title: 'Chances and RTP',
        text: [
          `The chance to reach a multiplier is ${rtp} ÷ the multiplier: ${presetChance} for ${preset}×, for example. In ${atOnce} of rounds the shell bursts at once, at 1.00×.`,
          `The RTP is ${rtp} wherever you cash out, so no multiplier is better than another. The highest is ${highest}×, once in ${oneIn} rounds for a bet that never leaves earlier.`,
          'A low round does not make the next one higher.',
        ],
      },
    ]
  },
}
