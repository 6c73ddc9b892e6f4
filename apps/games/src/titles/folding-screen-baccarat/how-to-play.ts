import type { HowToPlay } from '../../engines/how-to-play.ts'
import { baccaratGuide } from '../../engines/table/baccarat/guide.ts'

export const howToPlay: HowToPlay<'table'> = {
  ja: (config, figures) => {
    const where = { commission: 'コミッションありのテーブル', noCommission: 'ノーコミッションのテーブル' }
    const guide = baccaratGuide.ja(config, figures, where)
    return [
      {
        title: '遊び方',
        text: [
          guide.game,
          guide.draw,
          'カードは自分でめくる（絞り）ことも、自動でめくることもできます。カードはめくる前に決まっていて、めくり方で結果は変わりません。',
        ],
      },
      { title: 'ベットの種類', text: [guide.sides, guide.others] },
      { title: '還元率とベストな選び方', text: [guide.best, guide.lower, guide.noMemory] },
    ]
  },
  en: (config, figures) => {
    const where = { commission: 'at the table with commission', noCommission: 'at the table without' }
    const guide = baccaratGuide.en(config, figures, where)
    return [
      {
        title: 'How it works',
        text: [
          guide.game,
          guide.draw,
          'Turn the cards over yourself (squeeze) or have them dealt open. They are drawn before you touch them, and how you turn them changes nothing.',
        ],
      },
      { title: 'The bets', text: [guide.sides, guide.others] },
      { title: 'The returns, and best play', text: [guide.best, guide.lower, guide.noMemory] },
    ]
  },
}
