import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    moon: '満月',
    gate: '鳥居',
    lantern: '提灯',
    koi: '錦鯉',
    crane: '丹頂鶴',
    lotus: '蓮',
    fox: '狐面',
    fan: '花火の扇',
    maple: '紅葉',
    wave: '波',
    bamboo: '竹',
    plum: '梅',
  },
  scatterWin: (count, amount) => `鳥居${count}つで ${amount}`,
  rules: (config, figures) => [
    `リール${config.reels}本、${config.lines.length}ラインのスロットです。同じ絵柄が左端のリールから続けて並ぶと当たりです。各ラインでは最も高い配当だけを支払い、異なるラインの配当は合計します。`,
    '満月はワイルドです。鳥居以外のすべての絵柄の代わりになります。',
    ...Object.entries(config.scatter).map(
      ([count, { stakeMultiple, freeSpins }]) =>
        `鳥居が${count}つ出ると、ベット額の${figures.multiple(stakeMultiple)}倍とフリースピン${freeSpins}回を獲得します。`,
    ),
    `フリースピンでは、当たりラインに含まれる満月1つごとに、そのラインの配当が${config.freeSpinWildMultiplier}倍になります。フリースピン中に鳥居がそろうと、回数が追加されます。`,
    'フリースピンは獲得時と同じベット額で行われ、残高からは引かれません。',
  ],
}

const en: TitleTexts = {
  symbols: {
    moon: 'Full moon',
    gate: 'Gate',
    lantern: 'Lantern',
    koi: 'Koi',
    crane: 'Crane',
    lotus: 'Lotus',
    fox: 'Fox mask',
    fan: 'Fan of fireworks',
    maple: 'Maple',
    wave: 'Wave',
    bamboo: 'Bamboo',
    plum: 'Plum blossom',
  },
  scatterWin: (count, amount) => `${count} gates win ${amount}`,
  rules: (config, figures) => [
    `${config.reels} reels, ${config.lines.length} lines. Matching symbols on a line pay from the leftmost reel. Each line pays its highest win only; wins on different lines are added.`,
    'The full moon is wild and substitutes for all symbols except the gate.',
    ...Object.entries(config.scatter).map(
      ([count, { stakeMultiple, freeSpins }]) =>
        `${count} gates anywhere pay ${figures.multiple(stakeMultiple)}× your bet and award ${freeSpins} free spins.`,
    ),
    `During free spins, each full moon in a line win multiplies that win by ${config.freeSpinWildMultiplier}. Gates award more free spins.`,
    'Free spins are played at the triggering bet at no extra cost.',
  ],
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
