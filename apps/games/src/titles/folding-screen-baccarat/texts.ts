import { baccaratWords } from '../../engines/table/baccarat/words.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import { squeezeTexts } from '../../engines/table/two-hands/squeeze-texts.ts'
import type { Language } from '../../shell/text/messages.ts'

const ja: TableTitleTexts = {
  ...baccaratWords.ja,
  tables: { commission: 'コミッションあり', 'no-commission': 'ノーコミッション' },
  squeeze: squeezeTexts.ja,
  start: { label: '配る', hint: 'カードを配る（スペースキーも使えます）' },
  rules: (config, figures) => {
    const where = { commission: 'コミッションありのテーブル', noCommission: 'ノーコミッションのテーブル' }
    const { points, deal, banker, sides, pairs, cards, returns, chips, roads } = baccaratWords.ja.paragraphs(
      config,
      figures,
      where,
    )
    return [
      '8組416枚のカードを、1ゲームごとにすべてそろえて配ります。前に出たカードが次のゲームの確率を変えることはありません。結果はサーバーが決めます。',
      points,
      deal,
      banker,
      sides,
      pairs,
      cards,
      returns,
      chips,
      'カードは自分でめくることも（絞り）、自動でめくることもでき、いつでも切り替えられます。カードは絞る前に決まっていて、めくり方で結果が変わることはありません。しばらく触れずにいると、そのゲームの残りのカードは自動でめくられます。',
      roads,
    ]
  },
}

const en: TableTitleTexts = {
  ...baccaratWords.en,
  tables: { commission: 'Commission', 'no-commission': 'No commission' },
  squeeze: squeezeTexts.en,
  start: { label: 'Deal', hint: 'Deal, or press space' },
  rules: (config, figures) => {
    const where = { commission: 'at the table with commission', noCommission: 'At the table without' }
    const { points, deal, banker, sides, pairs, cards, returns, chips, roads } = baccaratWords.en.paragraphs(
      config,
      figures,
      where,
    )
    return [
      'Every hand is dealt from eight full decks, 416 cards. Cards dealt before never change the next hand, and the server decides the result.',
      points,
      deal,
      banker,
      sides,
      pairs,
      cards,
      returns,
      chips,
      'Turn the cards over yourself (squeeze) or have them dealt open; you can switch at any time. The cards are drawn before you touch them, and how you turn them changes nothing. Leave a card alone for a while, and the rest of the hand is turned over for you.',
      roads,
    ]
  },
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
