import type { SlotConfig } from '@andon/arcade/game-api'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    seven: '赤い 7',
    happi: '祭りの半纏',
    shell: '打上げ玉',
    lantern: '提灯',
    drum: '太鼓',
    goldfish: '金魚',
    fan: 'うちわ',
    chime: '風鈴',
    sparkler: '線香花火',
  },
  scatterWin: (count, amount) => `${count} つで ${amount}`,
  rules: (config, figures) => {
    const { big, reg } = bonusesOf(config)
    const oneIn = (bonus: Bonus) => `約 ${figures.number(bonus.oneIn)} 回に 1 回`
    return [
      `${config.reels} 本のリールと ${config.lines.length} 本のラインで遊びます。同じ絵柄が左端のリールから続けて並ぶと当たりです。各ラインでは最も高い当たりだけを支払い、異なるラインの当たりは合計します。`,
      '線香花火は、左端のリールに 1 つあるだけでも当たりです。ほかの絵柄は 3 つ並ぶと当たりです。',
      '告知ランプが花のように開くと、ボーナス確定です。ランプは、ボーナスが始まるときに必ず開き、始まらないときには開きません。',
      `赤い 7 がライン上に ${config.reels} つ並ぶと BIG（${oneIn(big)}）です。最大 ${big.games} ゲームで、${big.wins} ゲーム当たるとそこで終わります。`,
      `祭りの半纏がライン上に ${config.reels} つ並ぶと REG（${oneIn(reg)}）です。最大 ${reg.games} ゲームで、${reg.wins} ゲーム当たるとそこで終わります。両方が同時に並んだときは BIG だけが始まります。`,
      'ボーナスゲームは、始めたときと同じ賭け金で、追加の賭けなしに続けて行われます。専用のリールを使い、赤い 7 と半纏は出ません。当たりの数は、枠の左の玉に灯ります。',
      '各ラウンドの結果は互いに独立しています。天井や設定はなく、前のラウンドは次の結果に影響しません。',
    ]
  },
}

const en: TitleTexts = {
  symbols: {
    seven: 'Red seven',
    happi: 'Festival coat',
    shell: 'Firework shell',
    lantern: 'Lantern',
    drum: 'Drum',
    goldfish: 'Goldfish',
    fan: 'Fan',
    chime: 'Wind chime',
    sparkler: 'Sparkler',
  },
  scatterWin: (count, amount) => `${count} pay ${amount}`,
  rules: (config, figures) => {
    const { big, reg } = bonusesOf(config)
    const oneIn = (bonus: Bonus) => `about once in ${figures.number(bonus.oneIn)} rounds`
    return [
      `The game has ${config.reels} reels and ${config.lines.length} lines. Equal symbols on a line win if they stand side by side from the leftmost reel. Each line pays its best win only; wins on different lines add up.`,
      'A sparkler pays even when it stands alone on the leftmost reel. All other symbols pay in threes.',
      'When the notice lamp blooms, a bonus is certain. It blooms before every bonus, and never without one.',
      `${config.reels} red sevens on a line start BIG (${oneIn(big)}): up to ${big.games} bonus games. They end early once ${big.wins} of them have won.`,
      `${config.reels} festival coats on a line start REG (${oneIn(reg)}): up to ${reg.games} bonus games, ending early once ${reg.wins} of them have won. If both land at once, only BIG starts.`,
      'Bonus games are played at the stake of the round and cost nothing more. They use reels of their own, without red sevens and festival coats. The beads on the left of the frame count the games won.',
      'Each round is independent. There is no hidden setting and no guaranteed bonus after a number of rounds.',
    ]
  },
}

type Bonus = NonNullable<NonNullable<SlotConfig['bonuses']>['big']>

function bonusesOf({ bonuses }: SlotConfig): { big: Bonus; reg: Bonus } {
  const { big, reg } = bonuses ?? {}
  if (!big || !reg) throw new Error('this game has BIG and REG')
  return { big, reg }
}

export const texts: Readonly<Record<Language, TitleTexts>> = { ja, en }
