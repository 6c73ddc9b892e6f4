import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { TitleTexts } from '../../engines/slot/slot-title.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TitleTexts = {
  symbols: {
    seven: '赤い7',
    happi: '祭りの半纏',
    shell: '打上げ玉',
    lantern: '提灯',
    drum: '太鼓',
    goldfish: '金魚',
    fan: 'うちわ',
    chime: '風鈴',
    sparkler: '線香花火',
  },
  scatterWin: (count, amount) => `${count}つで ${amount}`,
  rules: (config, figures) => {
    const { big, reg } = bonusesOf(config)
    const oneIn = (bonus: Bonus) => `約${figures.rounds(bonus.oneIn)}回に1回`
    return [
      `リール${config.reels}本、${config.lines.length}ラインのスロットです。同じ絵柄が左端のリールから続けて並ぶと当たりです。各ラインでは最も高い配当だけを支払い、異なるラインの配当は合計します。`,
      '線香花火は左端のリールに1つ出るだけで当たりです。ほかの絵柄は3つ並ぶと当たりです。',
      '告知ランプが花のように開くと、ボーナス確定です。ランプが開かずにボーナスが始まることも、ボーナスなしでランプが開くこともありません。',
      `赤い7がライン上に${config.reels}つ並ぶと BIG（${oneIn(big)}）です。最大${big.games}ゲームで、${big.wins}回当たると終了します。`,
      `祭りの半纏がライン上に${config.reels}つ並ぶと REG（${oneIn(reg)}）です。最大${reg.games}ゲームで、${reg.wins}回当たると終了します。両方が同時に並んだ場合は BIG だけが始まります。`,
      'ボーナスゲームは獲得時と同じベット額で続けて行われ、残高からは引かれません。専用のリールを使い、赤い7と半纏は出ません。当たりの数だけ、枠の左の玉が灯ります。',
      '各ラウンドの結果は独立しています。天井や設定はなく、前のラウンドは次の結果に影響しません。',
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
    const oneIn = (bonus: Bonus) => `about 1 in ${figures.rounds(bonus.oneIn)} rounds`
    return [
      `${config.reels} reels, ${config.lines.length} lines. Matching symbols on a line pay from the leftmost reel. Each line pays its highest win only; wins on different lines are added.`,
      'A single sparkler on the leftmost reel pays. All other symbols pay in threes.',
      'When the notice lamp blooms, a bonus is guaranteed. It blooms before every bonus, and never without one.',
      `${config.reels} red sevens on a line start BIG (${oneIn(big)}): up to ${big.games} bonus games. The bonus ends once ${big.wins} of them have won.`,
      `${config.reels} festival coats on a line start REG (${oneIn(reg)}): up to ${reg.games} bonus games, ending early once ${reg.wins} of them have won. If both land at once, only BIG starts.`,
      'Bonus games are played at the triggering bet at no extra cost. They use special reels without red sevens and festival coats. The beads to the left of the frame count the games won.',
      'Every round is independent. There are no hidden settings and no bonus is due after a number of rounds.',
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
