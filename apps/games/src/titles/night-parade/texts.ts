import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    tengu: '天狗の面',
    'long-neck': 'ろくろ首',
    cat: '猫又',
    kappa: '河童',
    umbrella: 'からかさ小僧',
    'one-eye': '豆腐小僧',
    kettle: '茶釜だぬき',
    lantern: '提灯お化け',
    wisp: '狐火',
  },
  scatterWin: (count, amount) => `狐火${count}つで ${amount}`,
  rules: (config, figures) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls, mostFreeSpins } = paradeOf(config)
    return [
      `横${config.reels}列、縦${config.rows}段の絵巻です。同じ妖怪が上下左右に${least}体以上つながると当たりです。ななめはつながりません。`,
      `当たった妖怪は青い火で燃えて消え、上の絵柄が落ちて、空いたところに新しい絵柄が現れます。新しい当たりがある限り、残高から引かれずに連鎖が続きます。連鎖は1スピンに最大${mostFalls}回です。`,
      '提灯お化けはワイルドです。となり合うどの妖怪のつながりにも加わり、同時にいくつものつながりに数えられます。提灯お化けだけでは当たりになりません。',
      `連鎖のたびに絵巻がひと場面進み、その後の当たりの倍率が${multiplierPerFall}ずつ上がります。最初は1倍、最大は${mostMultiplier}倍です。通常のスピンが終わると1倍に戻ります。`,
      '狐火は連鎖で消えません。連鎖が終わったときの数で判定し、その配当に倍率はかかりません。',
      ...Object.entries(config.scatter).map(
        ([count, { stakeMultiple, freeSpins }], index, { length }) =>
          `狐火が${count}つ${index === length - 1 ? '以上' : ''}そろうと夜が訪れ、ベット額の${figures.multiple(stakeMultiple)}倍とフリースピン${freeSpins}回を獲得します。`,
      ),
      `フリースピンは提灯お化けの多い専用のリールで行われます。倍率は1倍から始まり、次のスピンに引き継がれます。フリースピン中に狐火がそろうと回数が追加されます。1ラウンドで最大${mostFreeSpins}回です。`,
      'フリースピンは獲得時と同じベット額で行われ、残高からは引かれません。',
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    tengu: 'Tengu mask',
    'long-neck': 'Long-necked woman',
    cat: 'Two-tailed cat',
    kappa: 'Kappa',
    umbrella: 'One-legged umbrella',
    'one-eye': 'Tofu boy',
    kettle: 'Tea-kettle tanuki',
    lantern: 'Lantern ghost',
    wisp: 'Foxfire',
  },
  scatterWin: (count, amount) => `${count} foxfires win ${amount}`,
  rules: (config, figures) => {
    const { least, multiplierPerFall, mostMultiplier, mostFalls, mostFreeSpins } = paradeOf(config)
    return [
      `${config.reels} columns, ${config.rows} rows. ${least} or more of the same yokai pay when they touch side by side or one above the other. Corners do not count.`,
      `Winning yokai burn away in blue fire, the symbols above them fall, and new ones appear on top. Tumbles continue at no extra cost for as long as there are new wins, up to ${mostFalls} per spin.`,
      'The lantern ghost is wild. It joins every cluster it touches and can count in several at once. Lantern ghosts alone do not pay.',
      `With each tumble the scroll moves on by one scene, and the multiplier for the wins that follow grows by ${multiplierPerFall}. It starts at 1× and goes up to ${mostMultiplier}×. After a paid spin it resets to 1×.`,
      'Foxfires never burn away. They are counted when the tumbles of a spin end, and the multiplier does not apply to them.',
      ...Object.entries(config.scatter).map(
        ([count, { stakeMultiple, freeSpins }], index, { length }) =>
          `${count}${index === length - 1 ? ' or more' : ''} foxfires bring the night: they pay ${figures.multiple(stakeMultiple)}× your bet and award ${freeSpins} free spins.`,
      ),
      `Free spins use special reels with more lantern ghosts. The multiplier starts at 1× and carries over from spin to spin. Foxfires award more free spins, up to ${mostFreeSpins} in a round.`,
      'Free spins are played at the triggering bet at no extra cost.',
    ]
  },
}

/** The figures of the falls, as the server sends them. */
function paradeOf({ symbols, tumble }: SlotConfig) {
  if (!tumble) throw new Error('the server sends no figures of the falls')
  const counts = symbols.flatMap(({ pays }) => Object.keys(pays).map(Number))
  return { least: Math.min(...counts), ...tumble }
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
