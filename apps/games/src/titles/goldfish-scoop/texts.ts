import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { inFraction, inWords } from '../../engines/slot/hold/chance.ts'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    bowl: '金魚鉢',
    mask: 'ひょっとこの面',
    pinwheel: '風車',
    fan: 'うちわ',
    ramune: 'ラムネ',
    apple: 'りんご飴',
    ice: 'かき氷',
    yoyo: '水風船',
  },
  scatterWin: (count, amount) => `${count}個で ${amount}`,
  rules: (config, figures) => {
    const hold = holdOf(config)
    const { multiple: times, rounds } = figures
    const cells = config.reels * config.rows
    return [
      `リール${config.reels}本、${config.lines.length}ラインのスロットです。同じ絵柄が左端のリールから3つ以上続けて並ぶと当たりです。各ラインでは最も高い配当だけを支払い、異なるラインの配当は合計します。`,
      `金魚鉢が画面のどこかに${hold.coinsToStart}個以上出ると、すくいタイムが始まります（約${rounds(hold.oneIn)}回に1回）。出た金魚鉢はその場に残り、ほかのマスだけがもう一度回ります。残高からは引かれません。`,
      `リスピンは${hold.respins}回です。ポイ（紙のすくい網）は、金魚が1匹も来ないたびに破れ、1匹でも来ると新しくなって残り${hold.respins}回に戻ります。空いたマスに金魚が来る確率は、各マス・各リスピンで${inFraction(hold)}です。`,
      `金魚の種類がその金額です。ベット額の${times(hold.coins[0]?.multiple ?? 0)}倍から${times(hold.coins.at(-1)?.multiple ?? 0)}倍まであり、終わったときに残っている金魚をすべて合計して支払います。それぞれの出現率は配当表のとおりです。`,
      `${cells}マスすべてが金魚で埋まると、合計に加えてベット額の${times(hold.fullBoard.multiple)}倍を獲得します（約${rounds(hold.fullBoard.oneIn)}回に1回）。1ラウンドの獲得は、ラインの配当も含めてベット額の${times(hold.mostMultiple)}倍までです。`,
      '各ラウンドの結果は独立しています。回した回数によって、すくいタイムに入りやすくなることはありません。',
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    bowl: 'Goldfish bowl',
    mask: 'Festival mask',
    pinwheel: 'Pinwheel',
    fan: 'Paper fan',
    ramune: 'Marble soda',
    apple: 'Candy apple',
    ice: 'Shaved ice',
    yoyo: 'Water balloon',
  },
  scatterWin: (count, amount) => `${count} pay ${amount}`,
  rules: (config, figures) => {
    const hold = holdOf(config)
    const { multiple: times, rounds } = figures
    const cells = config.reels * config.rows
    return [
      `${config.reels} reels, ${config.lines.length} lines. Three or more matching symbols on a line pay from the leftmost reel. Each line pays its highest win only; wins on different lines are added.`,
      `${hold.coinsToStart} or more goldfish bowls anywhere start the scooping (about 1 in ${rounds(hold.oneIn)} rounds). The bowls stay where they are, and all other cells spin again at no extra cost.`,
      `You have ${hold.respins} respins. The paper of the scoop tears with each one that brings no goldfish. As soon as one lands, you get new paper and ${hold.respins} respins again. Each empty cell has a ${inWords(hold)} chance of a goldfish in each respin.`,
      `Each kind of goldfish has a value of its own, from ${times(hold.coins[0]?.multiple ?? 0)}× to ${times(hold.coins.at(-1)?.multiple ?? 0)}× your bet. When the respins end, all goldfish are added up and paid. The paytable shows how often each kind comes.`,
      `Fill all ${cells} cells and you win ${times(hold.fullBoard.multiple)}× your bet on top (about 1 in ${rounds(hold.fullBoard.oneIn)} rounds). A round pays up to ${times(hold.mostMultiple)}× your bet, line wins included.`,
      'Every round is independent. The scooping never becomes due after a number of rounds.',
    ]
  },
}

function holdOf({ hold }: SlotConfig): NonNullable<SlotConfig['hold']> {
  if (!hold) throw new Error('the server sends no figures of hold and win')
  return hold
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
