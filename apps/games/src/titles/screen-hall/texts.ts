import type { TableConfig } from '@andon/arcade/engines/table/index'
import { baccaratWords } from '../../engines/table/baccarat/words.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import { squeezeTexts } from '../../engines/table/two-hands/squeeze-texts.ts'
import type { Language } from '../../shell/text/messages.ts'

/** Seconds from one round to the next, and in which bets are taken. */
export function paceOf({ rounds }: Pick<TableConfig, 'rounds'>): { readonly round: number; readonly open: number } {
  const { openMs, lockMs, showMs, restMs } = rounds?.pace ?? { openMs: 0, lockMs: 0, showMs: 0, restMs: 0 }
  return { round: (openMs + lockMs + showMs + restMs) / 1000, open: openMs / 1000 }
}

const ja: TableTitleTexts = {
  ...baccaratWords.ja,
  tables: { commission: 'コミッションあり', 'no-commission': 'ノーコミッション' },
  squeeze: squeezeTexts.ja,
  start: { label: '賭ける', hint: '置いたチップを賭ける（スペースキーも使えます）' },
  rules: (config, figures) => {
    const where = { commission: 'コミッションあり', noCommission: 'ノーコミッション' }
    const { points, deal, banker, sides, pairs, cards, returns, chips, roads } = baccaratWords.ja.paragraphs(
      config,
      figures,
      where,
    )
    const pace = paceOf(config)
    return [
      `この部屋の全員で、同じゲームを見ます。1ゲームは約${pace.round}秒で、はじめの${pace.open}秒間ベットを受け付けます。締切後に届いたベットは無効で、残高からは引かれません。`,
      'ディーラーはイラストで、実在の人物ではありません。8組416枚のカードを、1ゲームごとにすべてそろえて配ります。前に出たカードが次のゲームの確率を変えることはありません。結果は、締め切ったあとでサーバーと別の署名プログラムが一緒に決めます。',
      points,
      deal,
      banker,
      sides,
      pairs,
      cards,
      returns,
      chips,
      'そのゲームでベット額が最も多いプレイヤーは、カードを絞って、全員に見せながらめくれます。時間内にめくられなかったカードは、ディーラーがめくります。カードは絞る前に決まっていて、めくり方で結果が変わることはありません。',
      'ゲームの途中で退出しても、賭けたベットはそのまま有効です。',
      roads,
    ]
  },
}

const en: TableTitleTexts = {
  ...baccaratWords.en,
  tables: { commission: 'Commission', 'no-commission': 'No commission' },
  squeeze: squeezeTexts.en,
  start: { label: 'Bet', hint: 'Place your chips, or press space' },
  rules: (config, figures) => {
    const where = { commission: 'with commission', noCommission: 'Without commission' }
    const { points, deal, banker, sides, pairs, cards, returns, chips, roads } = baccaratWords.en.paragraphs(
      config,
      figures,
      where,
    )
    const pace = paceOf(config)
    return [
      `Everybody in this hall plays the same hand. A round takes about ${pace.round} seconds, and bets are taken in the first ${pace.open}. A bet that arrives after the close is not accepted, and nothing is taken from your balance.`,
      'The dealer is a drawing, not a real person. Every hand is dealt from eight full decks, 416 cards. Cards dealt before never change the next hand. After the close, the server and a separate signing program decide the result together.',
      points,
      deal,
      banker,
      sides,
      pairs,
      cards,
      returns,
      chips,
      'The player with the highest bet of the round may squeeze the cards for everybody to see. A card that isn’t turned in time is turned by the dealer. The cards are drawn before anybody touches them, and how they are turned changes nothing.',
      'If you leave during a round, your bets stay in play.',
      roads,
    ]
  },
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
