import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { inFraction, inWords } from '../../engines/slot/hold/chance.ts'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'
import { hold as look } from './hold.ts'

const ja: TitleTexts = {
  symbols: {
    tomoe: '巴の太鼓',
    raijin: '雷神の面',
    fujin: '風神の面',
    drum: '大太鼓',
    sticks: 'ばち',
    bolt: '稲妻',
    bell: '鈴',
    tiger: '虎皮',
    swirl: '雷雲',
  },
  scatterWin: (count, amount) => `${count}つで ${amount}`,
  rules: (config, figures) => {
    const hold = holdOf(config)
    const { multiple: times, rounds, share } = figures
    const [least, most] = ordinary(hold)
    const names = look.texts.ja.prizes
    return [
      `リール${config.reels}本、${config.rows}段、${config.lines.length}ラインのスロットです。同じ絵柄が左端のリールから3つ以上続けて並ぶと当たりです。各ラインでは最も高い配当だけを支払い、異なるラインの配当は合計します。`,
      `巴の太鼓が画面のどこかに${hold.coinsToStart}張以上出ると、連打が始まります（約${rounds(hold.oneIn)}回に1回）。出た太鼓はその場に残り、ほかのマスだけがもう一度回ります。残高からは引かれません。`,
      `リスピンは${hold.respins}回です。新しい太鼓が1張でも出るたびに残り${hold.respins}回に戻り、${hold.respins}回続けて出なければ終わりです。空いたマスに太鼓が出る確率は、各マス・各リスピンで${inFraction(hold)}です。`,
      `太鼓にはそれぞれベット額の${times(least)}倍から${times(most)}倍の金額か、固定賞がついています。終わったときに残っている太鼓をすべて合計して支払います。それぞれの出現率は配当表のとおりです。`,
      `固定賞は3種類です。${hold.prizes.map(({ tier, multiple, oneIn }) => `「${names[tier] ?? tier}」はベット額の${times(multiple)}倍（約${rounds(oneIn)}回に1回）`).join('、')}。「小」と「中」は太鼓に付いて現れ、「大」は${config.reels * config.rows}マスすべてが太鼓で埋まり、輪の太鼓が残らず鳴ったときに獲得します。賞の額は常に一定で、積み立ては行いません。`,
      `RTP（還元率） ${share(config.rtp.decimal, 3)} のうち、固定賞の分は ${share(prizeShare(hold), 3)}（${hold.prizes.map(({ tier, returnShare }) => `${names[tier] ?? tier} ${share(returnShare, 3)}`).join('、')}）、それ以外の分は ${share(config.rtp.decimal - prizeShare(hold), 3)} です（いずれも端数切り捨て）。1ラウンドの獲得は、すべて合わせてベット額の${times(hold.mostMultiple)}倍までです。`,
      '各ラウンドの結果は独立しています。固定賞が長く出ていなくても、出やすくなることはありません。',
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    tomoe: 'Storm drum',
    raijin: 'Thunder god',
    fujin: 'Wind god',
    drum: 'Great drum',
    sticks: 'Drumsticks',
    bolt: 'Lightning',
    bell: 'Bell',
    tiger: 'Tiger skin',
    swirl: 'Storm cloud',
  },
  scatterWin: (count, amount) => `${count} pay ${amount}`,
  rules: (config, figures) => {
    const hold = holdOf(config)
    const { multiple: times, rounds, share } = figures
    const [least, most] = ordinary(hold)
    const names = look.texts.en.prizes
    return [
      `${config.reels} reels, ${config.rows} rows, ${config.lines.length} lines. Three or more matching symbols on a line pay from the leftmost reel. Each line pays its highest win only; wins on different lines are added.`,
      `${hold.coinsToStart} or more storm drums anywhere start the drumming (about 1 in ${rounds(hold.oneIn)} rounds). The drums stay where they are, and all other cells spin again at no extra cost.`,
      `You have ${hold.respins} respins. Every new drum gives you ${hold.respins} again, and the drumming ends after ${hold.respins} in a row without one. Each empty cell has a ${inWords(hold)} chance of a drum in each respin.`,
      `Each drum carries ${times(least)}× to ${times(most)}× your bet, or a fixed prize. When the respins end, all drums are added up and paid. The paytable shows how often each value comes.`,
      `There are three fixed prizes: ${hold.prizes.map(({ tier, multiple, oneIn }) => `${names[tier] ?? tier} pays ${times(multiple)}× your bet (about 1 in ${rounds(oneIn)} rounds)`).join(', ')}. Mini and Major are on drums. Grand is won when all ${config.reels * config.rows} cells hold drums and the whole ring sounds. Fixed prizes never grow.`,
      `Of the RTP of ${share(config.rtp.decimal, 3)}, fixed prizes are ${share(prizeShare(hold), 3)} (${hold.prizes.map(({ tier, returnShare }) => `${names[tier] ?? tier} ${share(returnShare, 3)}`).join(', ')}) and everything else is ${share(config.rtp.decimal - prizeShare(hold), 3)}, each rounded down. A round pays up to ${times(hold.mostMultiple)}× your bet in total.`,
      'Every round is independent. A fixed prize never becomes due because it has not been won for a while.',
    ]
  },
}

type Hold = NonNullable<SlotConfig['hold']>

function holdOf({ hold }: SlotConfig): Hold {
  if (!hold) throw new Error('the server sends no figures of hold and win')
  return hold
}

/** The least and the greatest multiple of drums without a prize. */
function ordinary({ coins }: Hold): readonly [number, number] {
  const multiples = coins.filter(({ tier }) => tier === null).map(({ multiple }) => multiple)
  return [Math.min(...multiples), Math.max(...multiples)]
}

const prizeShare = ({ prizes }: Hold) => prizes.reduce((sum, { returnShare }) => sum + returnShare, 0)

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
