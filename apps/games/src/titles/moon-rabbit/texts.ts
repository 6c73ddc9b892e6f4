import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    moon: '満月',
    rabbit: '月の兎',
    mortar: '臼と杵',
    owl: 'みみずく',
    dumplings: '月見団子',
    ewer: '酒器',
    pampas: 'すすき',
    clover: '萩',
    chestnut: '栗',
    crescent: '三日月',
  },
  scatterWin: (count, amount) => `満月${count}つで ${amount}`,
  rules: (config, figures) => [
    `${config.reels}リール、${config.rows}段、${config.lines.length}ラインのスロットです。満月以外の同じ絵柄が、ライン上で左端のリールから続けてそろうと配当が付きます。1ラインにつき最も高い配当だけを支払い、ラインごとの配当は合計されます。`,
    `満月は左から${moonReels(config)}つのリールに出ます。ラインに関係なく、画面のどこにあっても数えます。`,
    ...Object.entries(config.scatter).map(
      ([count, { stakeMultiple, freeSpins }]) =>
        `満月が${count}つ出ると、ベット額の${figures.multiple(stakeMultiple)}倍とフリースピン${freeSpins}回を獲得します。`,
    ),
    `フリースピンの前に、満月以外の${expanding(config)}種類から1つの絵柄が抽選で決まります。どの絵柄が選ばれる確率も同じです。選ばれた絵柄は、フリースピンが終わるまで月の前に浮かびます。`,
    'フリースピン中、選ばれた絵柄が出たリールは、配当の判定前に上から下までその絵柄で埋まります。満月の数は、埋まる前の画面で数えます。',
    `フリースピン中に満月がそろうと回数が追加されます。1ラウンドで最大${config.mostFreeSpins ?? 0}回で、これを超える分は追加されません（残りの枠まで追加されます）。選ばれた絵柄は途中で変わりません。`,
    'フリースピンは専用のリールを使い、獲得時と同じベット額で行われます。残高からは引かれません。',
  ],
}

const en: TitleTexts = {
  symbols: {
    moon: 'Full moon',
    rabbit: 'Moon rabbit',
    mortar: 'Mortar and mallet',
    owl: 'Horned owl',
    dumplings: 'Moon-viewing dumplings',
    ewer: 'Sake ewer',
    pampas: 'Pampas grass',
    clover: 'Bush clover',
    chestnut: 'Chestnuts',
    crescent: 'Crescent moon',
  },
  scatterWin: (count, amount) => `${count} full moons win ${amount}`,
  rules: (config, figures) => [
    `${config.reels} reels, ${config.rows} rows, ${config.lines.length} lines. Matching symbols in a row on a line pay from the leftmost reel; the full moon pays as described below. Each line pays its highest win only; wins on different lines are added.`,
    `Full moons appear on the first ${moonReels(config)} reels and count anywhere in view.`,
    ...Object.entries(config.scatter).map(
      ([count, { stakeMultiple, freeSpins }]) =>
        `${count} full moons pay ${figures.multiple(stakeMultiple)}× your bet and award ${freeSpins} free spins.`,
    ),
    `Before the free spins begin, one of the ${expanding(config)} other symbols is drawn at random. Each is equally likely. It hangs in front of the moon until the free spins end.`,
    'During free spins, each reel that shows the drawn symbol fills with it from top to bottom before wins are paid. Full moons are counted before reels fill.',
    `Full moons award more free spins, up to ${config.mostFreeSpins ?? 0} in a round; an award that would pass that is cut to what is left. The drawn symbol stays the same.`,
    'Free spins use special reels and are played at the triggering bet at no extra cost.',
  ],
}

/** On as many reels as the most moons that pay. */
const moonReels = ({ scatter }: SlotConfig) => Math.max(...Object.keys(scatter).map(Number))
const expanding = ({ expandingSymbols = [] }: SlotConfig) => expandingSymbols.length

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }

/** Said as the symbol is drawn and as it fills reels. */
export const announcements = {
  ja: {
    draws: 'リールを埋める絵柄を抽選中',
    drawn: (name: string) => `${name}がリールを埋めます`,
    fills: (name: string, reels: number) => `${name}が${reels}リールに広がりました`,
  },
  en: {
    draws: 'Drawing the symbol that fills reels',
    drawn: (name: string) => `Fills reels: ${name}`,
    fills: (name: string, reels: number) => `${name} fills ${reels === 1 ? '1 reel' : `${reels} reels`}`,
  },
} as const satisfies Record<Language, unknown>
