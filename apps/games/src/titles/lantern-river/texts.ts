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
  scatterWin: (count, amount) => `鳥居 ${count} つで ${amount}`,
  rules: (config, figures) => [
    `${config.reels} 本のリールと ${config.lines.length} 本のラインで遊びます。同じ絵柄が左端のリールから続けて並ぶと当たりです。各ラインでは最も高い当たりだけを支払い、異なるラインの当たりは合計します。`,
    '満月はワイルドで、鳥居を除くすべての絵柄の代わりになります。',
    ...Object.entries(config.scatter).map(
      ([count, { stakeMultiple, freeSpins }]) =>
        `鳥居がどこかに ${count} つ出ると、賭け金の ${figures.number(stakeMultiple)} 倍とフリースピン ${freeSpins} 回です。`,
    ),
    `フリースピンでは、当たりのラインに加わった満月 1 つごとに、その当たりが ${config.freeSpinWildMultiplier} 倍になります。フリースピン中に鳥居がそろうと、回数が加わります。`,
    'フリースピンは、始めたときと同じ賭け金で、追加の賭けなしに行われます。',
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
    `The game has ${config.reels} reels and ${config.lines.length} lines. Equal symbols on a line win if they stand side by side from the leftmost reel. Each line pays its best win only; wins on different lines add up.`,
    'The full moon is wild: it stands for every symbol but the gate.',
    ...Object.entries(config.scatter).map(
      ([count, { stakeMultiple, freeSpins }]) =>
        `${count} gates anywhere pay ${figures.number(stakeMultiple)} × stake and ${freeSpins} free spins.`,
    ),
    `In free spins each full moon in a line win multiplies that win by ${config.freeSpinWildMultiplier}. Gates in free spins add more of them.`,
    'Free spins are played at the stake that won them and cost nothing more.',
  ],
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
