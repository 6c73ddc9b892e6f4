import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import { chanceOf, readingOf } from '../../engines/crash/crash-config.ts'
import type { CrashTitleTexts } from '../../engines/crash/crash-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'

export function factsOf(config: CrashConfig, figures: Figures) {
  const { rtp, maxWin, leastAutoHundredths, mostHundredths, presetAuto, rounds, return: share } = config
  const chance = chanceOf(config, presetAuto)
  return {
    rtp: figures.share(rtp.decimal),
    highest: figures.multiple(maxWin.multiple),
    oneIn: figures.rounds(maxWin.oneIn),
    least: readingOf(leastAutoHundredths),
    most: readingOf(mostHundredths),
    preset: readingOf(presetAuto),
    presetChance: `${chance.numerator}/${chance.denominator}`,
    atOnce: figures.share((share.denominator - share.numerator) / share.denominator),
    bets: figures.number(rounds?.mostBets ?? 0),
    openSeconds: figures.number((rounds?.pace.openMs ?? 0) / 1000),
  }
}

const ja: CrashTitleTexts = {
  rules: (config, figures) => {
    const { rtp, highest, oneIn, least, most, preset, presetChance, atOnce, bets, openSeconds } = factsOf(
      config,
      figures,
    )
    return [
      `1発の花火玉を、テーブルの全員が一緒に見守ります。受付は${openSeconds}秒間で、1人${bets}つまで賭けられます。締め切ったあとの変更や取り消しはできません。`,
      '花火玉が昇るにつれて、倍率は1.00倍から上がります。開く前に「受け取る」を押すと、サーバーが受信した時点の倍率をベット額にかけた額を受け取れます。開いたあとに届いたものは間に合いません。そのときは、受信した時刻とその時点の倍率を表示します。',
      `自動受取を${least}倍から${most}倍までの倍率にしておくと、その倍率ちょうどで自動的に受け取ります。設定はサーバーにあるので、接続が切れても有効です。${most}倍まで昇ると、残っている全員が受け取り、ラウンドは終わります。`,
      `どの倍率に届く確率も「${rtp}÷倍率」です。${preset}倍なら${presetChance}です。${atOnce}の確率で、だれも受け取れないまま1.00倍で開きます。`,
      `還元率は、どの倍率で受け取っても${rtp}です。最高倍率は${highest}倍です（最後まで受け取らない場合で${oneIn}回に1回）。`,
      '結果は、公開済みの数の列と、締め切りのあとに全員の賭けから作られる署名の両方で決まります。締め切りまでは、だれにも分かりません。過去の結果は、次の結果の確率を変えません。',
    ]
  },
}

const en: CrashTitleTexts = {
  rules: (config, figures) => {
    const { rtp, highest, oneIn, least, most, preset, presetChance, atOnce, bets, openSeconds } = factsOf(
      config,
      figures,
    )
    return [
      `Everyone at the table watches the same shell. Bets are open for ${openSeconds} seconds, up to ${bets} for each player. After that they cannot be changed or taken back.`,
      'As the shell climbs, the multiplier rises from 1.00×. Cash out before it bursts and you get your bet times the multiplier at the moment the server received it. A cash-out received after the burst is too late: you are shown when it arrived and what the multiplier was by then.',
      `Set an auto cash-out from ${least}× to ${most}× and your bet leaves at exactly that multiplier. The server keeps it, so it works even if you lose your connection. At ${most}× everyone still in is cashed out and the round ends.`,
      `The chance to reach any multiplier is ${rtp} ÷ the multiplier: ${presetChance} for ${preset}×. In ${atOnce} of rounds the shell bursts at 1.00× before anyone can cash out.`,
      `The RTP is ${rtp} wherever you cash out. The highest multiplier is ${highest}× (1 in ${oneIn} for a bet that never leaves earlier).`,
      'The result comes from a chain of numbers committed to in advance, together with a signature made after the lock over everyone’s bets. Until then nobody can know it. Past results do not change the odds.',
    ]
  },
}

export const texts: Readonly<Record<Language, CrashTitleTexts>> = { ja, en }
